import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#web/content/texts.ts'
import { ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles.css'
import { Toasts } from '#web/ui/toasts.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { LanguageSelect } from './language-select.tsx'

const EURO = { code: 'EUR', symbol: '€', value: 1, minor_digits: 2, default: 1 }
const ENGLISH = { id: '1', code: 'en', title: 'English', dir: 'ltr', default: 1 }
const GERMAN = { id: '2', code: 'de', title: 'Deutsch', dir: 'ltr', default: 0 }
async function open(doors: Doors) {
  await page.viewport(1280, 800)
  const usual: Doors = { 'GET /languages': () => ok([ENGLISH, GERMAN]), 'GET /currencies': () => ok([EURO]) }
  return stage(
    <>
      <LanguageSelect />
      <CurrencySelect />
      <Toasts />
    </>,
    { doors: { ...usual, ...doors } },
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

test('languages that can’t be had are named, and the page stays in its own', async () => {
  await open({ 'GET /languages': () => refuse(500, 'server.failed', '') })
  await shows('Failed to load languages')
  await expect.element(page.getByLabelText('Language')).toBeVisible()
})

test('without currencies, euro it is', async () => {
  await open({ 'GET /currencies': () => 'no answer' })
  await shows('Failed to load currencies, falling back to EUR')
  await expect.element(page.getByLabelText('Currency')).toHaveValue('EUR')
})
