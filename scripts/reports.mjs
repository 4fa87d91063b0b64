import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

function read(path) {
  return path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Whatever else went wrong, a run that did not end well counts as at least one failure. */
function atLeastOne(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1, names: ['(the run itself did not end well)'] } : counts
}

const NO_REPORT = { passed: 0, failed: 1, names: ['(no report was written)'], again: [] }

/** Passes, failures, the names of these and of what passed `again`, at its second try, and the time of each file, as vitest-report.mjs wrote them. */
export function countVitest(path, code) {
  return atLeastOne(read(path) ?? NO_REPORT, code)
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** The same for Playwright. */
export function countPlaywright(path, code) {
  const report = read(path)
  if (!report) return NO_REPORT
  const { expected, unexpected, flaky } = report.stats
  const told = ({ results = [] }) =>
    stripVTControlCharacters(results.findLast(({ error }) => error)?.error.message ?? 'failed')
      .split('\n')
      .slice(0, 12)
      .join('\n    ')
  const thatAre = (wanted) =>
    report.suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests.filter(({ status }) => status === wanted).map((test) => `[${test.projectName}] ${file} > ${title}\n    ${told(test)}`),
      )
  const times = new Map()
  for (const { file, tests } of report.suites.flatMap(specsOf))
    for (const { duration = 0 } of tests.flatMap(({ results = [] }) => results)) times.set(file, (times.get(file) ?? 0) + duration)
  const files = [...times].map(([name, ms]) => ({ name: `e2e/${name}`, ms }))
  return atLeastOne(
    { passed: expected + flaky, failed: unexpected + report.errors.length, names: thatAre('unexpected'), again: thatAre('flaky'), files },
    code,
  )
}

/** The files that took longest, as lines: where a minute can be saved. Files run beside each other, so the times add up to more than the run. */
export const slowest = (files, count = 10) =>
  files
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`)
