// What operators read beside their screens: words that they are told to press stand there, and each task of the first month has its journey.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TEXTS = Object.values(JSON.parse(readFileSync('locales/en/backoffice.json', 'utf8')) as Record<string, string>)
/** Written on screens without being a text: names of languages and of a file's form. */
const NO_TEXTS = new Set(['CSV', 'Deutsch'])

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** A text with whatever stands in its braces; one that is nothing but braces could be anything, and proves nothing. */
const SHOWN = TEXTS.flatMap((text) => {
  const parts = text.split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
  return parts.join('').trim() === '' ? [] : [new RegExp(`^${parts.map(escaped).join('.+')}$`)]
})
const unseenIn = (guide: string): string[] =>
  [...guide.matchAll(/\*\*([^*]+)\*\*/g)]
    .map(([, word]) => word!)
    .filter((word) => !NO_TEXTS.has(word) && !SHOWN.some((text) => text.test(word)))

test('what the guide says to press stands on a screen', () => {
  expect(unseenIn('Press **Invite**, **Refund € 10.00**, then **Fly**.')).toEqual(['Fly'])
  expect(unseenIn(readFileSync('docs/operator-guide.md', 'utf8'))).toEqual([])
})

const ROW = /^\| [^|]+ \| (e2e\/[\w/-]+\.spec\.ts): ([^|]+?) \| \d+ \| (?:\d+ s|–) \|$/
/** Rows whose journey is in no file: `| task | file: the beginning of its title | presses | time |`. */
const lostIn = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line))
    .filter((line) => {
      const [, file = '', title = ''] = ROW.exec(line) ?? []
      return !existsSync(file) || !readFileSync(file, 'utf8').includes(`\ntest('${title}`)
    })

test('every task of the first month has its journey', () => {
  const lost = [
    '| Fly | e2e/back-office/cases.spec.ts: an operator flies | 1 | 1 s |',
    '| Swim | e2e/pool.spec.ts: an operator swims | 1 | 1 s |',
  ]
  expect(lostIn(lost.join('\n'))).toEqual(lost)
  expect(lostIn(readFileSync('docs/product/first-month.md', 'utf8'))).toEqual([])
})
