// docs/asvs.csv goes through OWASP ASVS 5.0.0, levels 1 and 2: every requirement once, each decided, each test that it names there. What the README
// claims is what it shows.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Requirements of levels 1 and 2 by chapter, as the standard has them. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const SHARE_MIN = 0.75
type Row = { id: string; level: string; chapter: string; requirement: string; state: string; proof: string; why: string }
const [head, ...rows] = parse(readFileSync('docs/asvs.csv', 'utf8'))
const table = rows.map((cells) => Object.fromEntries(head!.map((name, place) => [name, cells[place] ?? ''])) as Row)

/** RFC 4180: cells with commas stand in quotes, quotes in them twice. */
function parse(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
    )
}
const sources = new Map<string, string>()
function sourceOf(file: string): string {
  let text = sources.get(file)
  if (text === undefined) sources.set(file, (text = readFileSync(file, 'utf8')))
  return text
}
const proofsOf = (row: Row): string[] => row.proof.split(' | ').filter(Boolean)
/** What is wrong with a proof; null where its file is there, and has a test of that title. */
function faultOf(proof: string): string | null {
  const reviewed = /^review: (\S+)$/.exec(proof)?.[1]
  if (reviewed) return existsSync(reviewed) ? null : `no ${reviewed}`
  const [, file = '', title = ''] = /^(\S+) › (.+)$/.exec(proof) ?? []
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file)) return `no tests in ${file || proof}`
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((literal) => sourceOf(file).includes(literal))
    ? null
    : `no test ${title} in ${file}`
}

const count = (wanted: (row: Row) => boolean): number => table.filter(wanted).length
const isTested = (row: Row): boolean => row.state === 'done' && proofsOf(row).some((proof) => proof.includes(' › '))
const applicable = count(({ state }) => state !== 'not-applicable')

describe('docs/asvs.csv', () => {
  test('has every requirement of levels 1 and 2 once', () => {
    expect(head).toEqual(['id', 'level', 'chapter', 'requirement', 'state', 'proof', 'why'])
    expect([table.length, new Set(table.map(({ id }) => id)).size]).toEqual([253, 253])
    expect([count(({ level }) => level === '1'), count(({ level }) => level === '2')]).toEqual([70, 183])
    expect(CHAPTERS.map((_, chapter) => count(({ id }) => id.startsWith(`${chapter + 1}.`)))).toEqual(CHAPTERS)
    expect(table.filter(({ id, chapter, requirement }) => !/^\d+\.\d+\.\d+$/.test(id) || !chapter || requirement.length < 5)).toEqual([])
  })

  test('decides each: done with a proof, or not with a reason', () => {
    const undecided = table.filter((row) => {
      if (row.state === 'done') return proofsOf(row).length === 0
      return !['not-applicable', 'open'].includes(row.state) || row.why.length < 5
    })
    expect(undecided).toEqual([])
  })

  test('names only files and tests that are there', () => {
    expect(table.flatMap((row) => proofsOf(row).map((proof) => [row.id, faultOf(proof)])).filter(([, fault]) => fault !== null)).toEqual([])
    expect(faultOf('asvs.test.ts › has every requirement of levels 1 and 2 twice')).toMatch(/^no test/)
  })

  test('shows three of four of what applies by a test', () => {
    expect(count(isTested) / applicable).toBeGreaterThanOrEqual(SHARE_MIN)
  })
})

test('the README claims what docs/asvs.csv shows, and no more', () => {
  const open = table.filter(({ state }) => state === 'open')
  const claim = /^Security: .*$/m.exec(readFileSync('README.md', 'utf8'))?.[0] ?? ''
  const numbers = [
    table.length,
    table.length - applicable,
    applicable,
    count(({ state }) => state === 'done'),
    count(isTested),
    open.length,
  ]
  expect((claim.split('. ')[0]!.replace('5.0', '').replace('levels 1 and 2', '').match(/\d+/g) ?? []).map(Number)).toEqual(numbers)
  const first = open.filter(({ level }) => level === '1').map(({ id }) => id)
  expect(/Open of level 1: ([\d., ]+?)\. /.exec(claim)?.[1]?.split(', ')).toEqual(first)
})
