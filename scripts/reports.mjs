import { existsSync, readFileSync } from 'node:fs'

function read(path) {
  return path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Whatever else went wrong, a run that did not end well counts as at least one failure. */
function atLeastOne(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1, names: ['(the run itself did not end well)'] } : counts
}

const NO_REPORT = { passed: 0, failed: 1, names: ['(no report was written)'] }
const firstLines = (text) => (text ?? '').split('\n').slice(0, 12).join('\n    ')

/** Passes, failures and the names of these in a JSON report of vitest; a file that could not even be read counts as one failure. */
export function countVitest(path, code) {
  const report = read(path)
  if (!report) return NO_REPORT
  const unread = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${name} > ${test.fullName}\n    ${firstLines(test.failureMessages?.[0])}`),
  )
  const names = [...unread.map(({ name, message }) => `${name}\n    ${firstLines(message)}`), ...failures]
  return atLeastOne({ passed: report.numPassedTests, failed: report.numFailedTests + unread.length, names }, code)
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** The same for Playwright; one that passed when repeated is a pass, and the run's own list names it as flaky. */
export function countPlaywright(path, code) {
  const report = read(path)
  if (!report) return NO_REPORT
  const { expected, unexpected, flaky } = report.stats
  const names = report.suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === 'unexpected').map(({ projectName }) => `[${projectName}] ${file} > ${title}`),
    )
  return atLeastOne({ passed: expected + flaky, failed: unexpected + report.errors.length, names }, code)
}
