// Where standard output takes nothing, the lounge goes on: a full disk, a pipe that nobody reads, a pipe whose reader is gone.
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../postgres/database.ts'
import { freePort, startLoungeProcess, until, type LoungeProcess } from '../lounge-process.ts'
import { createVisitor } from '../people/visitor.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'green-room-log-'))
chmodSync(dataDir, 0o755)
let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(async () => {
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = async (more: { preload?: string; stdout?: number | 'unread' }): Promise<LoungeProcess> =>
  startLoungeProcess({ dataDir, port: await freePort(), env: { DATABASE_URL: database.url, LOG_LEVEL: 'info' }, ...more })
const lostBy = async (lounge: LoungeProcess): Promise<number> =>
  Number(/^log_lines_lost_total (\d+)$/m.exec(await (await fetch(`${lounge.origin}/metrics`)).text())![1])
/** Each of these is a line of the log. */
async function failToSignIn(lounge: LoungeProcess): Promise<number> {
  const visitor = createVisitor(lounge.origin)
  await visitor.call('csrfCookie')
  return (await visitor.call('login', { email: 'nobody@example.com', password: 'Guessed42x' })).code
}
async function end(lounge: LoungeProcess): Promise<void> {
  lounge.kill('SIGTERM')
  expect(await lounge.ended).toEqual({ code: 0, signal: null })
}

test('on a full disk: it starts, serves, counts what was lost, and ends in order', async () => {
  const full = openSync('/dev/full', 'w')
  const lounge = await start({ stdout: full })
  closeSync(full)
  const before = await lostBy(lounge)
  expect(before).toBeGreaterThan(0)
  expect(await failToSignIn(lounge)).toBe(422)
  await until(async () => (await lostBy(lounge)) > before, 10_000)
  await end(lounge)
})

test('with a pipe that nobody reads it serves, and ends in order', async () => {
  // More than any pipe holds, before the lounge says its first word.
  const preload = join(dataDir, 'fill.mjs')
  writeFileSync(preload, "process.stdout.write('.'.repeat(2_000_000))\nprocess.channel.unref()\n")
  const lounge = await start({ stdout: 'unread', preload: pathToFileURL(preload).href })
  expect(await failToSignIn(lounge)).toBe(422)
  expect((await fetch(`${lounge.origin}/readyz`)).status).toBe(200)
  await end(lounge)
})

test('with a pipe whose reader has gone it serves, counts, and ends in order', async () => {
  const lounge = await start({})
  lounge.hangUp()
  expect(await failToSignIn(lounge)).toBe(422)
  await until(async () => (await failToSignIn(lounge)) === 422 && (await lostBy(lounge)) > 0, 10_000)
  await end(lounge)
})
