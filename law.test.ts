// What keeps the house narrow and each thing in one place, beside the floors of tidy.test.ts. Each rule is a function of texts, and is first
// shown an offence that it has to see.
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, test } from 'vitest'

const BYTES_MAX = 8_192
const WIDTH_MAX = 160
/** Tests, what they stand on, and measurements: other laws than the width are the product's alone. */
const ROOFED = /\.test\.tsx?$|\.test-|^server\/(test|seeds|evals)\/|^web\/(test|.*\.config\.ts)|^e2e\/|^bench\/|^[^/]+\.ts$/
const all = globSync('{contract,talker,server,web,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}', {
  exclude: (path) => /node_modules|(^|\/)dist(\/|$)/.test(path),
}).map((path) => path.replaceAll('\\', '/'))
const textOf = new Map([...all, ...globSync('*.{ts,mjs}')].map((path) => [path, readFileSync(path, 'utf8')]))
const source = [...textOf].filter(([path]) => /\.tsx?$/.test(path) && !ROOFED.test(path) && !path.endsWith('.gen.ts'))

const isHeavy = (text: string): boolean => Buffer.byteLength(text) > BYTES_MAX
const wideLines = (text: string): number[] => text.split('\n').flatMap((line, at) => (Array.from(line).length > WIDTH_MAX ? [at + 1] : []))
/** Written by tools, for tools. */
const isMade = (path: string): boolean => /\.gen\.ts$|^web\/src\/public\//.test(path)

/** Tests themselves grow with what they tell; what they stand on is held like the product. */
const held = [...textOf].filter(([path]) => /\/.*\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$|\.gen\.ts$/.test(path))

test('a file of the product, and what tests stand on, has at most eight kilobytes: what is wide is long', () => {
  expect(isHeavy(`const a = '${'x'.repeat(BYTES_MAX)}'`)).toBe(true)
  expect(held.flatMap(([path, text]) => (isHeavy(text) ? [path] : []))).toEqual([])
})

test('a line has at most 160 symbols, in tests and measurements too: patterns and word lists are broken like data', () => {
  expect(wideLines(`const rule = /${'ab|'.repeat(60)}/\nconst short = 1`)).toEqual([1])
  expect(wideLines(`<p className="${'px-3 '.repeat(60)}">`)).toEqual([1])
  expect([...textOf].flatMap(([path, text]) => (isMade(path) ? [] : wideLines(text).map((line) => `${path}:${line}`)))).toEqual([])
})

type Packages = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
/** Named by a tool and by no import: oxlint starts it for rules that need types. */
const NAMED_BY_TOOLS = new Set(['oxlint-tsgolint'])
function unused({ dependencies = {}, devDependencies = {} }: Packages, texts: readonly string[]): string[] {
  const isNamed = (name: string): boolean => texts.some((text) => new RegExp(`['"/]${name}['"/]`).test(text))
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    const typed = name.startsWith('@types/') ? name.slice('@types/'.length) : null
    return !(NAMED_BY_TOOLS.has(name) || isNamed(typed ?? name) || (typed && (typed === 'node' || isBuiltin(typed))))
  })
}

test('a package that is depended on is used, in the workspace that names it', () => {
  expect(unused({ dependencies: { kept: '1.0.0', idle: '1.0.0' }, devDependencies: { '@types/kept': '1' } }, ["import 'kept'"])).toEqual([
    'idle',
  ])
  const found = ['', 'contract/', 'talker/', 'server/', 'web/'].flatMap((place) => {
    const texts = [...textOf].filter(([path]) => path.startsWith(place)).map(([, text]) => text)
    if (place === '')
      texts.push(
        ...['.oxlintrc.json', '.secretlintrc.json', '.ci/run'].flatMap((path) => globSync(path)).map((path) => readFileSync(path, 'utf8')),
      )
    return unused(JSON.parse(readFileSync(`${place}package.json`, 'utf8')) as Packages, texts).map(
      (name) => `${place}package.json: ${name}`,
    )
  })
  expect(found).toEqual([])
})

/** Tables that two slices write, and why. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  // A character is a member of its own kind: the cast brings its name. A face is columns of their own, which a newer card leaves alone.
  member: ['accounts', 'characters'],
  character: ['characters', 'portraits'],
  // The next number of a message is counted under the lock of its topic, in the transaction that stores it.
  topic: ['topics', 'messages'],
  // A refused text goes with the copies of the case that was opened for it.
  safety_case: ['safety', 'reports'],
  // Kept answers go with the member whom they are about.
  idempotency: ['platform', 'accounts'],
}
const WRITES =
  /(?:insertInto|updateTable|deleteFrom|mergeInto|deleteInParts)\((?:\w+, )?\s*'([\w.]+)(?: as \w+)?'|\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+((?:\w+\.)?\w+)/g
const tables = new Set(
  [
    ...readFileSync('server/src/platform/database/database.gen.ts', 'utf8')
      .split('interface DB')[1]!
      .matchAll(/^ {2}"?([\w.]+)"?: /gm),
  ].map(([, name]) => name!),
)
const writtenIn = (text: string): string[] =>
  [...text.matchAll(WRITES)].map(([, built, raw]) => (built ?? raw)!).filter((name) => tables.has(name))

test('a table is written by its own slice alone, in raw SQL too', () => {
  expect(tables.size).toBeGreaterThan(50)
  expect(writtenIn("trx.updateTable('room').set(x); sql`DELETE FROM link WHERE id = 1`; sql`SELECT 1 FROM topic`")).toEqual([
    'room',
    'link',
  ])
  const writers = new Map<string, Set<string>>()
  for (const [path, text] of source.filter(([at]) => at.startsWith('server/src/')))
    for (const table of writtenIn(text)) writers.set(table, (writers.get(table) ?? new Set()).add(path.split('/')[2]!))
  const many = [...writers].filter(([table, slices]) => slices.size > 1 && [...slices].some((slice) => !SHARED[table]?.includes(slice)))
  expect(many.map(([table, slices]) => `${table}: ${[...slices].join(', ')}`)).toEqual([])
  // What assembles knows no table.
  expect([...writers].filter(([, slices]) => slices.has('worker.ts') || slices.has('app.ts'))).toEqual([])
})

/** The gateway's own door, which is none of the API. */
const UNDECLARED = new Set(['webhook.refused'])
const raisedIn = (text: string): string[] =>
  [...text.matchAll(/\bproblem\(\s*'([a-z-]+\.[a-z-]+)'|RAISE EXCEPTION '([a-z-]+\.[a-z-]+)'/g)].map(
    ([, thrown, raised]) => (thrown ?? raised)!,
  )

test('what can be raised, by code or by a trigger, is declared at a door', () => {
  expect(raisedIn("throw problem('topic.busy')\n RAISE EXCEPTION 'topic.waiting' USING ERRCODE = 'GR001';")).toEqual([
    'topic.busy',
    'topic.waiting',
  ])
  const contract = source
    .filter(([path]) => path.startsWith('contract/') && path !== 'contract/problems.ts')
    .map(([, text]) => text)
    .join('\n')
  const migrations = globSync('server/migrations/*.sql').map((path) => readFileSync(path, 'utf8'))
  const raised = [...source.filter(([path]) => path.startsWith('server/src/')).map(([, text]) => text), ...migrations].flatMap(raisedIn)
  expect(raised.length).toBeGreaterThan(100)
  expect([...new Set(raised)].filter((code) => !contract.includes(`'${code}'`) && !UNDECLARED.has(code))).toEqual([])
})
