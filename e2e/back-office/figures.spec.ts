// What an operator sees first, and what models do: figures of what a member has just done, each with how it is counted.
import { axeFinds } from '../../server/test/axe.ts'
import { done, expect, test } from './desk.ts'
import { inDatabase, seat } from '../journey.ts'

const CASE = `INSERT INTO case_file (kind, due_at) VALUES ('unanswered', now() + interval '2 hours')`
/** A month of a lounge with a model, as `model_day` keeps it. */
const MONTH = `INSERT INTO model_day (day, purpose, door, model, calls, tokens_read, tokens_cached, tokens_written)
  SELECT (now() AT TIME ZONE 'UTC')::date - d, p.purpose, p.door, p.model, 300 + 20 * (d % 7), 400000 + 30000 * (d % 7), 200000, 20000
  FROM generate_series(0, 27) d, (VALUES ('reply', 'main', 'mistral-small-latest'), ('moderation', 'guard', 'second')) p(purpose, door, model)`
const PRICE = `INSERT INTO token_price (door, model, valid_from, read_micro, cached_micro, written_micro)
  SELECT door, model, (now() AT TIME ZONE 'UTC')::date, 2300000, 580000, 6940000 FROM (SELECT DISTINCT door, model FROM model_day) m`
/** Over four fifths of what journey.ts lets models cost in a day. */
const USED = `INSERT INTO model_cost_day (day, micros) VALUES ((now() AT TIME ZONE 'UTC')::date, 17000000)
  ON CONFLICT (day) DO UPDATE SET micros = excluded.micros`

test('an operator begins with today: what waits, what members did, how it is counted, and the same as a file', async ({
  newMember,
  openDesk,
}) => {
  const page = await openDesk()
  await expect(page).toHaveURL(/\/admin\/today$/)
  const messages = page.locator('[data-figure=messages]')
  const before = Number(await messages.innerText())
  const ada = await newMember('Ada')
  const { id } = await seat(ada)
  expect((await ada.visitor.call('postMessage', { topic_id: id, content: 'Good evening' })).code).toBe(200)
  await inDatabase(CASE)
  await page.reload()
  await expect(messages).toHaveText(String(before + 1))
  await messages.getByRole('link').click()
  await expect(page.locator('#counted-messages')).toBeInViewport()
  await expect(page.getByRole('table').filter({ hasText: 'Record Room' })).toContainText('Record Room')

  // Whoever prepared this has looked at a page.
  await page.goto('/')
  await page.goto('/admin/today')
  await expect(page.locator('#funnel').getByRole('row').nth(1)).toContainText(/Visitors\s*[1-9]/)
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page).toHaveURL(/span=7/)
  await expect(page.getByText(/^7 days before: /).first()).toBeVisible()
  await page.getByText('As a table').click()
  await expect(page.getByRole('region', { name: 'Net revenue' }).getByRole('row')).toHaveCount(29)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^figures-.+\.csv$/)

  await page.getByRole('link', { name: /^\d+ cases? / }).click()
  await expect(page).toHaveURL(/\/admin\/cases/)
  await page.getByRole('heading', { name: 'Reports & safety' }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/\/admin\/today/)
})

test('without a model the desk says so; with one it draws what was used, takes a price from a day on, and warns below the ceiling', async ({
  openDesk,
}) => {
  const page = await openDesk()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page.getByText('No language model is asked.')).toBeVisible()
  await expect(page.getByText(/npm run model/)).toBeVisible()

  await page.goto('/admin/prices?tab=limits')
  await page.getByLabel('Models may cost in a day', { exact: true }).fill('18.50')
  await page.getByRole('button', { name: 'Review and publish' }).click()
  await page.getByLabel(/^Reason/).fill('a dear month')
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await done(page)
  await page.goto('/admin/model')

  await inDatabase(MONTH)
  await page.reload()
  await expect(page.getByText(/is not known and counts as nothing/)).toBeVisible()
  await page.getByRole('button', { name: 'New price from a day' }).click()
  await page.getByLabel('Door', { exact: true }).selectOption({ label: 'main · mistral-small-latest' })
  await page.getByLabel('Read', { exact: true }).fill('2.30')
  await page.getByLabel('From the cache', { exact: true }).fill('0.58')
  await page.getByLabel('Written', { exact: true }).fill('6.94')
  await expect(page.getByText('2.3 / 0.58 / 6.94')).toBeVisible()
  await page.getByLabel(/^Reason/).fill('the new list')
  await page.getByRole('button', { name: /^Set the price from/ }).click()
  await done(page)
  await expect(page.getByRole('region', { name: 'Prices of tokens' })).toContainText('2.3')

  await inDatabase(USED)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(/17\.00 of \$\s?18\.50 are used today/)
  await expect(page.getByRole('link', { name: 'Model 1', includeHidden: true })).toHaveCount(1)
})

test('both are clean for axe, in light and dark, and fit a phone of 320 px', async ({ openDesk }) => {
  await inDatabase(`${PRICE} ON CONFLICT DO NOTHING`)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openDesk({ colorScheme, viewport: { width: 320, height: 700 } })
    for (const at of ['/admin/today', '/admin/model']) {
      await page.goto(at)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByText('As a table').waitFor()
      expect([at, await axeFinds(page, colorScheme === 'light' ? 'all' : 'colors')]).toEqual([at, []])
      expect([at, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([at, 320])
    }
  }
})
