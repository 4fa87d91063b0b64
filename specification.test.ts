// The specification's ticked list (docs/specification-check.md) and its texts (docs/texts.md) name tests and quote texts: both must be there,
// and a text must stand in a test that its row names.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const CHECK = readFileSync('docs/specification-check.md', 'utf8')
const TEXTS = readFileSync('docs/texts.md', 'utf8')
/** Short names of the files of tests. */
const FILES = new Map([...TEXTS.matchAll(/^\| ([a-z-]+) \| `([^`]+)` \|$/gm)].map(([, name, file]) => [name!, file!]))
/** Quoted, and yet no texts of the product's own. */
const NO_TEXTS = new Map([
  ['1…', 'what the look-up of a country answers'],
  ['unable to fetch the country', 'an error inside: the language’s country is taken'],
  ['MMM D, YYYY', 'the form of a date'],
  ['false', 'what a cookie holds'],
])

/** A test or a group of them: its title, and all that it runs, with what the file declares for it. */
type Proof = { title: string; text: string }
type Syntax = { type: string; start: number; end: number } & Record<string, unknown>

const rowsOf = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| [a-z-]+ \| `/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' |')
        .map((cell) => cell.trim()),
    )
    .filter(([said]) => said !== 'the specification says' && said !== 'page')
/** Without what values are filled in as. */
const plain = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}')
/** 'Texts in single quotes'; an apostrophe inside ends none. */
const quotesOf = (said: string): string[] =>
  [...said.matchAll(/(?<![^\s(])'(.+?)'(?![^\s),.;:/])/g)].map(([, text]) => text!).filter((text) => !NO_TEXTS.has(text))
/** What a row names, as the short name of a file and the beginning of a title. */
const namedIn = (row: readonly string[]) =>
  [...row.join(' ').matchAll(/`([a-z-]+): ([^`]+)`/g)].map(([, file, title]) => ({ file: file!, title: title! }))

const proofs = new Map<string, Proof[]>()
function proofsOf({ file, title }: { file: string; title: string }): Proof[] {
  const path = FILES.get(file)
  if (path === undefined || !existsSync(path)) return []
  if (!proofs.has(path)) proofs.set(path, readProofs(path))
  return proofs.get(path)!.filter((proof) => proof.title.startsWith(title))
}

test('every text that is quoted is an English text of the product, whole and to the letter', () => {
  const texts = globSync('locales/en/*.json').flatMap((path) =>
    Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>),
  )
  // A link in a sentence is a text too.
  const links = texts.flatMap((text) => [...text.matchAll(/<(\w+)>([^<]+)<\/\1>/g)].map(([, , link]) => link!))
  const known = new Set([...texts, ...links].map(plain))
  const quoted = [CHECK, TEXTS].flatMap(rowsOf).flatMap(([said = '', state]) => (state === 'missing' ? [] : quotesOf(said)))
  expect(quoted.length).toBeGreaterThan(150)
  expect([...new Set(quoted)].filter((text) => !known.has(plain(text)))).toEqual([])
})

test('every test that is named is there, and it is one', () => {
  expect(FILES.size).toBeGreaterThan(40)
  const named = [CHECK, TEXTS].flatMap(rowsOf).flatMap(namedIn)
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((one) => proofsOf(one).length !== 1)).toEqual([])
})

test('every text stands in a test that its row names', () => {
  const rows = [...rowsOf(CHECK).filter(([, state]) => state === 'done'), ...rowsOf(TEXTS)]
  const unproved = rows.flatMap((row) => {
    const text = namedIn(row)
      .flatMap(proofsOf)
      .map((proof) => proof.text)
      .join('\n')
    return quotesOf(row[0]!).filter((quote) => !says(text, quote))
  })
  expect(unproved).toEqual([])
})

test('every row is done, decided or missing, with what shows it', () => {
  const wrong = rowsOf(CHECK).filter(([, state, proof = '']) => {
    if (state === 'done') return !/`[a-z-]+: |docs\/pictures\//.test(proof)
    return state === 'decided' ? !/\]\(product\/[a-z]+\.md\)|docs\/decisions\//.test(proof) : state !== 'missing'
  })
  expect(wrong).toEqual([])
  const pages = [...CHECK.matchAll(/docs\/(?:decisions|pictures)\/[\w.-]+/g)].map(([page]) => page)
  expect(pages.filter((page) => page !== 'docs/decisions/' && !existsSync(page))).toEqual([])
})

/** In words of its own ('Me' does not stand in 'Message'), with anything for its values. */
function says(text: string, quote: string): boolean {
  const words = quote.split(/\{\w+\}/).map((part) => part.trim().replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`(?<!\\w)${words.join('.{1,40}?')}(?!\\w)`).test(text)
}

function readProofs(path: string): Proof[] {
  const source = readFileSync(path, 'utf8')
  const { body } = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as { body: Syntax[] }
  const declared = new Map(body.flatMap(declarationsOf).map(({ name, start, end }) => [name, source.slice(start, end)]))
  return callsIn(body).flatMap((call) => {
    const title = titleOf(call)
    return title === null
      ? []
      : [
          {
            title,
            text: withDeclared(source.slice(call.start, call.end), declared)
              .replaceAll(String.raw`\s`, ' ')
              .replaceAll('\\', ''),
          },
        ]
  })
}

/** With the constants and functions of its file that it names, and those that they name. */
function withDeclared(text: string, declared: ReadonlyMap<string, string>): string {
  const used = new Set<string>()
  const look = (piece: string): string =>
    [...declared]
      .filter(([name]) => !used.has(name) && new RegExp(`\\b${name}\\b`).test(piece) && used.add(name))
      .map(([, declaration]) => declaration + look(declaration))
      .join('\n')
  return `${text}\n${look(text)}`
}

function declarationsOf(statement: Syntax): { name: string; start: number; end: number }[] {
  const node = (statement['declaration'] as Syntax | null) ?? statement
  const found = node.type === 'VariableDeclaration' ? (node['declarations'] as Syntax[]) : node.type === 'FunctionDeclaration' ? [node] : []
  return found.flatMap(({ id, start, end }) => {
    const { name } = id as { name?: string }
    return name === undefined ? [] : [{ name, start, end }]
  })
}

function callsIn(node: unknown): Syntax[] {
  if (Array.isArray(node)) return node.flatMap(callsIn)
  if (typeof node !== 'object' || node === null) return []
  const within = Object.values(node).flatMap(callsIn)
  return (node as Syntax).type === 'CallExpression' ? [node as Syntax, ...within] : within
}

/** The title of `test('…')`, `describe('…')` or `test.each(…)('…')`, and of nothing else. */
function titleOf(call: Syntax): string | null {
  let callee = call['callee'] as Syntax
  while (callee.type === 'MemberExpression' || callee.type === 'CallExpression') callee = (callee['object'] ?? callee['callee']) as Syntax
  if (!['test', 'describe', 'it'].includes(String(callee['name']))) return null
  const [first] = call['arguments'] as Syntax[]
  if (first?.type === 'Literal' && typeof first['value'] === 'string') return first['value']
  if (first?.type !== 'TemplateLiteral') return null
  return (first['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join('')
}
