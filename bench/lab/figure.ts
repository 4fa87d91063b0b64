import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

export type Goal = { atLeast: number } | { atMost: number }

const TABLE = new URL('../../docs/bench.md', import.meta.url)
const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toFixed(value < 10 ? 2 : 1)))
const limitOf = (goal: Goal): string =>
  'atLeast' in goal ? `≥ ${goal.atLeast.toLocaleString('en-US')}` : `≤ ${goal.atMost.toLocaleString('en-US')}`

/**
 * Prints one figure: its value in `unit`, and with a goal whether it was reached. A goal that was missed ends the program with 1. scripts/bench.mjs
 * reads it again from BENCH_FIGURES for its table; with BENCH_WRITE=1 the value also replaces the one in the figure's row of docs/bench.md.
 */
export function figure(name: string, value: number, unit: string, goal?: Goal): void {
  const measured = `${shown(value)}${unit === '' ? '' : ` ${unit}`}`
  const isReached = goal === undefined || ('atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost)
  if (!isReached) process.exitCode = 1
  const row = {
    name,
    measured,
    goal: goal === undefined ? '' : limitOf(goal),
    verdict: goal === undefined ? '' : isReached ? 'pass' : 'FAIL',
  }
  console.log(`${name}: ${measured}${goal === undefined ? '' : ` (goal ${row.goal}) ${row.verdict}`}`)
  const table = process.env['BENCH_FIGURES']
  if (table !== undefined) appendFileSync(table, `${JSON.stringify(row)}\n`)
  if (process.env['BENCH_WRITE'] === '1') writeDown(name, measured)
}

/** A row is `| figure | goal | measured | date | command |`. */
function writeDown(name: string, measured: string): void {
  const lines = readFileSync(TABLE, 'utf8').split('\n')
  const at = lines.findIndex((line) => line.startsWith(`| ${name} |`))
  if (at < 0) return
  const cells = lines[at]!.split('|').map((cell) => cell.trim())
  cells[3] = measured
  cells[4] = new Date().toISOString().slice(0, 10)
  lines[at] = `| ${cells.slice(1, -1).join(' | ')} |`
  writeFileSync(TABLE, lines.join('\n'))
}

/** The value below which `share` (0 to 1) of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured')
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
export const median = (values: readonly number[]): number => quantile(values, 0.5)
