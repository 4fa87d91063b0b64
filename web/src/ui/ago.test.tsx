import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ENGLISH } from '#web/platform/boot.ts'
import { I18nProvider } from '#web/platform/i18n.tsx'
import { Ago } from './ago.tsx'

const MINUTE_MS = 60_000
const said = (ageMs: number): string =>
  renderToString(
    <I18nProvider language={ENGLISH} messages={{}}>
      <Ago time={new Date(Date.now() - ageMs).toISOString()} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, '')

test('how long ago is told in words for a day, and then as a date', () => {
  expect([1, 5, 3 * 60].map((minutes) => said(minutes * MINUTE_MS + 1_000))).toEqual(['Just now', '5m ago', '3h ago'])
  expect(said(25 * 60 * MINUTE_MS)).toMatch(/^\d\d\.\d\d\.\d{4}$/)
})
