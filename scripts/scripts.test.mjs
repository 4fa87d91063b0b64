import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { completeLockfile, platformOf } from './complete-lockfile.mjs'
import { agrees } from './install.mjs'
import { countPlaywright, countVitest } from './reports.mjs'
import { ROOT, run, step } from './run.mjs'

const directory = mkdtempSync(join(tmpdir(), 'scripts-test-'))
afterAll(() => rmSync(directory, { recursive: true }))

function report(content) {
  const path = join(directory, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('the count of a vitest report', () => {
  const fault = { status: 'failed', fullName: 'a thing holds', failureMessages: ['it did not'] }
  const read = { name: 'a.test.ts', status: 'failed', assertionResults: [fault, { status: 'passed' }] }
  const unread = { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'no such import' }

  test('takes a file that could not be read for one failure, and names what failed', () => {
    const path = report({ numPassedTests: 5, numFailedTests: 1, testResults: [read, unread] })
    const { passed, failed, names } = countVitest(path, 1)
    expect({ passed, failed }).toEqual({ passed: 5, failed: 2 })
    expect(names).toEqual([expect.stringContaining('b.test.ts'), expect.stringContaining('a.test.ts > a thing holds\n    it did not')])
  })

  test('is clean only when the run ended well', () => {
    const path = report({ numPassedTests: 5, numFailedTests: 0, testResults: [] })
    expect(countVitest(path, 0)).toEqual({ passed: 5, failed: 0, names: [] })
    expect(countVitest(path, 1)).toMatchObject({ passed: 5, failed: 1 })
  })

  test('is one failure when there is no report', () => {
    expect(countVitest(join(directory, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})

test('the count of a Playwright report takes errors outside of tests for failures, and a test that passed when repeated for a pass', () => {
  const specs = [{ file: 'a.spec.ts', title: 'a journey', tests: [{ status: 'unexpected', projectName: 'phone' }, { status: 'flaky' }] }]
  const path = report({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}], suites: [{ suites: [{ specs }] }] })
  expect(countPlaywright(path, 1)).toEqual({ passed: 4, failed: 2, names: ['[phone] a.spec.ts > a journey'] })
})

describe('node_modules', () => {
  const lock = {
    packages: { '': {}, server: {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-darwin': { version: '1.0.0', optional: true } },
  }

  test('agrees with the lockfile without the packages of other platforms', () => {
    expect(agrees(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true)
  })

  test('does not agree with another version, a missing package, or no record at all', () => {
    expect(agrees(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false)
    expect(agrees(lock, { packages: {} })).toBe(false)
    expect(agrees(lock, undefined)).toBe(false)
  })
})

describe('the lockfile', () => {
  test('of this project names the packages of every platform, or npm 11 refuses it', () => {
    expect(completeLockfile(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))).toEqual([])
  })

  test('gets what is missing, beside what is there', () => {
    const optionalDependencies = { '@x/linux-x64-gnu': '1.0.0', '@x/darwin-arm64': '1.0.0', plain: '1.0.0' }
    const lock = {
      packages: { '': {}, 'node_modules/x': { dev: true, optionalDependencies }, 'node_modules/@x/linux-x64-gnu': { version: '1.0.0' } },
    }
    expect(completeLockfile(lock)).toEqual(['@x/darwin-arm64'])
    expect(lock.packages['node_modules/@x/darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    })
  })

  test('learns platforms from names', () => {
    expect(platformOf('@x/binding-linux-arm-musleabihf')).toEqual({ cpu: ['arm'], os: ['linux'], libc: ['musl'] })
    expect(platformOf('@x/wasm32-wasi')).toEqual({ cpu: ['wasm32'] })
    expect(platformOf('left-pad')).toBeUndefined()
  })
})

test('a program is run under the Node 24 of the install, and its exit code comes back', async () => {
  expect(await run('node', ['-e', 'process.exit(process.version.startsWith("v24.") ? 7 : 1)'])).toBe(7)
  expect(await step('Nothing', 'no-such-program', [])).toBe(false)
})
