import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FILE_BYTES_MAX } from '@green-room/contract/limits/file-limits'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { takeSeat } from '../../test/people/seated.ts'
import { transact } from '#server/platform/transact.ts'
import { orderSweep } from './reactions.ts'
import { canvas, docx, DOCX, jpg } from './samples.test-files.ts'
import { QUOTA_BYTES } from './store-files.ts'

let house: TestLounge
beforeAll(async () => void (house = await openTestLounge({ replies: false, settings: { document_attachment_cost: 7.5 } })))
afterAll(() => house.close())

type Upload = { name: string; type: string; bytes: Uint8Array }
const TEXT: Upload = { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('Dear diary') }
const photo = async (name = 'me.jpg'): Promise<Upload> => ({
  name,
  type: 'image/jpeg',
  bytes: await canvas(80, 50)
    .withExif({ IFD0: { Artist: 'CanaryOwner' } })
    .jpeg()
    .toBuffer(),
})
const onDisk = (): string[] => globSync(join(house.lounge.config.dataDir, 'files', '*/*'))
const countRows = async () =>
  Number(
    (
      await house.database.owner
        .selectFrom('attachment')
        .select((row) => row.fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

/** A member in a chat of their own. */
async function seated() {
  const member = await house.member()
  const topicId = await takeSeat(member)
  const send = (files: Upload[], fields: Record<string, string | string[]> = {}, key?: string) =>
    member.upload('postMessage', { topic_id: topicId, ...fields }, files, key ? { key } : {})
  return { member, topicId, send }
}

test('a picture and a document are sent at their price, shown to their owner, and told apart', async () => {
  const { member, topicId, send } = await seated()
  const before = (await member.call('readProfile')).body.payload.balance as number
  const sent = await send([await photo(), { name: 'Größe.docx', type: DOCX, bytes: docx() }], {
    content: 'hi',
    types: ['image', 'document'],
    price: '27.7',
  })
  expect(sent.code).toBe(200)
  expect(sent.body.payload.balance).toBe(before - 27.7)
  const { attachments, price } = sent.body.payload.message
  expect(price).toBe(27.7)
  expect(attachments).toMatchObject([
    { type: 'image', original_filename: 'me.jpg', width: 80, height: 50 },
    { type: 'document', original_filename: 'Größe.docx', filesize: docx().length, width: null },
  ])
  const listed = await member.call('listMessages', { topic_id: topicId })
  expect(listed.body.payload.data.find((message: { id: string }) => message.id === sent.body.payload.message.id).attachments).toEqual(
    attachments,
  )
})

test('its owner reads a file with headers under which nothing in it can act', async () => {
  const { member, send } = await seated()
  const { attachments } = (await send([await photo('fdp\u202E \u2066me.jpg'), { name: 'Größe.docx', type: DOCX, bytes: docx() }, TEXT]))
    .body.payload.message
  const answers = await Promise.all(
    attachments.map((file: { path: string }) => fetch(house.origin + file.path, { headers: member.headers() })),
  )
  const [image, document, text] = answers as [Response, Response, Response]
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
  }
  expect(image.headers.get('content-type')).toBe('image/jpeg')
  expect(image.headers.get('content-disposition')).toBe(`inline; filename="file.jpg"; filename*=UTF-8''fdp%20me.jpg`)
  expect(document.headers.get('content-type')).toBe(DOCX)
  expect(document.headers.get('content-disposition')).toBe(`attachment; filename="file.docx"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.docx`)
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text.headers.get('content-disposition')).toMatch(/^attachment;/)
  const bytes = Buffer.from(await image.arrayBuffer())
  expect(bytes.length).toBe(Number(image.headers.get('content-length')))
  expect(bytes.includes('CanaryOwner')).toBe(false)
  expect(Buffer.from(await document.arrayBuffer()).equals(docx())).toBe(true)
  expect(await text.text()).toBe('Dear diary')
  const row = await house.database.owner.selectFrom('attachment').selectAll().where('id', '=', attachments[0].id).executeTakeFirstOrThrow()
  expect(row.sha256.equals(createHash('sha256').update(bytes).digest())).toBe(true)
  expect(row.storage_key).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{38}$/)
})

test('nobody else reads a file, and cannot tell it from one that never was', async () => {
  const { send } = await seated()
  const { attachments } = (await send([TEXT])).body.payload.message
  const other = await house.member('Boris')
  const foreign = await other.call('readAttachment', { attachment_id: attachments[0].id })
  const unknown = await other.call('readAttachment', { attachment_id: '999999999' })
  expect([foreign.code, foreign.body.code]).toEqual([404, 'attachment.not-found'])
  expect(foreign.body).toEqual(unknown.body)
  expect((await house.visitor().call('readAttachment', { attachment_id: attachments[0].id })).code).toBe(401)
  expect((await other.call('readAttachment', { attachment_id: '../../etc/passwd' })).code).toBe(422)
})

test('with the message its files go: from the chat, from their address and from the disk', async () => {
  const { member, topicId, send } = await seated()
  const { id, attachments } = (await send([await photo(), TEXT])).body.payload.message
  const keys = (await house.database.owner.selectFrom('attachment').select('storage_key').where('message_id', '=', id).execute()).map(
    (row) => row.storage_key,
  )
  const lying = (): string[] => keys.filter((key) => onDisk().some((path) => path.endsWith(key)))
  expect(lying()).toHaveLength(2)
  expect((await member.call('removeMessage', { topic_id: topicId, message_id: id })).code).toBe(200)
  expect((await member.call('readAttachment', { attachment_id: attachments[0].id })).code).toBe(404)
  await waitFor(async () => lying().length === 0)
})

test('files without a named kind are charged as what they are; a wrong kind is refused and costs nothing', async () => {
  const { member, send } = await seated()
  expect((await send([await photo(), TEXT])).body.payload.message.price).toBe(27.5)
  const [balance, rows, files] = [(await member.call('readProfile')).body.payload.balance, await countRows(), onDisk().length]
  const cheaper = await send([TEXT, await photo()], { types: ['document', 'document'] })
  expect([cheaper.code, cheaper.body.code, cheaper.body.payload]).toEqual([415, 'attachment.type-not-allowed', { position: 1 }])
  expect((await send([await photo()], { types: ['image'], price: '7.5' })).body.code).toBe('message.price-changed')
  expect([(await member.call('readProfile')).body.payload.balance, await countRows(), onDisk().length]).toEqual([balance, rows, files])
})

test('six files, five megabytes and a byte, and an empty file are too much or too little', async () => {
  const { send } = await seated()
  const six = await send(Array.from({ length: 6 }, () => TEXT))
  expect([six.code, six.body.code, six.body.errors]).toEqual([422, 'attachment.too-many', { attachments: ['Maximum 5 files allowed'] }])
  const large = await send([{ ...TEXT, bytes: Buffer.alloc(FILE_BYTES_MAX + 1, 'a') }])
  expect([large.code, large.body.code]).toEqual([413, 'attachment.too-large'])
  const empty = await send([{ ...TEXT, bytes: Buffer.alloc(0) }])
  expect([empty.code, empty.body.code, empty.body.errors]).toEqual([422, 'attachment.empty', { attachments: ['Invalid file size'] }])
  expect((await send([{ ...TEXT, bytes: Buffer.alloc(FILE_BYTES_MAX, 'a') }])).code).toBe(200)
})

test('a send that is repeated keeps its files once, even when there is no room any more', async () => {
  const { member, send } = await seated()
  const [rows, files] = [await countRows(), onDisk().length]
  const first = await send([TEXT], {}, 'again')
  await house.database.owner
    .updateTable('attachment')
    .set({ bytes: QUOTA_BYTES - 5 })
    .where('member_id', '=', member.id)
    .execute()
  const second = await send([TEXT], {}, 'again')
  expect(second.body.payload.message.id).toBe(first.body.payload.message.id)
  expect([await countRows(), onDisk().length]).toEqual([rows + 1, files + 1])
  const other = await send([TEXT], {}, 'another')
  expect([other.code, other.body.code]).toEqual([413, 'attachment.over-quota'])
  const tiny = await send([{ ...TEXT, bytes: Buffer.from('tiny') }])
  expect(tiny.code).toBe(200)
})

test('on a full disk nothing is taken, and a disk that fails midway leaves nothing behind', async () => {
  const { member, send } = await seated()
  const { storage } = house.lounge
  const { freeShare, write } = storage
  const [balance, rows, files] = [(await member.call('readProfile')).body.payload.balance, await countRows(), onDisk().length]
  storage.freeShare = async () => 0.09
  const full = await send([TEXT])
  storage.freeShare = freeShare
  expect([full.code, full.body.code]).toEqual([503, 'attachment.storage-full'])
  let writes = 0
  storage.write = async (...file) => (++writes === 2 ? Promise.reject(new Error('disk failed')) : write(...file))
  const failed = await send([TEXT, TEXT])
  storage.write = write
  expect([failed.code, failed.body.code, failed.headers.get('retry-after')]).toEqual([503, 'attachment.storage-full', '5'])
  expect([(await member.call('readProfile')).body.payload.balance, await countRows(), onDisk().length]).toEqual([balance, rows, files])
})

test('a disk that hangs keeps one file waiting and nobody else', async () => {
  const [{ send }, other] = [await seated(), await seated()]
  const { storage } = house.lounge
  const { write } = storage
  let giveUp = (_error: Error): void => {}
  const begun = new Promise<void>((resolve) => {
    storage.write = () => new Promise((_resolve, reject) => ((giveUp = reject), resolve()))
  })
  const waiting = send([TEXT])
  await begun
  storage.write = write
  expect((await other.member.call('postMessage', { topic_id: other.topicId, content: 'Good evening' })).code).toBe(200)
  expect((await other.send([TEXT])).code).toBe(200)
  giveUp(new Error('no answer'))
  expect((await waiting).code).toBe(503)
})

test('files whose message never came about are swept, others stay', async () => {
  const { send } = await seated()
  const { id } = (await send([TEXT])).body.payload.message
  const { storage_key: owned } = await house.database.owner
    .selectFrom('attachment')
    .select('storage_key')
    .where('message_id', '=', id)
    .executeTakeFirstOrThrow()
  const orphan = `ab/ab${'0'.repeat(38)}`
  await house.lounge.storage.write(orphan, Buffer.from('nobody'), 'text/plain')
  const asked = await house.database.owner.selectFrom('job').select('payload').where('kind', '=', 'attachments.sweep').execute()
  expect(asked.map((job) => (job.payload as { storage_keys: string }).storage_keys)).toContain(owned)
  await transact(house.lounge.db, (trx) => orderSweep(house.lounge, trx, [owned, orphan]))
  await house.database.owner
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'attachments.sweep')
    .execute()
  house.lounge.jobs.wake()
  await waitFor(async () => !onDisk().some((path) => path.endsWith(orphan)))
  expect(
    readFileSync(
      onDisk().find((path) => path.endsWith(owned))!,
      'utf8',
    ),
  ).toBe('Dear diary')
})

test('pictures of the phone’s own kind are drawn anew in the time a reader waits', async () => {
  const { send } = await seated()
  const start = performance.now()
  expect((await send([{ name: 'big.jpg', type: 'image/jpeg', bytes: await jpg(4_000, 3_000) }])).code).toBe(200)
  expect(performance.now() - start).toBeLessThan(5_000)
})
