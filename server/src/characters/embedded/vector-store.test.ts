import { appendFile, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { DIMENSIONS } from './dimensions.ts'
import { Encoder } from './encoder.ts'
import { PackedVectors } from './packed-vectors.ts'
import { VectorStore } from './vector-store.ts'

const warned: string[] = []
const log = { info: () => {}, warn: (_: object, message: string) => void warned.push(message) }
const encoder = new Encoder({ log })
const folders: string[] = []
let cacheDir: string
const open = () => new VectorStore(encoder, { cacheDir, log, shipped: async () => new PackedVectors(Buffer.alloc(0)) })
const file = async () => join(cacheDir, (await readdir(cacheDir))[0]!)

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'vectors-'))
  folders.push(cacheDir)
  warned.length = 0
})
afterAll(async () => {
  await encoder.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

it('encodes an authored line once, and finds it again in a new process', async () => {
  const first = await open().authored(['the lamp is lit', 'the fog is thick', 'the lamp is lit'])
  const size = (await stat(await file())).size
  const again = await open().authored(['the fog is thick', 'the lamp is lit'])
  expect(again![1]).toEqual(first![0])
  expect((await stat(await file())).size).toBe(size)
  expect(size).toBe(2 * (16 + DIMENSIONS * 4))
})

it('writes nothing of what a reader said', async () => {
  await open().spoken(['my secret'])
  expect(await readdir(cacheDir)).toEqual([])
})

it('mends a file whose end was torn, and encodes what was lost', async () => {
  await open().authored(['one line', 'another line'])
  await truncate(await file(), 16 + DIMENSIONS * 4 + 100)
  const vectors = await open().authored(['one line', 'another line'])
  expect(vectors).toHaveLength(2)
  expect(warned).toEqual(['the file of sentence vectors was torn and is mended'])
  expect((await stat(await file())).size).toBe(2 * (16 + DIMENSIONS * 4))
})

it('trusts no record that is no unit vector', async () => {
  await open().authored(['one line'])
  await appendFile(await file(), Buffer.alloc(16 + DIMENSIONS * 4, 7))
  await open().authored(['one line'])
  expect(warned).toHaveLength(1)
})

it('answers though the folder cannot be written', async () => {
  await writeFile(join(cacheDir, 'taken'), '')
  cacheDir = join(cacheDir, 'taken')
  await expect(open().authored(['one line'])).resolves.toHaveLength(1)
  expect(warned).toContain('sentence vectors could not be kept')
})
