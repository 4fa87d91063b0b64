// Uploads are judged before they are taken, and what is taken lies on the disk.
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FILE_BYTES_MAX } from '@green-room/contract/limits/file-limits'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'

type Member = Awaited<ReturnType<TestLounge['member']>>
let house: TestLounge
let ada: Member
let bob: Member
let topicId: string
beforeAll(async () => {
  house = await openTestLounge({ replies: false })
  ;[ada, bob] = await Promise.all([house.member('Ada'), house.member('Bob')])
  const { body } = await ada.call('listTopics')
  topicId = body.payload.topics.find((topic: { participants_count: number }) => topic.participants_count < 2).id
  await ada.call('acceptTerms', { topic_id: topicId })
  await ada.call('joinTopic', { topic_id: topicId })
})
afterAll(() => house.close())

const EDGE = 'edge-of-a-part'
const field = (name: string, value: string): string => `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string): string =>
  `--${EDGE}\r\ncontent-disposition: form-data; name="attachments[]"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`

type Line = { socket: Socket; heard(): string; send(bytes: string | Buffer): Promise<void> }
/** A call whose body comes as the test sends it. */
async function begin(headers: Record<string, string>, length: number, path = '/api/messages/create'): Promise<Line> {
  const socket = connect({ port: (house.app.server.address() as AddressInfo).port, host: '127.0.0.1' })
  let heard = ''
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()))
  socket.on('error', () => {})
  const all = { host: 'localhost', ...headers, 'content-type': `multipart/form-data; boundary=${EDGE}`, 'content-length': String(length) }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const send: Line['send'] = (bytes) => new Promise((resolve) => void socket.write(bytes, () => resolve()))
  await send(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
  return { socket, heard: () => heard, send }
}
/** The answer that comes while all of the file but its first bytes is still to be sent. */
async function answerAtOnce(
  who: { headers(): Record<string, string> },
  before: string,
  path?: string,
): Promise<{ status: number; code: string; line: Line }> {
  const line = await begin(who.headers(), 20 * FILE_BYTES_MAX, path)
  await line.send(before + file('note.txt') + 'first words')
  await waitFor(async () => line.heard().includes('"status"'))
  const [head = '', body = '{}'] = line.heard().split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), code: (JSON.parse(body) as { code: string }).code, line }
}
const refusal = async (...asked: Parameters<typeof answerAtOnce>): Promise<[number, string]> => {
  const { status, code, line } = await answerAtOnce(...asked)
  line.socket.destroy()
  return [status, code]
}

test('whoever has no seat in the chat is refused at the first byte of their file', async () => {
  expect(await refusal(bob, field('topic_id', topicId))).toEqual([403, 'topic.not-participant'])
  expect(await refusal(ada, field('topic_id', '999999999'))).toEqual([404, 'topic.not-found'])
})

test('a file that comes before the chat that it is for is not taken; the address may name the chat', async () => {
  expect(await refusal(ada, field('content', 'hi'))).toEqual([422, 'form.invalid'])
  expect(await refusal(bob, '', `/api/messages/create?topic_id=${topicId}`)).toEqual([403, 'topic.not-participant'])
})

test('so are the paused and those on a break, who may spend nothing', async () => {
  const set = (values: { paused_at: Date | null }) =>
    house.database.owner.updateTable('member').set(values).where('id', '=', ada.id).execute()
  await set({ paused_at: new Date() })
  expect(await refusal(ada, field('topic_id', topicId))).toEqual([403, 'account.paused'])
  await set({ paused_at: null })
  const dora = await house.member('Dora')
  const waiting = (await dora.call('listTopics')).body.payload.topics.find(
    (topic: { participants_count: number }) => topic.participants_count < 2,
  )
  await dora.call('acceptTerms', { topic_id: waiting.id })
  await dora.call('joinTopic', { topic_id: waiting.id })
  expect((await dora.call('takeBreak', { days: 1 })).code).toBe(200)
  expect(await refusal(dora, field('topic_id', waiting.id))).toEqual([400, 'ledger.on-break'])
})

test('so are those who send too many, and a refused one counts as sent', async () => {
  const cleo = await house.member('Cleo')
  const asked: string[] = []
  const { throttle } = house.lounge
  const { take } = throttle
  throttle.take = async (limit, who) => {
    if (who === cleo.id) asked.push(limit)
    if (who === cleo.id && limit === 'uploads')
      throw (await import('#server/platform/problem.ts')).problem('rate.limited', { retryAfterS: 9 })
    return take(limit, who)
  }
  try {
    expect(await refusal(cleo, field('topic_id', topicId))).toEqual([429, 'rate.limited'])
    expect(asked).toEqual(['calls', 'messages', 'uploads'])
  } finally {
    throttle.take = take
  }
})

test('the rest of a refused body is thrown away: its sender comes to read the answer, and the line goes on', async () => {
  const body = field('topic_id', topicId) + file('a.txt') + 'x'.repeat(3 * 1024 * 1024) + `\r\n--${EDGE}--\r\n`
  const line = await begin(bob.headers(), body.length)
  await line.send(body)
  await waitFor(async () => line.heard().includes('topic.not-participant'))
  await line.send('GET /api/languages HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await waitFor(async () => line.heard().includes('HTTP/1.1 200 OK'))
  expect(line.heard().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 200'])
  line.socket.destroy()
})

test('one that goes on and on after its refusal is cut off', async () => {
  const { line, status } = await answerAtOnce(bob, field('topic_id', topicId))
  expect(status).toBe(403)
  const ended = new Promise<true>((resolve) => line.socket.on('close', () => resolve(true)))
  const block = Buffer.alloc(1024 * 1024, 'x')
  for (let sent = 0; sent < 60 && !line.socket.destroyed; sent++) await Promise.race([line.send(block), ended])
  expect(await ended).toBe(true)
})

test('what is taken is on the disk and not in memory, under no name, and gone when the call is', async () => {
  const block = Buffer.alloc(64 * 1024, 'a')
  const atOnce = 6
  const opening = field('topic_id', topicId)
  const before = process.memoryUsage().arrayBuffers
  const lines: Line[] = []
  for (let n = 0; n < atOnce; n++) {
    const line = await begin(ada.headers(), opening.length + 40 * FILE_BYTES_MAX)
    lines.push(line)
    await line.send(opening)
    for (let number = 0; number < 4; number++) {
      await line.send(file(`${number}.txt`))
      for (let sent = 0; sent < FILE_BYTES_MAX - block.length; sent += block.length) await line.send(block)
      await line.send('\r\n')
    }
  }
  // Twenty of each one's twenty-five megabytes have been taken.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(lines.map((line) => line.heard())).toEqual(lines.map(() => ''))
  expect((process.memoryUsage().arrayBuffers - before) / 1024 ** 2).toBeLessThan(60)
  expect(readdirSync(join(house.lounge.config.dataDir, 'uploads'))).toEqual([])
  for (const line of lines) line.socket.destroy()
})

test('what is taken and kept is what was sent', async () => {
  const words = Array.from({ length: 40_000 }, (_, n) => `line ${n} of a long letter`).join('\n')
  const sent = await ada.upload('postMessage', { topic_id: topicId, content: 'read this' }, [
    { name: 'letter.txt', type: 'text/plain', bytes: Buffer.from(words) },
    { name: 'second.txt', type: 'text/plain', bytes: Buffer.from('short') },
  ])
  expect(sent.code).toBe(200)
  const [first, second] = sent.body.payload.message.attachments
  expect((await ada.call('readAttachment', { attachment_id: first.id })).body).toBe(words)
  expect((await ada.call('readAttachment', { attachment_id: second.id })).body).toBe('short')
})
