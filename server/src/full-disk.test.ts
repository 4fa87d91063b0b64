// A disk that takes no more than a little of each file, under a process of its own: the system's limit stands in for its end.
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/postgres/database.ts'
import { freePort, startLoungeProcess, type LoungeProcess } from '../test/lounge-process.ts'
import { signUp } from '../test/people/sign-up.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'green-room-full-disk-'))
chmodSync(dataDir, 0o755)
let database: TestDatabase
let lounge: LoungeProcess
beforeAll(async () => {
  database = await createTestDatabase()
  const under = ['sh', '-c', 'ulimit -f 64 && exec "$0" "$@"'] // 32 KB, in blocks of 512 bytes
  lounge = await startLoungeProcess({ dataDir, port: await freePort(), env: { DATABASE_URL: database.url }, under })
})
afterAll(async () => {
  lounge?.kill('SIGKILL')
  await lounge?.ended
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('files that find no room are refused and not charged, nothing of them stays, and the talk goes on', async () => {
  const ada = await signUp(lounge.origin, 'ada@example.com')
  const topicId = (await ada.call('pickRandomTopic')).body.payload.topic.id as string
  await ada.call('acceptTerms', { topic_id: topicId })
  await ada.call('joinTopic', { topic_id: topicId })
  const balance = async (): Promise<number> => (await ada.call('readProfile')).body.payload.balance as number
  const send = (size: number) =>
    ada.upload('postMessage', { topic_id: topicId }, [{ name: 'notes.txt', type: 'text/plain', bytes: Buffer.alloc(size, 'words ') }])
  const within = join(dataDir, '{files,uploads}/**/*')
  const onDisk = (): number => globSync(within, { withFileTypes: true }).filter((file) => file.isFile()).length

  const before = await balance()
  const refused = await send(200_000)
  expect([refused.code, refused.body.code]).toEqual([503, 'attachment.storage-full'])
  expect([await balance(), onDisk()]).toEqual([before, 0])
  expect((await send(1_000)).code).toBe(200)
  expect(onDisk()).toBe(1)
  expect((await ada.call('postMessage', { topic_id: topicId, content: 'Good evening' })).code).toBe(200)
})
