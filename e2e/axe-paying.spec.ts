// What somebody who pays sees, in light and dark, English and Arabic, at the sizes of the projects.
import { expectFaultless } from './faultless.ts'
import { expect, test } from './journey.ts'
import { visit } from './newcomer.ts'
import { fillBilling, GOOD, heading, payBy } from './till.ts'

test.slow()

test('a top-up, from its sum to the way out of the contract', async ({ newMember, browserOf }) => {
  const page = await browserOf(await newMember())
  const dialog = page.getByRole('dialog')
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Top up balance' }).click()
  await expect(page.getByRole('radio', { name: /€\s25/ })).toBeChecked()
  await expectFaultless(page, 'top-up, step 1')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Billing details' })).toBeVisible()
  const pay = dialog.getByRole('button', { name: /^Pay/ })
  await expectFaultless(page, 'top-up, step 2')
  await dialog.getByRole('checkbox', { name: 'I need an invoice with my address' }).check()
  await pay.click()
  await expect(dialog.getByText('Surname is required')).toBeVisible()
  await expectFaultless(page, 'top-up, step 2, refused')
  await fillBilling(page)
  await dialog.getByRole('checkbox', { name: /want my points at once/ }).check()
  await pay.click()
  await page.waitForURL(/\/sandbox\/gateway\/pay\//)
  await payBy(page, GOOD)

  await expect(heading(page, 'Order Placed Successfully')).toBeVisible()
  await expect(page.getByText('Balance now')).toBeVisible()
  await expectFaultless(page, 'payment, success')
  const orderId = new URL(page.url()).searchParams.get('order_id')!
  let status = 'pending'
  await page.route('**/api/orders/status*', (route) =>
    route.fulfill({ json: { status: 'OK', message: null, payload: null, order: { id: orderId, status } } }),
  )
  await visit(page, `/processing-payment?order_id=${orderId}`)
  await expect(page.getByText('Waiting for your bank.')).toBeVisible()
  await expectFaultless(page, 'payment, processing')
  status = 'failed'
  await visit(page, `/fail-payment?order_id=${orderId}`)
  await expect(heading(page, 'Order Payment Failed')).toBeVisible()
  await expectFaultless(page, 'payment, failed')
  await page.unrouteAll()

  await visit(page, '/account?tab=orders')
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText('Successfully')
  await expectFaultless(page, 'orders')
  await page.getByRole('region', { name: 'Orders' }).getByRole('link', { name: /^G-/ }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt / })).toBeVisible()
  await expectFaultless(page, 'receipt')
  await visit(page, '/account')
  await expect(page.getByRole('link', { name: /^Withdraw from contract/ }).filter({ visible: true })).toBeVisible()
  await expectFaultless(page, 'purchase history')
  await page
    .getByRole('link', { name: /^Withdraw from contract/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).waitFor()
  await expectFaultless(page, 'withdrawal')
})
