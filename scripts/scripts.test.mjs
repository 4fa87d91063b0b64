import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { faultOf } from './hooks/commit-subject.mjs'
import { completeLockfile, platformOf } from './complete-lockfile.mjs'
import { agrees } from './install.mjs'
import { countPlaywright, countVitest, slowest } from './reports.mjs'
import { ROOT, run, step } from './run.mjs'
import VitestReport from './vitest-report.mjs'

const directory = mkdtempSync(join(tmpdir(), 'scripts-test-'))
afterAll(() => rmSync(directory, { recursive: true }))

function report(content) {
  const path = join(directory, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('the count of a vitest report', () => {
  const testOf = (fullName, state, message) => ({
    fullName,
    result: () => ({ state, errors: message && [{ message, stack: 'no message' }] }),
    diagnostic: () => (state === 'skipped' ? undefined : { flaky: state === 'passed' && message !== undefined }),
  })
  const moduleOf = (moduleId, errors, tests) => ({
    moduleId,
    errors: () => errors,
    children: { allTests: () => tests },
    diagnostic: () => ({ duration: 20 }),
  })
  const counted = (modules, unhandled, code) => {
    process.env.VITEST_REPORT = join(directory, 'vitest.json')
    new VitestReport().onTestRunEnd(modules, unhandled)
    return countVitest(process.env.VITEST_REPORT, code)
  }
  const passes = moduleOf('c.test.ts', [], [testOf('one', 'passed'), testOf('two', 'passed'), testOf('three', 'skipped')])

  test('takes a file that could not be read for one failure, and names what failed or passed at the second try, with its message', () => {
    const read = moduleOf(
      'a.test.ts',
      [],
      [testOf('a thing holds', 'failed', 'it did not'), testOf('a race is won', 'passed', 'it was lost')],
    )
    const unread = moduleOf('b.test.ts', [{ message: 'no such import' }], [])
    expect(counted([passes, read, unread], [{ message: 'from nowhere' }], 1)).toEqual({
      passed: 3,
      failed: 3,
      files: ['c.test.ts', 'a.test.ts', 'b.test.ts'].map((name) => ({ name, ms: 20 })),
      again: ['a.test.ts > a race is won\n    it was lost'],
      names: ['(outside of any test)\n    from nowhere', 'a.test.ts > a thing holds\n    it did not', 'b.test.ts\n    no such import'],
    })
  })

  test('is clean only when the run ended well', () => {
    expect(counted([passes], [], 0)).toMatchObject({ passed: 2, failed: 0, names: [] })
    expect(counted([passes], [], 1)).toMatchObject({ passed: 2, failed: 1 })
  })

  test('is one failure when there is no report', () => {
    expect(countVitest(join(directory, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})

test('the count of a Playwright report takes errors outside of tests for failures, and a test that passed when repeated for a pass', () => {
  const specs = [
    {
      file: 'a.spec.ts',
      title: 'a journey',
      tests: [
        { status: 'unexpected', projectName: 'phone', results: [{ error: { message: 'it stood still' }, duration: 900 }] },
        { status: 'flaky', projectName: 'phone', results: [{ error: { message: 'it was late' }, duration: 500 }, { duration: 100 }] },
      ],
    },
  ]
  const path = report({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}], suites: [{ suites: [{ specs }] }] })
  expect(countPlaywright(path, 1)).toEqual({
    passed: 4,
    failed: 2,
    names: ['[phone] a.spec.ts > a journey\n    it stood still'],
    again: ['[phone] a.spec.ts > a journey\n    it was late'],
    files: [{ name: 'e2e/a.spec.ts', ms: 1_500 }],
  })
})

test('the slowest files are named, the slowest first, and no more than asked for', () => {
  const files = [
    { name: 'quick.test.ts', ms: 40 },
    { name: 'slow.test.ts', ms: 12_300 },
    { name: 'middling.test.ts', ms: 900 },
  ]
  expect(slowest(files, 2)).toEqual(['   12.3 s  slow.test.ts', '    0.9 s  middling.test.ts'])
})

describe('the subject of a commit', () => {
  test('says what it is about and what it does, in 72 symbols, with the reason below', () => {
    expect(faultOf('messages: Refuse empty bodies\n\nA blank one was charged.\n# Please enter')).toBe(null)
    expect(faultOf("Merge branch 'desk'")).toBe(null)
  })

  test('is refused where it is too long, about nothing, or runs into its body', () => {
    expect(faultOf(`messages: ${'x'.repeat(63)}`)).toContain('73 symbols')
    expect(faultOf('Fixed stuff')).toContain('what it is about')
    expect(faultOf('rooms: New terms\nBecause')).toContain('an empty line')
  })
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
