import { expect, test } from './journey.ts'
import { visit } from './newcomer.ts'
import {
  ASKING,
  mailed,
  billed,
  confirmAtBank,
  DECLINED,
  fillBilling,
  GOOD,
  heading,
  LATE,
  payBy,
  purse,
  settle,
  SLOW,
  toGateway,
} from './till.ts'

test('a good card: the balance rises where one looks, the order has a receipt, and what is unused can be had back', async ({
  newMember,
  browserOf,
}) => {
  const member = await newMember()
  const page = await browserOf(member)
  const other = await page.context().newPage()
  await visit(other, '/account?tab=orders')
  await expect(other.getByText('No orders found')).toBeVisible()
  await visit(page, '/account')
  await expect(page.getByText('No transaction history yet')).toBeVisible()
  await page.getByRole('button', { name: 'Top up balance' }).click()
  await expect(page.getByRole('radio', { name: /€\s25/ })).toBeChecked()
  await toGateway(page, '25.00', fillBilling)
  await payBy(page, GOOD)

  await expect(heading(page, 'Order Placed Successfully')).toBeVisible()
  await expect(page.getByText('+3\u00a0300')).toBeVisible()
  await expect(purse(page)).toContainText('3\u00a0500.00')
  await expect(purse(other)).toContainText('3\u00a0500.00')
  const order = /G-\d{4}-\d{6}/.exec((await page.getByText('Order number').textContent())!)![0]

  await page.getByRole('link', { name: 'View Orders' }).click()
  const orders = page.getByRole('region', { name: 'Orders' })
  await expect(orders).toContainText('Successfully')
  await orders.getByRole('link', { name: order }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt / })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Prinsengracht 3')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('link', { name: 'Download PDF' })])
    await expect(part).toBeHidden()
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  const [paper] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download PDF' }).click()])
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/)

  await visit(page, '/account')
  await page.getByRole('link', { name: `Withdraw from contract ${order}` }).click()
  await expect(page.getByText(`the purchase of order ${order}`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByRole('heading', { name: 'We have received your withdrawal' })).toBeVisible()
  await expect(purse(page)).toContainText('200.00')
  await expect(purse(other)).toContainText(/^200\.00/)
  await page.getByRole('link', { name: 'Back to my account' }).click()
  await expect(page.getByText(/€\s25\.00 refunded/).filter({ visible: true })).toBeVisible()
  await expect.poll(() => mailed(page, member.email)).toContain('We have received your withdrawal')
  expect(await mailed(page, member.email)).toContainEqual(expect.stringMatching(/^Your receipt /))
  await visit(page, '/account?tab=orders')
  await expect(orders).toContainText('Refunded')
})

test('leaving the payment page, a declined card, a wrong code and the right one end in one order', async ({
  newMember,
  browserOf,
  watch,
}) => {
  watch.expects(/status of 422 .*\/sandbox\/gateway\//)
  const page = await browserOf(await newMember())
  await visit(page, '/account?tab=balance')
  await page.getByLabel('Another amount').fill('12.50')
  await page.getByRole('radio', { name: 'Mastercard' }).check({ force: true })
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await billed(page, '12.50', fillBilling)
  await page.getByRole('button', { name: /^Cancel and return/ }).click()
  await expect(heading(page, 'Payment canceled')).toBeVisible()
  await expect(page.getByText('You left the payment page before paying.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Another amount')).toHaveValue('12.50')
  await toGateway(page, '12.50')

  const refusal = page.getByRole('alert')
  await payBy(page, DECLINED)
  await expect(refusal).toContainText('The bank declined this card')
  await payBy(page, ASKING)
  for (const tries of [2, 1]) {
    await confirmAtBank(page, '000000')
    await expect(page.getByText(`${tries === 1 ? 'One try' : '2 tries'} left`)).toBeVisible()
  }
  await confirmAtBank(page, '000000')
  await expect(refusal).toContainText('Your bank could not confirm that it is you')
  await payBy(page, ASKING)
  await confirmAtBank(page, '123456')
  await expect(heading(page, 'Order Placed Successfully')).toBeVisible()
  await expect(purse(page)).toContainText('1\u00a0450.00')
  await page.getByRole('link', { name: 'View Orders' }).click()
  await expect(page.getByRole('region', { name: 'Orders' }).getByText('Canceled').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Orders' }).getByText('Successfully').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('Visa 3220').filter({ visible: true })).toBeVisible()
})

test('a slow bank: a bundle settles before one’s eyes, and a top-up after the tab was closed', async ({ newMember, browserOf }) => {
  const page = await browserOf(await newMember())
  await visit(page, '/account')
  await page.getByRole('radio', { name: /^3\s300 .*€\s25\.00$/ }).check({ force: true })
  await page.getByRole('button', { name: 'Add 3\u00a0300 for €\u00a025.00' }).click()
  await expect(page.getByRole('dialog')).toContainText('3\u00a0300')
  await billed(page, '25.00', fillBilling)
  await payBy(page, SLOW)
  await page.waitForURL(/\/processing-payment\?order_id=/)
  await expect(page.getByText('Waiting for your bank.')).toBeVisible()
  await expect(page.getByText(/Please do not close this page/)).toBeVisible()
  await settle()
  await expect(heading(page, 'Order Placed Successfully')).toBeVisible()
  await expect(purse(page)).toContainText('3\u00a0500.00')

  await visit(page, '/account')
  await page.getByRole('button', { name: 'Top up balance' }).click()
  await toGateway(page, '25.00')
  await payBy(page, LATE)
  await page.waitForURL(/\/processing-payment\?order_id=/)
  const context = page.context()
  await page.close()
  await settle()
  const later = await context.newPage()
  await visit(later, '/account?tab=orders')
  await expect(purse(later)).toContainText('6\u00a0800.00')
  await expect(later.getByRole('region', { name: 'Orders' }).getByText('Successfully').filter({ visible: true })).toHaveCount(2)
})
