import { expect, test } from 'vitest'
import { ENGLISH } from '#web/platform/boot.ts'
import { wantedLanguage } from './language-offer.tsx'

const GERMAN = { id: '2', code: 'de', title: 'Deutsch', dir: 'ltr', default: 0 } as const
const ARABIC = { id: '7', code: 'ar', title: 'العربية', dir: 'rtl', default: 0 } as const

test.each([
  [['ar-EG', 'en'], 'ar'],
  [['nl-NL', 'de-AT', 'en'], 'de'],
  [['DE'], 'de'],
  [['en-GB', 'de'], undefined],
  [['nl', 'en', 'de'], undefined],
  [['nl'], undefined],
  [[], undefined],
])('a browser that asks for %j is offered %s', (asked, offered) => {
  expect(wantedLanguage(asked, [ENGLISH, GERMAN, ARABIC], ENGLISH)?.code).toBe(offered)
})
