import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ENGLISH } from '#web/platform/boot.ts'
import { I18nProvider } from '#web/platform/i18n.tsx'
import { PasswordNeeds } from './password-needs.tsx'

const rowsOf = (password: string) =>
  renderToString(
    <I18nProvider language={ENGLISH} messages={{}}>
      <PasswordNeeds password={password} />
    </I18nProvider>,
  ).match(/<li.*?<\/li>/g)!

test('a need is ticked once it is met, and before that it has no tick at all', () => {
  expect(rowsOf('').map((row) => row.includes('<svg'))).toEqual([false, false, false, false])
  expect(rowsOf('Harbour42x').map((row) => row.includes('<svg'))).toEqual([true, true, true, true])
  expect(rowsOf('harbour').map((row) => row.includes('<svg'))).toEqual([false, true, false, false])
})
