import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { csvPortion, jsonPortion, listPortion, type Portion } from '#server/platform/portion.ts'
import { zip } from './zip.ts'

async function* from<T>(...values: T[]): AsyncGenerator<T> {
  yield* values
}
const whole = async (portions: Portion[]): Promise<Record<string, string>> => {
  const bytes: Uint8Array[] = []
  for await (const chunk of zip(from(...portions))) bytes.push(chunk)
  return Object.fromEntries(Object.entries(unzipSync(Buffer.concat(bytes))).map(([path, text]) => [path, strFromU8(text)]))
}

test('every portion comes out as it went in: texts, lists, nothing at all, names in any script', async () => {
  const noise = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251)
  const found = await whole([
    jsonPortion('one.json', async () => ({ name: 'Zoë' })),
    listPortion('many.json', () => from({ n: 1 }, { n: 2 })),
    listPortion('none.json', () => from()),
    { path: 'attachments/7-Grüße 猫.txt', pieces: () => from('meow') },
    { path: 'empty.txt', pieces: () => from<string>() },
    { path: 'photo.jpg', isPacked: true, pieces: () => from(noise.subarray(0, 70_000), noise.subarray(70_000)) },
  ])
  expect(JSON.parse(found['one.json']!)).toEqual({ name: 'Zoë' })
  expect([JSON.parse(found['many.json']!), JSON.parse(found['none.json']!)]).toEqual([[{ n: 1 }, { n: 2 }], []])
  expect([found['attachments/7-Grüße 猫.txt'], found['empty.txt']]).toEqual(['meow', ''])
  expect(found['photo.jpg']).toBe(strFromU8(noise))
})

test('a cell that a spreadsheet would run is a text', async () => {
  const rows = () => from(['=1+1', -5, 'say "hi"', null], ['@x', 2.5, 'a,b', '\tz'])
  expect((await whole([csvPortion('a.csv', ['reason', 'points', 'note', 'ref'], rows)]))['a.csv']).toBe(
    'reason,points,note,ref\r\n\'=1+1,-5,"say ""hi""",\r\n\'@x,2.5,"a,b",\'\tz\r\n',
  )
})

test('nothing is read ahead of the one who takes: a gigabyte never lies in memory', async () => {
  let made = 0
  const endless: Portion = {
    path: 'endless.bin',
    isPacked: true,
    async *pieces() {
      for (;;) {
        made += 64 * 1024
        yield new Uint8Array(64 * 1024)
      }
    },
  }
  let taken = 0
  let furthest = 0
  for await (const chunk of zip(from(endless))) {
    taken += chunk.length
    furthest = Math.max(furthest, made - taken)
    if (taken > 64 * 1024 * 1024) break
  }
  expect(furthest).toBeLessThan(256 * 1024)
})

test('a portion that fails ends the zip, so that no half of one passes for a whole', async () => {
  const broken: Portion = {
    path: 'broken.json',
    async *pieces() {
      yield '['
      throw new Error('the database is away')
    },
  }
  await expect(whole([broken])).rejects.toThrow('the database is away')
})
