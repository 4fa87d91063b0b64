// docs/operator-guide.md tells operators what to press. What it writes in bold is a text of their screens, so that a renamed button renames it there.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const GUIDE = readFileSync('docs/operator-guide.md', 'utf8')
const texts = Object.values(JSON.parse(readFileSync('locales/en/backoffice.json', 'utf8')) as Record<string, string>)
/** `…` of the guide stands for a value, or ends the name of what opens a panel. */
const plain = (text: string): string => text.replace(/…$/, '').trim()
const asPattern = (text: string): RegExp =>
  new RegExp(
    `^${plain(text)
      .replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '\0')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('\0', '.+')}$`,
  )
const patterns = texts.filter((text) => /[A-Za-z]{2}/.test(text.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, ''))).map(asPattern)
/** Downloads are called so on every desk. */
const SAID_BESIDE = new Set(['CSV'])

test('what the guide tells to press stands on the screens', () => {
  const bold = [...new Set([...GUIDE.matchAll(/\*\*([^*]+)\*\*/g)].map((found) => found[1]!))]
  expect(bold.length).toBeGreaterThan(40)
  expect(bold.filter((name) => !SAID_BESIDE.has(name) && !patterns.some((pattern) => pattern.test(plain(name))))).toEqual([])
})

test('what it refers to inside of itself is there', () => {
  const headings = new Set(
    [...GUIDE.matchAll(/^#+ (.*)$/gm)].map(([, words]) =>
      words!
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
  expect([...GUIDE.matchAll(/\]\(#([^)]+)\)/g)].map((found) => found[1]!).filter((name) => !headings.has(name))).toEqual([])
})
