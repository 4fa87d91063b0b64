import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { waitFor } from '../../../test/lounge.ts'
import { lostLines, openOutlet, throughFile, throughStream } from './outlet.ts'

const lost = async (): Promise<number> => (await lostLines.get()).values[0]!.value
const linesOf = (text: string): object[] => text.trim().split('\n').map((line) => JSON.parse(line) as object) // prettier-ignore
const line = (n: number): string => `{"n":${n}}\n`

test('lines that a full disk does not take are counted, and it says how many once there is room', async () => {
  let written = ''
  let isFull = true
  const outlet = openOutlet(async (text) => {
    if (isFull) throw new Error('ENOSPC')
    written += text
  })
  const before = await lost()
  for (const n of [1, 2, 3]) {
    outlet.write(line(n))
    await turn()
  }
  expect([await lost(), written]).toEqual([before + 3, ''])
  isFull = false
  for (const n of [4, 5]) {
    outlet.write(line(n))
    await turn()
  }
  expect(linesOf(written)).toMatchObject([{ level: 40, lost: 3, msg: expect.stringContaining('lines were lost') }, { n: 4 }, { n: 5 }])
})

test('a pipe that nobody reads holds up nobody: a megabyte waits, the rest is counted, and all that waited comes in its order', async () => {
  const pipe = new PassThrough({ highWaterMark: 1 })
  const outlet = openOutlet(throughStream(pipe))
  const before = await lost()
  const long = 'x'.repeat(1_000)
  for (let n = 0; n < 3_000; n++) outlet.write(`${JSON.stringify({ n, long })}\n`)
  const missing = (await lost()) - before
  expect(missing).toBeGreaterThan(1_900)
  let read = ''
  pipe.on('data', (chunk: Buffer) => (read += chunk.toString()))
  await waitFor(async () => read.includes('lines were lost') && read.endsWith('\n'))
  const lines = linesOf(read) as { n?: number; lost?: number }[]
  expect(lines.filter((one) => one.lost !== undefined)).toMatchObject([{ lost: missing }])
  const kept = lines.flatMap(({ n }) => n ?? [])
  expect(kept).toEqual(Array.from({ length: 3_000 - missing }, (_, n) => n))
})

test('a pipe whose reader is gone, and a device that is always full, take lines off our hands', async () => {
  const gone = new PassThrough()
  gone.destroy(new Error('EPIPE'))
  const full = openSync('/dev/full', 'w')
  for (const put of [throughStream(gone), throughFile(full)]) {
    const before = await lost()
    const outlet = openOutlet(put)
    outlet.write(line(1))
    await waitFor(async () => (await lost()) === before + 1)
    outlet.write(line(2))
    await waitFor(async () => (await lost()) > before + 1)
    expect(await lost()).toBe(before + 2)
  }
  closeSync(full)
})

test('files get every line once, as they come', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'green-room-outlet-'))
  const file = openSync(join(folder, 'log'), 'a')
  const outlet = openOutlet(throughFile(file))
  for (let n = 0; n < 1_000; n++) outlet.write(line(n))
  const text = (): string => readFileSync(join(folder, 'log'), 'utf8')
  await waitFor(async () => text().endsWith(line(999)))
  expect(linesOf(text())).toEqual(Array.from({ length: 1_000 }, (_, n) => ({ n })))
  closeSync(file)
  rmSync(folder, { recursive: true, force: true })
})
