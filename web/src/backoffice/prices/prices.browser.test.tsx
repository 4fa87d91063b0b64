// The desk of prices: what is typed shows what it does before anybody pays it.
import { SETTINGS, type SettingKey } from '@green-room/contract/backoffice/setting-kinds'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, preview } from '../desk.test-frame.tsx'
import PricesScreen from './prices-screen.tsx'

const values = {
  ...Object.fromEntries((Object.keys(SETTINGS) as SettingKey[]).map((key) => [key, 10])),
  message_symbol_cost: 0.1,
  points_convertion_rate: 100,
  welcome_points: 200,
  new_topic_cost: 30,
  is_reg_enabled: true,
  product_name: 'Green Room',
  support_email: 'help@example.com',
  requisites: '',
  google_tag: null,
  promo_guest: { en: 'Come in' },
  promo_member: { en: '' },
  copyright: null,
  reply_engine_note: { en: '' },
}
const change = (more: object = {}) => ({
  id: '3',
  changes: { welcome_points: 250 },
  before: { welcome_points: 200 },
  due_at: '2026-12-01T00:00:00.000Z',
  applied_at: null,
  withdrawn_at: null,
  operator: 'Wilma',
  ...more,
})
const open = (given: { changes?: object[]; doors?: Doors; path?: string; me?: object } = {}) =>
  desk(<PricesScreen />, {
    ...given,
    doors: { 'GET /admin/settings': () => ok({ version: 'v7', values, defaults: values, changes: given.changes ?? [] }), ...given.doors },
  })
const symbol = () => page.getByLabelText('A symbol of a message')
const effectOf = (name: string) =>
  [
    ...page
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .element()
      .querySelectorAll('td.n'),
  ].map(({ textContent }) => textContent)

test('a price that is typed shows in messages and euro what it does, and is sent with what was seen', async () => {
  const CHANGE = 'POST /admin/settings'
  const { sent } = await open({
    doors: { [CHANGE]: () => acted(), 'POST /admin/previews/changeSettings': () => preview({ message_of_120: '12 → 24' }) },
  })
  await expect.element(symbol()).toHaveValue('0.1')
  expect(effectOf('A message of 120 symbols')).toEqual(['12€\u202f0.12', '12€\u202f0.12'])
  await symbol().fill('0,2')
  await expect.poll(() => effectOf('A message of 120 symbols')).toEqual(['12€\u202f0.12', '24€\u202f0.24'])
  expect(effectOf('Messages for the welcome points')).toEqual(['16', '8'])
  await shows('now 0.10')
  expect(await faultsInLooks()).toEqual([])
  await page.getByRole('button', { name: 'Review and publish' }).click()
  await page.getByLabelText(/^Reason/).fill('costs rose')
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect
    .poll(() => sent(CHANGE)[0]?.body)
    .toEqual({
      changes: { message_symbol_cost: 0.2 },
      at: null,
      version: 'v7',
      reason: 'costs rose',
    })
})
test('what is no price is marked, has no effect, and cannot be published; discarded it is as before', async () => {
  await open()
  await symbol().fill('cheap')
  await expect.element(symbol()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('button', { name: 'Review and publish' })).toBeDisabled()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(symbol()).toHaveValue('0.1')
  expect(page.getByRole('button', { name: 'Review and publish' }).elements()).toEqual([])
})
test('a price of nothing is free, not for ever many', async () => {
  await open()
  await symbol().fill('0')
  await expect.poll(() => effectOf('Messages for € 5')).toEqual(['41', 'free'])
})
test('from a time: a day has to be given, and goes out as an instant', async () => {
  const CHANGE = 'POST /admin/settings/prices'
  const { sent } = await open({
    me: { roles: ['finance'] },
    doors: { [CHANGE]: () => acted('12'), 'POST /admin/previews/changePrices': () => preview({}, { needs_second: true }) },
  })
  await page.getByLabelText('Welcome points').fill('250')
  await page.getByRole('button', { name: 'Review and publish' }).click()
  await page.getByLabelText(/^Reason/).fill('a gift')
  await page.getByLabelText('When', { exact: true }).selectOptions('later')
  const send = page.getByRole('button', { name: /Publish 1 change/ })
  await expect.element(send).toBeDisabled()
  await page.getByLabelText('From', { exact: true }).fill('2026-12-24T18:00')
  await send.click()
  await expect.poll(() => sent(CHANGE)[0]?.body['at']).toBe(new Date(2026, 11, 24, 18).toISOString())
  await shows('Asked. Another person has to say yes, within 24 hours.')
})
test('who keeps the money changes prices, and reads the rest', async () => {
  await open({ me: { roles: ['finance'] }, path: '/prices?tab=house' })
  await expect.element(page.getByLabelText('Registration is open')).toBeDisabled()
})
test('words are typed for each language, each in its direction', async () => {
  await open({ path: '/prices?tab=words' })
  await expect.element(page.getByLabelText('Arabic').first()).toHaveAttribute('dir', 'rtl')
  await page.getByLabelText('German').first().fill('Komm herein')
  await shows('1 change')
})
test('a planned change is taken back, an earlier one put back into the fields', async () => {
  const past = change({ id: '2', applied_at: '2026-11-01T00:00:00.000Z', before: { welcome_points: 150 } })
  const BACK = 'POST /admin/settings/changes/3/withdraw'
  const { sent } = await open({
    path: '/prices?tab=history',
    changes: [change(), past],
    doors: { [BACK]: () => acted(), 'POST /admin/previews/withdrawChange': () => preview({ due_at: '2026-12-01T00:00:00.000Z' }) },
  })
  await shows('1 change waits for its time')
  await page.getByRole('button', { name: 'Put back 2' }).click()
  await page.getByRole('button', { name: 'Prices', exact: true }).click()
  await expect.element(page.getByLabelText('Welcome points')).toHaveValue('150')
  await page.getByRole('button', { name: /history/i }).click()
  await page.getByRole('button', { name: / 3$/ }).click()
  await page.getByLabelText(/^Reason/).fill('not yet')
  await page.getByRole('button', { name: /^Take/ }).last().click()
  await expect.poll(() => sent(BACK).length).toBe(1)
})
