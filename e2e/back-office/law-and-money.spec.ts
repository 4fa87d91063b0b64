// What the law and the bank ask of an operator, in a real browser: new terms that members hear of ahead, and money that came for nothing and goes back.
import { createPayer } from '../../server/test/people/payer.ts'
import { checkout } from '../../server/test/people/buyer.ts'
import { done, expect, expectClean, test } from './desk.ts'
import { inDatabase } from '../journey.ts'
import { GOOD, mailed } from '../till.ts'

test.describe.configure({ mode: 'serial' })
// What no screen's size has a part in is told once.
test.skip(({ isMobile }) => isMobile, 'told on the desktop')

test('new terms are planned with a second person’s yes, and members hear of them and read both versions', async ({
  browserOf,
  newMember,
  watch,
  openDesk,
  colleague,
}) => {
  watch.expects(/404/)
  const ada = await newMember('Ada')
  const owner = await openDesk()
  const tom = await colleague(owner, { name: 'Timothy', role: 'content' })
  await tom.goto('/admin/content/page/terms/en')
  const text = tom.getByLabel('Text (HTML)')
  await text.fill(`${await text.inputValue()}<p>Quiet after ten.</p>`)
  await tom.getByRole('button', { name: 'Save draft' }).click()
  await tom.getByRole('button', { name: 'Publish…' }).click()
  await tom.getByRole('radio', { name: /^A new version from a day on/ }).check()
  const from = tom.getByLabel('From (day, UTC)')
  await from.fill(inDays(3))
  await expect(tom.getByText('Members are told 30 days ahead: choose a later day.')).toBeVisible()
  await from.fill(inDays(40))
  await tom.getByLabel(/^Reason/).fill('a new rule')
  await tom.getByRole('button', { name: 'Ask: Plan a legal page' }).click()
  await expect(tom.getByText(/^Asked\./)).toBeVisible()
  await owner.goto('/admin/approvals')
  await owner.locator('.row-key').first().click()
  await owner.getByRole('button', { name: 'Yes: Plan a legal page' }).click()
  await done(owner)
  await tom.reload()
  await expect(tom.getByRole('heading', { name: 'Planned version' })).toBeVisible()
  await expectClean(tom, 'a planned page')

  const page = await browserOf(ada)
  await page.goto('/rooms')
  const banner = page.getByRole('region', { name: 'New terms' })
  await expectClean(page, 'new terms ahead')
  await banner.getByRole('link', { name: 'Read the new version' }).click()
  await expect(page.getByText('Quiet after ten.')).toBeVisible()
  await expect(page.getByText(/^This version applies from/)).toBeVisible()
  await expectClean(page, 'the terms to be')
  await page.getByRole('link', { name: 'Read the version in force' }).click()
  await expect(page.getByText(/Until then the one below is in force/)).toBeVisible()
  await expect(page.getByText('Quiet after ten.')).toHaveCount(0)
  await banner.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.getByText(/Until then the one below is in force/)).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect.poll(() => mailed(page, ada.email)).toContainEqual(expect.stringMatching(/^New from .+: /))
})

test('a payment of another sum goes back to who paid it', async ({ baseURL, newMember, watch, openDesk }) => {
  watch.expects(/404/)
  const ada = await newMember('Ada')
  const { body } = await checkout(ada.visitor, { amount: 25 })
  await inDatabase('UPDATE sandbox_gateway.payment SET amount = 2400 WHERE split_part(reference, $2, 1) = $1', [body.order_id, '-'])
  await createPayer(baseURL!, baseURL!).payWith(body.redirect_url, GOOD)
  await ada.visitor.call('readOrderStatus', { order_id: body.order_id })

  const desk = await openDesk()
  await desk.goto('/admin/reviews')
  await desk.getByRole('button', { name: 'Paid another sum than asked' }).click()
  await desk.getByRole('button', { name: /^Return €.24\.00…$/ }).click()
  await desk.getByLabel(/^Reason/).fill('paid 24 instead of 25')
  await expectClean(desk, 'money to return')
  await desk.getByRole('button', { name: /^Return €.24\.00$/ }).click()
  await done(desk)
  await desk.getByLabel('Status').selectOption('all')
  await expect(desk.getByText(/^Returned \d/)).toBeVisible()
  await desk.goto('/admin/audit?act=review.')
  await expect(desk.getByText('paid 24 instead of 25')).toBeVisible()
})

/** As a field of a date wants it. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
