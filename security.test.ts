// docs/security.md says what the code does: its tables are compared with it, line by line.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FILE_BYTES_MAX, FILE_ENDINGS, FILES_MAX } from './contract/limits/file-limits.ts'
import { LIMITS } from './server/src/platform/http/throttle.ts'

const PAGE = readFileSync('docs/security.md', 'utf8')
const sources = new Map(
  globSync('server/src/**/*.ts')
    .filter((path) => !/\.test\.ts$|\.test-|\.gen\.ts$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
)
const all = [...sources.values()].join('\n')
const section = (number: number): string => PAGE.split(/^## \d+\. .*$/m)[number]!
/** The rows below the head of a table. */
const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\|[-|]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' |')
        .map((cell) => cell.trim()),
    )
const namesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)

describe('docs/security.md', () => {
  test('names every limit with its numbers', () => {
    const told = rowsOf(section(3)).flatMap(([name = '', points, seconds]) =>
      name.startsWith('`') ? [[namesIn(name)[0], Number(points), Number(seconds)]] : [],
    )
    expect(told).toEqual(Object.entries(LIMITS).map(([name, [points, seconds]]) => [name, points, seconds]))
  })

  test('names every cookie that the server sets, and what scripts may read', () => {
    const kept = /type CookieName = (.*)/.exec(sources.get('server/src/accounts/sessions/cookies.ts')!)![1]!
    const set = [...kept.matchAll(/'(\w+)'/g)].map(([, name]) => name!)
    expect(set.length).toBeGreaterThan(2)
    const told = rowsOf(section(1)).filter((row) => /^`[\w-]+`$/.test(row[0]!))
    expect(told.map(([name, , readable]) => [namesIn(name!)[0], readable!.slice(0, 3)])).toEqual([
      ...set.map((name) => [name, 'no']),
      ['XSRF-TOKEN', 'yes'],
    ])
    const setters = [...sources].filter(([, text]) => /\.setCookie\(|'set-cookie'/.test(text)).map(([path]) => path)
    expect(setters.filter((path) => !path.startsWith('server/src/sandbox/'))).toEqual(['server/src/accounts/sessions/cookies.ts'])
  })

  test('puts every table of the database into one class', () => {
    const types = readFileSync('server/src/platform/database/database.gen.ts', 'utf8').split('interface DB {')[1]!
    const tables = [...types.matchAll(/^ {2}"?([a-z_.]+)"?: /gm)].map(([, name]) => name!)
    expect(tables.length).toBeGreaterThan(60)
    const told = rowsOf(section(8)).flatMap(([, what = '']) => namesIn(what))
    expect(told.toSorted()).toEqual(tables.toSorted())
  })

  test('names every key by its purpose, and no algorithm but its own', () => {
    const purposes = new Set([...all.matchAll(/secrets\.keys?\('([^']+)'\)/g)].map(([, name]) => name!))
    expect(purposes.size).toBeGreaterThan(4)
    const told = rowsOf(section(11)).flatMap(([what = '']) => (what.startsWith('`') ? namesIn(what) : []))
    expect(told.toSorted()).toEqual([...purposes].toSorted())
    const used = new Set(
      [...all.matchAll(/(?:createHash|createHmac|hkdfSync|createECDH|argon2|\bhash)\(\s*'([\w-]+)'/g)].map(([, name]) => name!),
    )
    expect([...used].toSorted()).toEqual(['argon2id', 'prime256v1', 'sha256'])
  })

  test('names every file that speaks to somebody outside', () => {
    const speaks = new RegExp(
      String.raw`(?:from |import\()'(undici|nodemailer|@ai-sdk\/(?!provider)[\w-]+)'|createConnection|import \{ connect[^}]*\} from 'node:(net|` +
        String.raw`tls)'|new Pool\(|createClient\(|import\('@aws-sdk|(?<![\w.])fetch\(`,
    )
    const quiet = /^server\/src\/(sandbox\/|model\.ts)/ // the sandbox speaks to nobody outside; `npm run model` is a command of the operator's
    const speakers = [...sources].filter(([path, text]) => speaks.test(text) && !quiet.test(path)).map(([path]) => path)
    const told = rowsOf(section(7)).flatMap((row) => namesIn(row[2] ?? ''))
    // One looks at start whether services that were named are there.
    expect(speakers.filter((path) => path !== 'server/src/platform/reach.ts').toSorted()).toEqual(told.toSorted())
  })

  test('names every kind of file and its limits', () => {
    const told = rowsOf(section(4)).flatMap(([kind = '', endings = '']) => (/^(pictures|documents)$/.test(kind) ? endings.split(' ') : []))
    expect(told.toSorted()).toEqual([...FILE_ENDINGS].toSorted())
    expect(section(3)).toContain(`${FILES_MAX} files of ${FILE_BYTES_MAX / 1024 ** 2} MB a message`)
    expect(section(4)).toContain('1,000 entries and 50 MB unpacked')
    expect(sources.get('server/src/attachments/check-office.ts')).toMatch(/1_000[\s\S]*50 \* 1024/)
  })

  test('points only at files that are there, and the README at it', () => {
    const paths = namesIn(PAGE).filter((name) => /^(server|web|contract|docs)\/[\w./-]+\.\w+$/.test(name))
    expect(paths.length).toBeGreaterThan(8)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    expect(readFileSync('README.md', 'utf8')).toContain('docs/security.md')
  })
})
