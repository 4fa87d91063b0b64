// Everything that belongs to a member, in a zip: all of it, nothing of anybody else, for its own member and a week.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { topUp } from '../../test/people/buyer.ts'
import { apiCaller, guestCaller } from '../../test/people/callers.ts'
import { fakeModel } from '../../test/fakes/fake-model.ts'
import { startFakeOpenAI } from '../../test/fakes/fake-openai.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { buildPrivateWorld, CANARY, holdsCanary, PUBLIC_TITLE, type PrivateWorld } from '../../test/fakes/private-world.ts'
import { download, exportOf, unpack } from '../../test/people/your-data.ts'

let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let lounge: TestLounge
let world: PrivateWorld
let ada: PrivateWorld['ada']
beforeAll(async () => {
  models = await startFakeOpenAI()
  lounge = await openTestLounge({ env: fakeModel(models.url, 'ok'), settings: { welcome_points: 100_000, channel_status_cost: 50 } })
  world = await buildPrivateWorld(lounge)
  ada = world.ada
  await topUp(lounge, ada, { amount: 25, surname: CANARY.surname })
  await ada.call('becomeChannel')
  await sql`INSERT INTO memory_fact (member_id, character_id, key, value)
    SELECT ${ada.id}, character_id, 'pet', 'a cat called Quill' FROM topic WHERE id = ${world.topic}`.execute(lounge.database.owner)
  await sql`UPDATE memory SET summary = 'They spoke of a quill.', covers_from = 1 WHERE member_id = ${ada.id} AND character_id = ${world.character}`.execute(
    lounge.database.owner,
  )
}, 60_000)
afterAll(async () => {
  await lounge?.close()
  await models?.close()
})

test('holds everything: profile, chats of both sides with files, memories, books, orders, receipts, reports', async () => {
  const id = await exportOf(ada, ada.password)
  const response = await download(lounge.origin, ada, id)
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ])
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/)
  const length = Number(response.headers.get('content-length'))
  const { body } = await ada.call('listExports')
  expect(body.payload[0]).toMatchObject({ id, state: 'ready', bytes: length })
  const { files, json } = await unpack(response)

  expect(json('profile.json')).toMatchObject({ name: CANARY.name, surname: CANARY.surname, email: ada.email, has_password: true })
  expect(files['profile.json']).not.toContain('argon2')
  expect(json('sessions.json')).toHaveLength(1)
  expect(json('devices.json')).toHaveLength(1)
  for (const [topic, title] of [
    [world.past, CANARY.pastTitle],
    [world.topic, PUBLIC_TITLE],
  ] as const) {
    const { chat, messages } = json(`chats/${topic}.json`)
    expect(chat.title).toBe(title)
    expect(messages.filter((one: { from: string }) => one.from === 'me').map((one: { text: string }) => one.text)).toEqual([
      CANARY.text,
      CANARY.text,
    ])
    expect(messages.findLast((one: { generated_by: string }) => one.generated_by === 'ai').text).toContain('Tea or coffee')
    const [path] = messages.flatMap((one: { attachments: string[] }) => one.attachments)
    expect([path.endsWith(CANARY.fileName), files[path]]).toEqual([true, CANARY.fileText])
  }
  expect(json('memories.json')).toMatchObject([
    { key: 'pet', value: 'a cat called Quill', edited: false },
    { key: 'shelf', value: CANARY.remembered, edited: true },
  ])
  expect(json('memory-summaries.json')).toContainEqual({ character: expect.any(String), enabled: true, summary: 'They spoke of a quill.' })
  expect(json('reports.json').map((one: { note: string }) => one.note)).toEqual([CANARY.note, CANARY.note])
  expect(json('accepted-terms.json')[0].rules.length).toBeGreaterThan(0)
  expect(json('channel-periods.json')).toMatchObject([{ points: 50 }])
  const [order] = json('orders.json')
  expect(order).toMatchObject({ points: 2_500, status: 'Successfully', buyer: { surname: CANARY.surname } })
  expect(order.consents.map((one: { kind: string }) => one.kind).toSorted()).toEqual(['immediate', 'terms'])
  expect(json('receipts.json')).toMatchObject([{ order_number: order.number, gross: 25 }])

  const { balance } = (await ada.call('readProfile')).body.payload
  const acts: { points: number }[] = json('statement.json')
  const lines = files['statement.csv']!.trimEnd().split('\r\n')
  expect(Math.round(acts.reduce((sum, act) => sum + act.points * 100, 0))).toBe(Math.round(balance * 100))
  expect(lines).toHaveLength(acts.length + 1)
  expect(lines[0]).toBe('number,date,kind,cause,state,points,reference,reason')
  for (const name of Object.keys(files).filter((path) => !/\/|readme/.test(path)))
    expect(files['readme.txt']).toContain(name.replace('.csv', ''))

  const mail = await waitFor(async () => (await lounge.mailTo(ada.email)).find((one) => one.subject === 'Your data is ready'))
  expect(mail.links).toContain('http://localhost:3000/account?tab=personal')
})

test('holds nothing of anybody else, and nobody else gets it', async () => {
  const bert = await lounge.member('Bert')
  const { files } = await unpack(await download(lounge.origin, bert, await exportOf(bert, bert.password)))
  expect(Object.values(files).filter(holdsCanary)).toEqual([])

  const [{ id }] = (await ada.call('listExports')).body.payload
  const strangers = [bert, await guestCaller(lounge.origin), await apiCaller(lounge.origin, lounge.database.owner, ada.id)]
  const answers = await Promise.all(strangers.map((one) => one.call('downloadExport', { export_id: id })))
  expect(answers.map(({ code, body }) => [code, body.code])).toEqual([
    [404, 'export.not-found'],
    [401, 'session.required'],
    [403, 'token.not-allowed'],
  ])
  expect((await bert.call('listExports')).body.payload.map((one: { id: string }) => one.id)).not.toContain(id)
})

test('asks for the password, and orders one thing however often the button is pressed', async () => {
  const bert = await lounge.member('Bert')
  const wrong = await bert.call('orderExport', { password: 'Wrong1password' })
  expect([wrong.code, wrong.body.code, wrong.body.errors]).toEqual([422, 'password.wrong', { password: [wrong.body.message] }])
  expect((await bert.call('orderExport', {})).code).toBe(422)
  const orders = await Promise.all(
    Array.from({ length: 8 }, (_, index) => bert.call('orderExport', { password: bert.password }, { key: `press-${index % 4}` })),
  )
  expect(orders.map(({ code }) => code)).toEqual(Array(8).fill(200))
  const { rows } = await sql<{ hash: Buffer }>`SELECT hash FROM idempotency WHERE actor = ${bert.id} AND route = 'orderExport'`.execute(
    lounge.database.owner,
  )
  expect(new Set(rows.map(({ hash }) => hash.toString('hex'))).size).toBe(1) // no password in it
  await waitFor(async () => (await bert.call('listExports')).body.payload.every((one: { state: string }) => one.state === 'ready'))
})

test('no more than three a day', async () => {
  const scarce = await openTestLounge({ database: lounge.database, env: { RATE_LIMIT_SCALE: '1' }, stocked: false, replies: false })
  try {
    const bert = await scarce.member('Bert')
    const codes: number[] = []
    for (let order = 0; order < 4; order++) {
      codes.push((await bert.call('orderExport', { password: bert.password }, { key: `order-${order}` })).code)
      await waitFor(async () => (await bert.call('listExports')).body.payload.every((one: { state: string }) => one.state === 'ready'))
    }
    const again = await bert.call('orderExport', { password: bert.password }, { key: 'order-2' })
    expect([codes, again.code]).toEqual([[200, 200, 200, 429], 429])
  } finally {
    await scarce.close()
  }
}, 30_000)

test('a worker that dies half-way is no harm: the job runs again and the zip is whole', async () => {
  const bert = await lounge.member('Bert')
  const { storage } = lounge.lounge
  const write = storage.writeStream.bind(storage)
  const dying = vi.spyOn(storage, 'writeStream').mockImplementationOnce(async (key, bytes, type) => {
    const half = async function* () {
      for await (const chunk of bytes) {
        yield chunk
        return
      }
    }
    await write(key, half(), type)
    throw new Error('killed')
  })
  const { files } = await unpack(await download(lounge.origin, bert, await exportOf(bert, bert.password)))
  expect(dying).toHaveBeenCalledTimes(2)
  expect(Object.keys(files)).toContain('orders.json')
  dying.mockRestore()
})

test('an export that can’t be made says so, and another may be ordered', async () => {
  const bert = await lounge.member('Bert')
  const failing = vi.spyOn(lounge.lounge.storage, 'writeStream').mockRejectedValue(new Error('no space'))
  await bert.call('orderExport', { password: bert.password })
  const state = async () => (await bert.call('listExports')).body.payload[0].state
  await waitFor(async () => {
    await sql`UPDATE job SET attempt = 9, run_at = clock_timestamp() WHERE kind = 'personal-data.export' AND lease_token IS NULL`.execute(
      lounge.database.owner,
    )
    return (await state()) === 'failed'
  })
  failing.mockRestore()
  await exportOf(bert, bert.password)
  expect(await state()).toBe('ready')
})

test('after its week nobody gets it, and the sweep takes the file away', async () => {
  const bert = await lounge.member('Bert')
  const id = await exportOf(bert, bert.password)
  const days = (await bert.call('listExports')).body.payload.map((one: { ready_at: string; expires_at: string }) =>
    Math.round((Date.parse(one.expires_at) - Date.parse(one.ready_at)) / 86_400_000),
  )
  expect(days).toEqual([7])
  const { storage_key: key } = await lounge.database.owner
    .selectFrom('data_export')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await sql`UPDATE data_export SET expires_at = clock_timestamp() WHERE id = ${id}`.execute(lounge.database.owner)
  expect([(await bert.call('downloadExport', { export_id: id })).code, (await bert.call('listExports')).body.payload]).toEqual([404, []])
  await sql`UPDATE timer SET next_at = clock_timestamp() WHERE name = 'personal-data.sweep'`.execute(lounge.database.owner)
  await waitFor(async () => !(await isStored(key)))
  expect(await lounge.database.owner.selectFrom('data_export').select('id').where('id', '=', id).execute()).toEqual([])
})

const isStored = async (key: string): Promise<boolean> => {
  const bytes = await lounge.lounge.storage.read(key)
  return new Promise((resolve) => {
    bytes.on('error', () => resolve(false))
    bytes.on('readable', () => {
      bytes.destroy()
      resolve(true)
    })
  })
}
