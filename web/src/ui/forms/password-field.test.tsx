// A password is hidden while it is typed, may be shown whole, and comes as well from the clipboard or a password manager as from the keys.
import { renderToString } from 'react-dom/server'
import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENGLISH } from '#web/platform/boot.ts'
import { I18nProvider } from '#web/platform/i18n.tsx'
import { PasswordField } from './password-field.tsx'

const drawn = renderToString(
  <I18nProvider language={ENGLISH} messages={{}}>
    <PasswordField id="password" label="Password" autoComplete="new-password" name="password" />
  </I18nProvider>,
)

test('is hidden at first, with a button that shows it', () => {
  expect(/<input[^>]*>/.exec(drawn)![0]).toContain('type="password"')
  expect(/<button[^>]*>/.exec(drawn)![0]).toContain('aria-pressed="false"')
})

test('says to password managers what it is for, and takes what is pasted, in every form', () => {
  expect(/<input[^>]*>/.exec(drawn)![0]).toMatch(/autocomplete="new-password"/i)
  expect(/<input[^>]*>/.exec(drawn)![0]).not.toMatch(/maxlength|readonly|onpaste/i)
  const forms = globSync('web/src/**/*.tsx').filter((path) => !/\.test|test-frame/.test(path))
  const texts = forms.map((path) => [path, readFileSync(path, 'utf8')] as const)
  const fields = texts.flatMap(([path, text]) => [...text.matchAll(/<PasswordField\b[\s\S]*?\/>/g)].map(([field]) => `${path}: ${field}`))
  expect(fields.length).toBeGreaterThan(3)
  expect(fields.filter((field) => !/autoComplete="(current|new)-password"/.test(field))).toEqual([])
  expect(
    texts.filter(([, text]) => text.includes('<PasswordField') && /onPaste|onCopy|autoComplete="off"/.test(text)).map(([path]) => path),
  ).toEqual([])
  // The back office is drawn with parts of its own, which let in what is pasted just so.
  const bare = texts.filter(([path, text]) => /type="password"/.test(text) && !path.endsWith('password-field.tsx'))
  expect(bare.map(([path]) => path).filter((path) => !path.startsWith('web/src/backoffice/entry/'))).toEqual([])
  for (const [, text] of bare) expect(text).toMatch(/autoComplete="(current|new)-password"/)
  for (const [, text] of bare) expect(text).not.toMatch(/onPaste|onCopy/)
})
