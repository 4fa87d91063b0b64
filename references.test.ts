// The project is complete in itself: whatever a comment or a document names is found in the repository. Whoever reads `docs/…`, a file’s name or
// "decision 0031" can open it, and nothing is explained by papers that came before the code.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FOREIGN = /(^|\/)(node_modules|dist|data\d*|\.git|playwright-report|test-results)(\/|$)/
const all = globSync('**/*', { exclude: (path) => FOREIGN.test(path) }).map((path) => path.replaceAll('\\', '/'))
const paths = new Set([...all, ...globSync('.*'), '.ci/run'])
const endings = new Set([...paths].flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))))

/** Applied migrations never change, not by a letter: `server/src/platform/database/migrate.ts` compares their bytes. These were published before this rule. */
const LAST_UNRULED = 58
const isUnruled = (path: string): boolean => /^server\/migrations\/\d{4}-/.test(path) && Number(basename(path).slice(0, 4)) <= LAST_UNRULED

/** Files of a running lounge, of other programs, or of an example: named, and not ours to have. */
const ELSEWHERE = new Set(['FILE.ink'])

const CODE = /\.(tsx?|mjs|css|sql|yaml|ink)$/
/** What is written for people: documents whole, and the comments of code with the titles of its tests. */
function proseOf(path: string, text: string): string {
  if (path.endsWith('.md')) return text
  if (path.endsWith('.sql')) return [...text.matchAll(/--.*/g)].map(([comment]) => comment).join('\n')
  if (path.endsWith('.yaml')) return [...text.matchAll(/(^|\s)#.*/g)].map(([comment]) => comment).join('\n')
  const titles = text.matchAll(/^\s*(?:test|describe)\(\s*(['"`]).*?\1/gm)
  return [...text.matchAll(/(?<=^|[\s{(;,])\/\/.*|\/\*[^]*?\*\//gm), ...titles].map(([written]) => written).join('\n')
}

/** Signs of a paper that only its writers had: numbered sections and rulings, tickets, and the order that the product was built to. */
const OUTSIDE = [
  /§/,
  /\bsections? \d/i,
  /\bdecisions? [A-H]\d/i,
  /[(/,] ?[A-H]\d{1,2}[,)]/,
  /\bas [A-H]\d{1,2}\b/,
  /\bissues? \d/i,
  /\bthe (design|prototype)\b/i,
]
/** What the product was ordered by is quoted, sentence by sentence, in docs/specification-check.md. These files speak of it. */
const ORDER = /\bthe specification\b/i
const ABOUT_THE_ORDER = /^(docs\/(specification-check|texts)\.md|specification\.test\.ts)$/

const outsideIn = (prose: string, signs = [...OUTSIDE, ORDER]): string[] =>
  signs.flatMap((sign) => [...prose.matchAll(new RegExp(sign.source, `${sign.flags}g`))].map(([found]) => found))

/** Names of files and numbers of decisions that lead nowhere. */
function deadIn(path: string, prose: string): string[] {
  const files = [...prose.matchAll(/(?<![\w@:.<>{}*-]|:\/\/\S*)([\w.@-]+\/)*[\w.@-]+\.(md|tsx?|mjs|sql|css|csv|ink|yaml)\b(?![\w{*<(-])/g)]
    .map(([name]) => name)
    .filter((name) => !isThere(path, name))
  const decisions = [...prose.matchAll(/\bdecisions?[ /](\d{4})\b/g)]
    .filter(([, number]) => !all.some((one) => one.startsWith(`docs/decisions/${number}-`)))
    .map(([found]) => found)
  return [...files, ...decisions]
}
function isThere(from: string, name: string): boolean {
  const bare = name.replace(/^(\.\/)+/, '')
  if (ELSEWHERE.has(name) || paths.has(bare) || paths.has(join(dirname(from), bare))) return true
  // Code is named shortly, as one looks it up; a document by its way, because several of them share a name.
  return !bare.endsWith('.md') && endings.has(bare)
}
/** Links of a document, with the heading they lead to. */
function brokenLinks(path: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, to]) => to!)
    .filter((to) => !/^(https?:|mailto:)/.test(to))
    .filter((to) => {
      const [file = '', heading] = to.split('#')
      const target = file === '' ? path : join(dirname(path), file)
      if (!paths.has(target)) return true
      return heading !== undefined && !headingsOf(target).includes(heading)
    })
}
const headingsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

const prose = all
  .filter((path) => (CODE.test(path) || path.endsWith('.md')) && !path.endsWith('.gen.ts') && !isUnruled(path))
  .map((path) => [path, proseOf(path, readFileSync(path, 'utf8'))] as const)

test('nothing is explained by a paper that is not here', () => {
  expect(outsideIn('Numbered from 1 (decisions C7).')).toEqual(['decisions C7'])
  expect(outsideIn('Unknown kinds are documents (§9), see issue 3.')).toEqual(['§', 'issue 3'])
  expect(outsideIn('An order is the highest of its facts: docs/product/money.md')).toEqual([])
  expect(outsideIn('as the specification asks')).toEqual(['the specification'])
  const found = prose.flatMap(([path, text]) =>
    path === 'references.test.ts'
      ? []
      : outsideIn(text, ABOUT_THE_ORDER.test(path) ? OUTSIDE : undefined).map((sign) => `${path}: ${sign}`),
  )
  expect(found).toEqual([])
})

test('every file and decision that a comment or a document names is here', () => {
  expect(deadIn('contract/money/price.ts', 'As money.md says; see docs/house.md, decision 0031 and decision 7777.')).toEqual([
    'money.md',
    'decision 7777',
  ])
  expect(prose.flatMap(([path, text]) => deadIn(path, text).map((name) => `${path}: ${name}`))).toEqual([])
})

test('every link of a document leads to a file and a heading', () => {
  expect(brokenLinks('docs/house.md', '[a](flows/top-up.md) [b](gone.md) [c](operations.md#nowhere)')).toEqual([
    'gone.md',
    'operations.md#nowhere',
  ])
  const documents = all.filter((path) => path.endsWith('.md'))
  expect(documents.flatMap((path) => brokenLinks(path, readFileSync(path, 'utf8')).map((to) => `${path}: ${to}`))).toEqual([])
})
