import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

function read(path) {
  return path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Whatever else went wrong, a run that did not end well counts as at least one failure. */
function atLeastOne(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1, names: ['(the run itself did not end well)'] } : counts
}

const NO_REPORT = { passed: 0, failed: 1, names: ['(no report was written)'] }

/** Passes, failures and the names of these, as vitest-report.mjs wrote them. */
export function countVitest(path, code) {
  return atLeastOne(read(path) ?? NO_REPORT, code)
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** The same for Playwright; one that passed when repeated is a pass, and the run's own list names it as flaky. */
export function countPlaywright(path, code) {
  const report = read(path)
  if (!report) return NO_REPORT
  const { expected, unexpected, flaky } = report.stats
  const told = ({ results = [] }) =>
    stripVTControlCharacters(results.at(-1)?.error?.message ?? 'failed')
      .split('\n')
      .slice(0, 12)
      .join('\n    ')
  const names = report.suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === 'unexpected').map((test) => `[${test.projectName}] ${file} > ${title}\n    ${told(test)}`),
    )
  return atLeastOne({ passed: expected + flaky, failed: unexpected + report.errors.length, names }, code)
}
