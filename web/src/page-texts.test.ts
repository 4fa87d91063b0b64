// @vitest-environment node
// A page comes with its texts in the reader's language; those of other pages follow when the browser is idle, and until then stand in English.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FRAME_TEXTS } from './route-entry.ts'
import { notFound, routes } from './router.tsx'

const SRC = dirname(fileURLToPath(import.meta.url))
const IMPORTS = [/(?:^|\n)(?:import|export) (?!type)[^'`;]*?from '([^']+)'/g, /(?:^|\n)import '([^']+)'/g, /\bimport\('([^']+)'/g]
/** What opens at a press, and what a server's refusal may say: by then all texts are there, or nobody knows which. */
const LATER = /-(dialog|modal)\.tsx$|\/shell\/|\/problems\.json$/

/** Prefixes of the texts that stand behind a file, in it or in what it loads. */
function saidBehind(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || LATER.test(file) || !existsSync(file)) return new Set()
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  if (/locales\/en\/[^/]+\.json$/.test(file)) return new Set(Object.keys(JSON.parse(source) as object).map((key) => key.split('.')[0]!))
  if (!/\.tsx?$/.test(file)) return new Set()
  const named = IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]!))
  const own = named.filter((name) => /^(\.|#web\/)/.test(name))
  const files = own.map((name) => (name.startsWith('#web/') ? join(SRC, name.slice('#web/'.length)) : join(dirname(file), name)))
  return new Set(files.flatMap((path) => [...saidBehind(path, seen)]))
}

test.each([...routes, notFound].map((route) => [route.path, route] as const))('%s comes with all that it says', (_, route) => {
  const said = saidBehind(join(SRC, relative('src', route.source)))
  const brought = new Set<string>([...FRAME_TEXTS, ...route.texts])
  expect([...said].filter((prefix) => !brought.has(prefix))).toEqual([])
})

test('what stands behind a file is found through parts that come late', () => {
  expect([...saidBehind(join(SRC, 'screens/account-screen.tsx'))]).toEqual(
    expect.arrayContaining(['profile', 'payments', 'offers', 'push']),
  )
})
