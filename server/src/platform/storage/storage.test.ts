import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { patient } from './open-storage.ts'
import { folderStorage } from './storage-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'green-room-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const KEY = `ab/ab${'0'.repeat(38)}`

test('what a full disk takes half of is taken away again', async () => {
  mkdirSync(join(folder, 'ab'))
  symlinkSync('/dev/full', join(folder, KEY))
  const storage = folderStorage(folder)
  const pieces = async function* () {
    for (let n = 0; n < 10; n++) yield Buffer.alloc(100_000)
  }
  await expect(storage.writeStream(KEY, pieces(), 'application/zip')).rejects.toThrow('ENOSPC')
  expect(existsSync(join(folder, 'ab'))).toBe(true)
  await storage.write(KEY, Buffer.from('room again'), 'text/plain') // takes no place that is taken
  expect(await text(await storage.read(KEY))).toBe('room again')
})

test('storage that does not answer counts as failed, one that does loses nothing by it', async () => {
  const storage = folderStorage(folder)
  const key = KEY.replaceAll('0', '1')
  await patient(storage, 5_000).write(key, Buffer.from('quick'), 'text/plain')
  expect(await text(await patient(storage, 5_000).read(key))).toBe('quick')
  const hangs = (): Promise<never> => new Promise(() => {})
  const hanging = patient({ ...storage, write: hangs, read: hangs, remove: hangs, freeShare: hangs }, 10)
  const asked = [hanging.write(key, Buffer.alloc(1), ''), hanging.read(key), hanging.remove(key), hanging.freeShare()]
  for (const answer of asked) await expect(answer).rejects.toThrow('no answer within 10 ms')
})
