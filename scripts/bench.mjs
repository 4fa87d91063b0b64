// npm run bench           every figure of docs/bench.md, one program after the other, and a table of them (ten minutes)
// npm run bench -- sends  only the programs whose names contain one of the words
// npm run bench -- crash  the long forms of the crash tests, desk-lists, failover and fuzz: they run by name alone
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT, run } from './run.mjs'

const BY_NAME = /^(crash|desk-lists|failover|fuzz)/
const words = process.argv.slice(2)
const names = readdirSync(join(ROOT, 'bench'))
  .filter((name) => name.endsWith('.ts'))
  .filter((name) => (words.length === 0 ? !BY_NAME.test(name) : words.some((word) => name.includes(word))))
  .toSorted()
if (names.length === 0) {
  console.error(`No file in bench/ matches ${words.join(' ')}.`)
  process.exit(1)
}

function printTable(rows) {
  const columns = ['name', 'measured', 'goal', 'verdict']
  const all = [{ name: 'figure', measured: 'measured', goal: 'goal', verdict: '' }, ...rows]
  const widths = columns.map((column) => Math.max(...all.map((row) => row[column].length)))
  console.log()
  for (const row of all) {
    const [name, ...others] = columns.map((column, i) => (i === 0 ? row[column].padEnd(widths[i]) : row[column].padStart(widths[i])))
    console.log([name, ...others].join('   ').trimEnd())
  }
}

const node24 = await ensureInstalled()
if (!(await buildWeb())) process.exit(1)

const folder = mkdtempSync(join(tmpdir(), 'green-room-figures-'))
const figures = join(folder, 'figures.jsonl')
const failed = []
for (const name of names) {
  console.log(`\n== ${name}`)
  const startedAt = Date.now()
  const code = await run(node24, [join('bench', name)], { env: { BENCH_FIGURES: figures } })
  console.log(`== ${name}: ${code === 0 ? 'done' : `exit code ${code}`} after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
  if (code !== 0) failed.push(name)
}
const rows = existsSync(figures)
  ? readFileSync(figures, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : []
rmSync(folder, { recursive: true, force: true })
if (rows.length > 0) printTable(rows)
console.log(`\n${names.length - failed.length} of ${names.length} ran well${failed.length > 0 ? `; not ${failed.join(', ')}` : ''}`)
process.exit(failed.length === 0 ? 0 : 1)
