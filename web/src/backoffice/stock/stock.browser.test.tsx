// How many topics wait in a room, by language, and closing one of them.
import type { Stock } from '@green-room/contract/backoffice/content'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks, ok, shows, type Doors } from '#web/platform/stage.test-frame.tsx'
import { acted, desk, preview } from '../desk.test-frame.tsx'
import StockScreen from './stock-screen.tsx'

const room: Stock = {
  id: '3',
  slug: 'back-bar',
  title: 'The Back Bar',
  image_url: '/art/back-bar.svg',
  terms_version: 2,
  accepted: 1_234,
  languages: [
    { code: 'en', waiting: 5, wanted: 6, is_own: false },
    { code: 'de', waiting: 9, wanted: 9, is_own: true },
  ],
}
const SET = 'PUT /admin/stock/3'
const open = (doors: Doors = {}) =>
  desk(<StockScreen />, {
    doors: {
      'GET /admin/stock': () => ok([room]),
      'POST /admin/previews/setStock': () => preview({ wanted: 12 }),
      [SET]: () => acted(),
      ...doors,
    },
  })
const set = () => page.getByRole('button', { name: 'Change a room’s stock' })
const wished = () => page.getByLabelText(/^Wished/)

test('a room shows its terms, who agreed to them, and what waits by language; a language it lacks shows nothing', async () => {
  await open()
  await expect.element(page.getByRole('link', { name: 'v2, accepted by 1\u202f234' })).toHaveAttribute('href', '/content/terms/back-bar/en')
  await expect.element(page.getByRole('button', { name: 'Topics that wait in The Back Bar, en: 5 of 6' })).toBeVisible()
  expect(page.getByRole('button', { name: /, fr:/ }).elements()).toEqual([])
  expect(await faultsInLooks()).toEqual([])
})
test('another number is wished for one language; none, and it is as the setting says again', async () => {
  const { sent } = await open()
  await page.getByRole('button', { name: /, de: 9 of 9/ }).click()
  await expect.element(wished()).toHaveValue('9')
  await page.getByLabelText(/^Reason/).fill('a quiet month')
  await expect.element(set()).toBeDisabled()
  for (const wrong of ['51', '-1', 'many']) {
    await wished().fill(wrong)
    await expect.element(set()).toBeDisabled()
  }
  await wished().fill('')
  await set().click()
  await expect.poll(() => sent(SET)[0]?.body).toEqual({ language: 'de', wanted: null, reason: 'a quiet month' })
  await page.getByRole('button', { name: /, en: 5 of 6/ }).click()
  await expect.element(wished()).toHaveValue('')
  await wished().fill('12')
  await page.getByLabelText(/^Reason/).fill('a busy month')
  await set().click()
  await expect.poll(() => sent(SET)[1]?.body).toEqual({ language: 'en', wanted: 12, reason: 'a busy month' })
})
test('a topic that waits is closed by who has read its title', async () => {
  const CLOSE = 'POST /admin/topics/55/close'
  const topic = { id: '55', title: 'Snow and one onion', character: 'Marlow', language: 'en', created_at: '2026-11-24T10:00:00.000Z' }
  const { sent } = await open({
    'GET /admin/stock/3': () => ok([topic]),
    'POST /admin/previews/closeHosted': () => preview({}),
    [CLOSE]: () => acted(),
  })
  await page.getByRole('button', { name: 'The Back Bar', exact: true }).click()
  await page.getByRole('button', { name: 'Close Snow and one onion' }).click()
  await shows('It leaves the lists. The room is stocked anew within a minute.')
  await page.getByLabelText(/^Reason/).fill('told too often')
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => sent(CLOSE)[0]?.body).toEqual({ reason: 'told too often' })
})
