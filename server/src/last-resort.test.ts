// What nobody caught, in a process of its own.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { freePort, startLoungeProcess, until } from '../test/lounge-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'green-room-uncaught-'))
chmodSync(dataDir, 0o755) // as root the server runs as another account, which must reach its files
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
/** Breaks on demand: the parent says how. */
const preload = join(dataDir, 'break.mjs')
writeFileSync(
  preload,
  `process.on('message', (how) => {
    process.send('broken')
    if (how === 'promise') void Promise.reject(new Error('planted'))
    else setImmediate(() => { throw new Error('planted') })
  })
  process.channel.unref()`,
)

test('a promise that breaks unseen is told and counted, and the lounge goes on; an exception ends it in order', async () => {
  const lounge = await startLoungeProcess({ dataDir, port: await freePort(), preload: pathToFileURL(preload).href })
  const metrics = async () => (await fetch(`${lounge.origin}/metrics`)).text()
  for (const count of [1, 2]) {
    await lounge.ask('promise')
    await until(async () => (await metrics()).includes(`uncaught_errors_total{kind="promise"} ${count}`), 10_000)
  }
  expect((await fetch(`${lounge.origin}/readyz`)).status).toBe(200)
  expect(lounge.output().match(/"bug":"[0-9a-f-]{36}"/g)).toHaveLength(2)

  await lounge.ask('exception')
  expect(await lounge.ended).toEqual({ code: 1, signal: null })
  expect(lounge.output()).toContain('an exception broke out of everything')
  // In order: the database was shut down, not left behind.
  const again = await startLoungeProcess({ dataDir, port: await freePort() })
  expect(again.output()).not.toMatch(/not properly shut down|remains of the last/)
  again.kill('SIGTERM')
  await again.ended
}, 120_000)
