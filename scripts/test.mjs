import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { runChecks } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { countPlaywright, countVitest, slowest } from './reports.mjs'
import { run } from './run.mjs'

const total = {
  passed: 0,
  failed: 0,
  names: /** @type {string[]} */ ([]),
  again: /** @type {string[]} */ ([]),
  files: /** @type {{ name: string, ms: number }[]} */ ([]),
}

function add({ passed, failed, names = [], again = [], files = [] }) {
  total.passed += passed
  total.failed += failed
  total.names.push(...names)
  total.again.push(...again)
  total.files.push(...files)
}

function addStep(isPassed) {
  add(isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

await ensureInstalled()
const chromium = await ensureChromium()
addStep(chromium !== undefined)
add(await runChecks())
addStep(await buildWeb())

const reports = mkdtempSync(join(tmpdir(), 'green-room-reports-'))
const env = {
  ...(chromium && { CHROMIUM: chromium }),
  VITEST_REPORT: join(reports, 'vitest.json'),
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
}
add(countVitest(env.VITEST_REPORT, await run('vitest', ['run', '--reporter=default', '--reporter=./scripts/vitest-report.mjs'], { env })))
add(countPlaywright(env.PLAYWRIGHT_JSON_OUTPUT_FILE, await run('playwright', ['test', '--reporter=list,json'], { env })))
rmSync(reports, { recursive: true, force: true })

console.log(`\nThe slowest files:\n${slowest(total.files).join('\n')}`)
// At the end of a long log, where whoever looks for them looks first.
for (const name of total.again) console.log(`\n↻ at the second try: ${name}`)
for (const name of total.names) console.log(`\n✗ ${name}`)
// CI reads this last line.
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
