import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '#web/content/texts.ts'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import { keepCurrency } from '#web/platform/kept/preferences.ts'
import '#web/ui/styles/styles.css'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { LanguageSelect } from './language-select.tsx'
import { PointsChip } from './points-chip.tsx'

const EURO = { code: 'EUR', symbol: '€', value: 1, minor_digits: 2, default: 1 }
const POUND = { code: 'GBP', symbol: '£', value: 0.85, minor_digits: 2, default: 0 }
const ENGLISH = { id: '1', code: 'en', title: 'English', dir: 'ltr', default: 1 }
const GERMAN = { id: '2', code: 'de', title: 'Deutsch', dir: 'ltr', default: 0 }
async function open(doors: Doors, member?: typeof PROFILE) {
  await page.viewport(1280, 800)
  const usual: Doors = { 'GET /languages': () => ok([ENGLISH, GERMAN]), 'GET /currencies': () => ok([EURO]) }
  return stage(
    <>
      <LanguageSelect />
      <CurrencySelect />
      <PointsChip />
      <Toasts />
    </>,
    { ...(member ? { member } : {}), doors: { ...usual, ...doors } },
  )
}

test('a chosen language brings its own texts, and goes with every call from then on', async () => {
  const { sent } = await open({
    'GET /localizations': ({ body }) => ({ body: { 'common.language': body['lang_id'] === '2' ? 'Sprache' : 'Language' } }),
    'GET /settings': ({ body }) => ok({ lang_id: body['lang_id'] }),
  })
  await page.getByLabelText('Language').selectOptions('Deutsch')
  await expect.element(page.getByLabelText('Sprache')).toHaveValue('2')
  expect(sent('GET /localizations').map(({ body }) => body['lang_id'])).toEqual(['2'])
  await expect.poll(() => sent('GET /settings').at(-1)?.body['lang_id']).toBe('2')
})

test('what a member chooses is told to the server too: mails follow it', async () => {
  const { sent } = await open({ 'GET /localizations': () => ({ body: {} }), 'PUT /user/language': () => ok() }, PROFILE)
  await page.getByLabelText('Language').selectOptions('Deutsch')
  await expect.poll(() => sent('PUT /user/language').map(({ body }) => body['lang_id'])).toEqual(['2'])
})

test('languages that can’t be had are named, and the page stays in its own', async () => {
  await open({ 'GET /languages': () => refuse(500, 'server.failed', '') })
  await shows('Failed to load languages')
  await expect.element(page.getByLabelText('Language')).toBeVisible()
})

test('texts that can’t be had are only logged: the page stays in its own language, and nobody is told', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open({ 'GET /localizations': () => refuse(500, 'server.failed', '') })
  await page.getByLabelText('Language').selectOptions('Deutsch')
  await expect.poll(() => log.mock.calls.flat()).toContain('The language could not be loaded.')
  await expect.element(page.getByLabelText('Language')).toHaveValue('1')
  expect([localStorage.getItem('languageId'), page.getByRole('listitem').elements()]).toEqual([null, []])
  log.mockRestore()
})

test('another currency reads the profile anew, and is kept', async () => {
  const { sent } = await open({ 'GET /currencies': () => ok([EURO, POUND]), 'GET /user/profile': () => ok(PROFILE) }, PROFILE)
  await expect.poll(() => sent('GET /user/profile').length).toBe(1)
  await page.getByLabelText('Currency').selectOptions('GBP')
  await expect.poll(() => sent('GET /user/profile').at(-1)?.body['currency']).toBe('GBP')
  expect(localStorage.getItem('currency')).toBe('GBP')
  keepCurrency('EUR')
})

test('without currencies, euro it is', async () => {
  await open({ 'GET /currencies': () => 'no answer' })
  await shows('Failed to load currencies, falling back to EUR')
  await expect.element(page.getByLabelText('Currency')).toHaveValue('EUR')
})
