import { existsSync, readFileSync } from 'node:fs'

function read(path) {
  return path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Whatever else went wrong, a run that did not end well counts as at least one failure. */
function atLeastOne(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Passes and failures in a JSON report of vitest; a file that could not even be read counts as one failure. */
export function countVitest(path, code) {
  const report = read(path)
  if (!report) return { passed: 0, failed: 1 }
  const unread = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  return atLeastOne({ passed: report.numPassedTests, failed: report.numFailedTests + unread.length }, code)
}

/** Passes and failures in a JSON report of Playwright; one that passed when repeated is a pass, and the run's own list names it as flaky. */
export function countPlaywright(path, code) {
  const report = read(path)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return atLeastOne({ passed: expected + flaky, failed: unexpected + report.errors.length }, code)
}
