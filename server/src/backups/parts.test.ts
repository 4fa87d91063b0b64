import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkParts, copyFiles, unpackFiles, writePart } from './parts.ts'
import type { Manifest } from './manifest.ts'

const root = mkdtempSync(join(tmpdir(), 'green-room-parts-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const [from, backup, back] = [join(root, 'files'), join(root, 'backup'), join(root, 'back')]
const keyOf = (letter: string): string => `ab/${letter.repeat(40)}`
const [gone, growing, late] = ['1', '2', '3'].map(keyOf) as [string, string, string]
const put = (key: string, text: string): void => writeFileSync(join(from, key), text)

test('a file that goes away, one that is still being written and one that comes while the database is copied are all kept', async () => {
  for (const folder of [join(from, 'ab'), backup]) mkdirSync(folder, { recursive: true })
  put(gone, 'whole')
  put(growing, 'ha')
  writeFileSync(join(from, 'ab/notes.txt'), 'not of a member')
  const files = copyFiles(from, backup)
  await files.round()
  rmSync(join(from, gone))
  put(growing, 'half and half')
  put(late, 'just come')
  await files.round()
  const manifest = { parts: [await files.list()] } as Manifest

  const keys = await checkParts(backup, manifest)
  expect(keys).toEqual([gone, growing, late])
  await unpackFiles(backup, keys, back)
  expect(keys.map((key) => readFileSync(join(back, key), 'utf8'))).toEqual(['whole', 'half and half', 'just come'])
})

test('a list of files cannot lead out of the backup', async () => {
  const list = `${'0'.repeat(64)}  files/../../etc/passwd\n`
  const part = await writePart([list], join(backup, 'files.sha256'))
  await expect(checkParts(backup, { parts: [part] } as Manifest)).rejects.toThrow('which is no file of a member')
})
