import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { outcome } from './samples.test-files.ts'
import { scan } from './scan.ts'

/** The test virus that every scanner knows; in two halves, so that this file is none. */
const EICAR = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))
const servers: Server[] = []
afterEach(() => servers.splice(0).map((server) => server.close()))

/** A clamd as its manual describes INSTREAM: chunks with their length before them, until a length of zero. */
async function clamd(
  options: { limit?: number; answer?: string; silent?: boolean } = {},
): Promise<{ clamavUrl: string; mode: 'test'; seen: Buffer[] }> {
  const seen: Buffer[] = []
  const server = createServer((socket) => {
    let waiting = Buffer.alloc(0)
    const chunks: Buffer[] = []
    socket.on('error', () => {})
    socket.on('data', (part: Buffer) => {
      waiting = Buffer.concat([waiting, part])
      if (waiting.includes('zINSTREAM\0')) waiting = waiting.subarray(10)
      while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE(0)) {
        const length = waiting.readUInt32BE(0)
        chunks.push(waiting.subarray(4, 4 + length))
        waiting = waiting.subarray(4 + length)
        const stream = Buffer.concat(chunks)
        if (options.limit && stream.length > options.limit) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
        if (length > 0) continue
        seen.push(stream)
        if (options.silent) return void socket.end()
        return void socket.end(options.answer ?? (stream.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'))
      }
    })
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return { clamavUrl: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, mode: 'test', seen }
}

test('nothing is asked where no scanner is named', async () => {
  await expect(scan({ mode: 'test' }, EICAR)).resolves.toBeUndefined()
})
test('a clean file of many chunks arrives whole and passes', async () => {
  const settings = await clamd()
  const bytes = Buffer.alloc(300_001, 'abc')
  await scan(settings, bytes)
  expect(settings.seen[0]?.equals(bytes)).toBe(true)
})
test('the test virus is refused, wherever in the file it stands', async () => {
  const settings = await clamd()
  await expect(scan(settings, EICAR)).rejects.toThrow('attachment.unreadable')
  await expect(scan(settings, Buffer.concat([Buffer.alloc(65_530), EICAR]))).rejects.toThrow('attachment.unreadable')
})
test('a scanner that is away, says nothing, or gives up lets nothing pass', async () => {
  await expect(scan({ mode: 'test', clamavUrl: 'tcp://127.0.0.1:9' }, EICAR)).rejects.toThrow('attachment.storage-full')
  for (const options of [{ silent: true }, { limit: 1_000 }, { answer: 'stream: OK and more\0' }, { answer: 'UNKNOWN COMMAND\0' }])
    expect([options, await outcome(scan(await clamd(options), Buffer.alloc(5_000)))]).toEqual([options, 'attachment.storage-full'])
})
