// VAT by quarter, and what the house owes in points.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, refuse, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { desk } from '../desk.test-frame.tsx'
import VatScreen from './vat-screen.tsx'

const vat = (country: string, more: object = {}) => ({
  country,
  percent: 21,
  is_eu: true,
  documents: 1_200,
  gross_cents: 12_100,
  net_cents: 10_000,
  vat_cents: 2_100,
  ...more,
})
const report = (more: object = {}) => ({
  quarter: '2026-Q4',
  is_running: true,
  is_test: false,
  quarters: ['2026-Q4', '2026-Q3'],
  supplies: [vat('nl'), vat('de', { percent: 19 }), vat('us', { is_eu: false, percent: 0, vat_cents: 0, gross_cents: 10_000 })],
  corrections: [vat('fr', { of: '2026-Q3', gross_cents: -1_210, net_cents: -1_000, vat_cents: -210 })],
  ...more,
})
const open = (doors: Doors = {}, path = '/vat') => desk(<VatScreen />, { path, doors: { 'GET /admin/vat': () => ok(report()), ...doors } })
const figure = (name: string) =>
  [...document.querySelectorAll('.figs dt')].find((dt) => dt.textContent === name)!.nextElementSibling!.textContent
const file = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')

test('a quarter is summed with what is corrected in it, and says whether it still grows', async () => {
  await open()
  await shows('Still running')
  expect([figure('Net'), figure('VAT'), figure('Gross')]).toEqual(['€\u202f290.00', '€\u202f39.90', '€\u202f329.90'])
  await shows('United States (outside the EU)')
  await expect.element(page.getByRole('cell', { name: '− €\u202f12.10' })).toBeVisible()
  expect(await faultsInLooks()).toEqual([])
})
test('the files are those of the quarter, without one’s own country where it is named', async () => {
  const { place } = await open()
  await shows('Still running')
  expect(file('OSS file')).toBe('/api/admin/vat.csv?quarter=2026-Q4')
  expect(file('Receipts (ZIP)')).toBe('/api/admin/receipts.zip?from=2026-10-01&to=2026-12-31')
  const home = page.getByLabelText('Our own country')
  expect([...home.element().querySelectorAll('option')].map((option) => option.value)).toEqual(['', 'de', 'fr', 'nl'])
  await home.selectOptions('nl')
  await expect.poll(place).toBe('/vat?home=nl')
  await expect.poll(() => file('OSS file')).toBe('/api/admin/vat.csv?quarter=2026-Q4&home=nl')
})
test('the first quarter of a year ends in its own March', async () => {
  await open({ 'GET /admin/vat': () => ok(report({ quarter: '2028-Q1', quarters: ['2028-Q1'], is_running: false })) })
  await shows('Over: it never changes')
  expect(file('Receipts (ZIP)')).toBe('/api/admin/receipts.zip?from=2028-01-01&to=2028-03-31')
})
test('another quarter is asked for, and stands in the address', async () => {
  const { sent, place } = await open({ 'GET /admin/vat': ({ body }) => ok(report({ quarter: body['quarter'] ?? '2026-Q4' })) })
  await page.getByLabelText('Quarter').selectOptions('2026-Q3')
  await expect.poll(place).toBe('/vat?quarter=2026-Q3')
  await expect.poll(() => sent('GET /admin/vat').at(-1)?.body).toEqual({ quarter: '2026-Q3' })
})
test('what the house owes stands by its age, bought and given apart', async () => {
  const rows = [
    { kind: 'bought', age: '30', members: 2, points: 1_500, cents: 1_136 },
    { kind: 'bought', age: 'older', members: 1, points: 100, cents: 64 },
    { kind: 'given', age: '30', members: 9, points: 800, cents: 0 },
  ]
  await open({ 'GET /admin/liability': () => ok({ at: '2026-11-24T10:00:00.000Z', rows, held: 12.5, owed: 30 }) }, '/vat?tab=liability')
  await expect.poll(() => document.querySelector('.figs')).not.toBe(null)
  expect([figure('Bought, unspent'), figure('Given, unspent')]).toEqual(['1\u202f600', '800'])
  await expect.element(page.getByRole('row', { name: 'Up to a year 0 €\u202f0.00 0' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Older 100 €\u202f0.64 0' })).toBeVisible()
})
test('a report that could not be read is asked for again', async () => {
  let isDown = true
  await open({ 'GET /admin/vat': () => (isDown ? refuse(503, 'server.busy', 'Busy.') : ok(report())) })
  await shows('Busy.')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await shows('Still running')
})
