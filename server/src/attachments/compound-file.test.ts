import { expect, test } from 'vitest'
import { readAllNames, readRootNames } from './compound-file.ts'
import { compound, doc, LONG } from './samples.test-files.ts'

test('names at the root and names anywhere are told apart', () => {
  const bytes = doc({ '/Macros/VBA/dir': LONG })
  expect(readRootNames(bytes)).toEqual(expect.arrayContaining(['worddocument', '1table']))
  expect(readRootNames(bytes)).not.toContain('dir')
  expect(readAllNames(bytes)).toEqual(expect.arrayContaining(['macros', 'vba', 'dir']))
})

test('a directory of many sectors is read whole', () => {
  const bytes = compound(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`/Stream${index}`, LONG])))
  expect(readRootNames(bytes).filter((name) => name.startsWith('stream'))).toHaveLength(200)
})

test('what is no container, is torn, or contradicts itself has no names', () => {
  const bytes = doc()
  expect(readAllNames(Buffer.from('no container'))).toEqual([])
  expect(readRootNames(bytes.subarray(0, 512))).toEqual([])
  const odd = Buffer.from(bytes)
  odd.writeUInt16LE(40, 30)
  expect(readAllNames(odd)).toEqual([])
})

test('chains and trees that bite their own tail come to an end', () => {
  const bytes = doc()
  const directory = bytes.readInt32LE(48)
  const table = (bytes.readInt32LE(76) + 1) * 512
  bytes.writeInt32LE(directory, table + directory * 4)
  const root = (directory + 1) * 512
  const child = bytes.readInt32LE(root + 76)
  for (const at of [68, 72]) bytes.writeInt32LE(child, root + child * 128 + at)
  bytes.writeInt32LE(3, 68)
  bytes.writeInt32LE(3, 4 * 512 + 508)
  expect(readRootNames(bytes).length).toBeLessThan(10)
})

test('five megabytes of chains that all lead into one another cost milliseconds', () => {
  const bytes = Buffer.alloc(512 * 9_001)
  doc().copy(bytes, 0, 0, 512)
  bytes.writeInt32LE(71, 48)
  for (let index = 0; index < 109; index++) bytes.writeInt32LE(index < 71 ? index : -1, 76 + 4 * index)
  for (let sector = 0; sector < 9_000; sector++) bytes.writeInt32LE(sector < 5_000 ? sector + 1 : 71, 512 + 4 * sector)
  const start = performance.now()
  readRootNames(bytes)
  expect(performance.now() - start).toBeLessThan(300)
})

test('no change of a byte makes it throw', () => {
  const sample = doc({ '/Macros/dir': LONG })
  let seed = 7
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 2_000; round++) {
    const bytes = Buffer.from(sample.subarray(0, round % 5 === 0 ? random(sample.length) : sample.length))
    for (let change = 0; change < 8 && bytes.length > 0; change++)
      bytes[change < 4 ? random(Math.min(bytes.length, 512)) : random(bytes.length)] = random(256)
    const [root, all] = [readRootNames(bytes), readAllNames(bytes)]
    expect(root.filter((name) => !all.includes(name))).toEqual([])
  }
})
