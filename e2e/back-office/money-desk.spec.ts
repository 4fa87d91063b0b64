// Finance's first days in a real browser: part of an order goes back, a spent point leads to its top-up, tax goes into its file.
import type { BrowserContext } from '@playwright/test'
import { buy, openOwnTopic } from '../buy.ts'
import { expect, expectClean, test } from './desk.ts'
import { inDatabase } from '../journey.ts'

test.describe.configure({ mode: 'serial' })
/** Who signed in for the first journey stays so: each code opens once, and a new one comes every half minute. */
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>

test('part of an order goes back, and a spent point is traced to what it was bought with', async ({
  baseURL,
  newMember,
  watch,
  openDesk,
}) => {
  watch.expects(/404/)
  const ada = await newMember('Ada')
  const order = await buy(baseURL!, ada.visitor)
  // All of the welcome but ten points is gone: the topic's 25 take these, and fifteen that were bought.
  await inDatabase("SELECT ledger.adjust($1, $2, sha256('x'), -19000, 'operator:1', 'for a journey')", [ada.id, `journey:${ada.id}`])
  await openOwnTopic(ada.visitor, 'Where do points go?')
  const page = await openDesk()
  signedIn = await page.context().storageState()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(order.number)
  await page.getByRole('link', { name: order.number, exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible()

  await page.getByRole('button', { name: 'Refund…' }).click()
  await page.getByRole('radio', { name: /Another sum/ }).check()
  await page.getByLabel(/^Sum in euro/).fill('10')
  await page.getByLabel(/^Reason/).fill('bought twice by mistake')
  await expect(page.getByText('− 1\u202f000')).toBeVisible()
  await page.getByRole('button', { name: /^Refund €/ }).click()
  await expect(page.getByText('Settled', { exact: true })).toBeVisible()
  await expect(page.getByText('Partly refunded')).toBeVisible()

  await page.goto('/admin/ledger')
  await page.getByLabel('Member’s number').fill(ada.id)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(new RegExp(`member=${ada.id}$`))
  const holds = page.getByRole('row', { name: /Hold, topic/ })
  await expect(holds).toHaveCount(1)
  await holds.getByRole('button').click()
  const trail = page.getByRole('complementary', { name: /^Journal/ })
  for (const step of [
    'Held, then spent',
    'From a lot: Welcome',
    'From a lot: Top-up',
    `Order ${order.number}`,
    /^Receipt TEST/,
    /^Paid, Visa/,
  ])
    await expect(trail.getByText(step)).toBeVisible()
  await page.goto(`/admin/ledger?member=${ada.id}&kind=refund`)
  await page.locator('.row-key').first().click()
  await expect(page.getByText(`member:${ada.id}:available → system:returned:pts`)).toBeVisible()
  const csv = await page.request.get(`/api/admin/ledger.csv?member=${ada.id}`)
  expect(await csv.text()).toContain(`member:${ada.id}:available`)
  await page.goto('/admin/audit?act=order.')
  await expect(page.getByText('bought twice by mistake')).toBeVisible()
})

test('the quarter goes into the file of the One Stop Shop, and what is owed in points is seen', async ({ watch, blankDesk }) => {
  watch.expects(/404/)
  const page = await blankDesk({ storageState: signedIn })
  await page.goto('/admin/vat')
  await expect(page.getByRole('cell', { name: 'Netherlands' }).first()).toBeVisible()
  const [papers] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Receipts (ZIP)' }).click()])
  expect(papers.suggestedFilename()).toMatch(/^receipts-.+\.zip$/)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'OSS file' }).click()])
  expect(file.suggestedFilename()).toMatch(/^oss-\d{4}-Q\d-test\.csv$/)
  await page.getByRole('button', { name: 'Liability' }).click()
  await expect(page.getByText('Bought, unspent').first()).toBeVisible()
})

test('the screens of money are clean for axe, in light and dark, and fit a phone of 320 px', async ({
  baseURL,
  newMember,
  watch,
  blankDesk,
}) => {
  test.slow()
  watch.expects(/404/)
  const ada = await newMember('Ada')
  const order = await buy(baseURL!, ada.visitor)
  const page = await blankDesk({ viewport: { width: 320, height: 700 }, storageState: signedIn })
  for (const at of ['orders', `orders/${order.id}`, 'reviews', 'reviews?tab=disputes', 'ledger', 'vat', 'vat?tab=liability']) {
    await page.goto(`/admin/${at}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('.tb').first().waitFor()
    await expectClean(page, at)
  }
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'Refund…' }).click()
  await page.getByText('Points taken back').waitFor()
  await expectClean(page, 'refund')
  await page.goto(`/admin/ledger?member=${ada.id}&kind=topup`)
  await page.locator('.row-key').first().click()
  await page.getByText('Legs').waitFor()
  await expectClean(page, 'journal')
})
