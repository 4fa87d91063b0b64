// The end of an account: nothing personal stays, the books do, whatever else is going on meanwhile.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BILLING, checkout, refOf, topUp } from '../../test/people/buyer.ts'
import { apiCaller, guestCaller, webCaller } from '../../test/people/callers.ts'
import { bring } from '../../test/fakes/fake-gateway.ts'
import { fakeModels } from '../../test/fakes/fake-model.ts'
import { startFakeOpenAI } from '../../test/fakes/fake-openai.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { buildPrivateWorld, CANARY } from '../../test/fakes/private-world.ts'
import { listen } from '../../test/stream.ts'
import { violations } from '../../test/postgres/tables.ts'
import type { Answer, Visitor } from '../../test/people/visitor.ts'
import { exportOf } from '../../test/people/your-data.ts'
import { tokenIn } from '../../test/people/link-token.ts'

type Member = Awaited<ReturnType<TestLounge['member']>>
let models: Awaited<ReturnType<typeof startFakeOpenAI>>
let lounge: TestLounge
beforeAll(async () => {
  models = await startFakeOpenAI()
  lounge = await openTestLounge({
    env: fakeModels(models.url, { fake: 'ok' }),
    settings: { welcome_points: 100_000, channel_status_cost: 50 },
  })
}, 60_000)
afterAll(async () => {
  await lounge?.close()
  await models?.close()
})
const owner = () => lounge.database.owner
const leave = (visitor: Visitor, { password }: { password: string }, more: object = {}, key?: string): Promise<Answer> =>
  visitor.call('deleteAccount', { password, points: 1_000_000, accepts_loss: true, ...more }, key === undefined ? {} : { key })
const stored = async (memberId: string): Promise<string[]> =>
  (
    await sql<{ storage_key: string }>`SELECT storage_key FROM attachment WHERE member_id = ${memberId}
      UNION ALL SELECT storage_key FROM data_export WHERE member_id = ${memberId}`.execute(owner())
  ).rows.map((row) => row.storage_key)
const isStored = (key: string): Promise<boolean> =>
  lounge.lounge.storage.read(key).then(
    (bytes) =>
      new Promise((resolve) => {
        bytes.on('error', () => resolve(false))
        bytes.on('readable', () => (bytes.destroy(), resolve(true)))
      }),
  )

/** Every table but those of the other companies, with the rows that hold one of these words anywhere. */
async function findEverywhere(...words: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'sandbox', 'sandbox_gateway')`.execute(owner())
  const found = rows.map(
    ({ name }) =>
      sql`SELECT ${name} || ': ' || t::text AS row FROM ${sql.raw(name)} t WHERE t::text ILIKE ANY(${words.map((word) => `%${word}%`)}::text[])`,
  )
  return (await sql<{ row: string }>`${sql.join(found, sql` UNION ALL `)}`.execute(owner())).rows.map(({ row }) => row)
}
/** Tables whose rows point at the member, read off the catalogue; and those of the books, which know a number. */
async function tablesOf(memberId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; col: string }>`
    SELECT format('%I.%I', c.relnamespace::regnamespace, c.relname) AS name, a.attname AS col FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relkind = 'r' AND a.attname IN ('member_id', 'person_id', 'sender_id', 'reporter_id', 'owner_id', 'actor') AND a.atttypid = 'int8'::regtype
     UNION SELECT format('%I.%I', c.relnamespace::regnamespace, c.relname), a.attname FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1] WHERE k.contype = 'f' AND k.confrelid = 'member'::regclass`.execute(
    owner(),
  )
  const looks = rows.map(({ name, col }) => sql`SELECT DISTINCT ${name} AS name FROM ${sql.raw(name)} WHERE ${sql.ref(col)} = ${memberId}`)
  return (await sql<{ name: string }>`${sql.join(looks, sql` UNION `)} ORDER BY 1`.execute(owner())).rows.map(({ name }) => name)
}
const BOOKS = ['ledger.account', 'ledger.hold', 'ledger.journal', 'ledger.record', 'payments.orders']

describe('a deletion', () => {
  test('asks for the password and a tick, shows what is lost, and takes no more than that', async () => {
    const ada = await lounge.member()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    const { payload } = (await ada.call('readDeparture')).body
    expect(payload).toMatchObject({ points: 102_500, chats: 0, channel_until: null })
    expect(payload.withdrawable).toMatchObject([{ order_id: orderId, points: 2_500, amount: 25, currency: 'EUR' }])
    const wrong = await leave(ada, { password: 'Wrong1password' })
    expect([wrong.code, wrong.body.code]).toEqual([422, 'password.wrong'])
    const unticked = await leave(ada, ada, { accepts_loss: false })
    expect([unticked.code, unticked.body.errors.accepts_loss]).toEqual([422, ['Please confirm that you know what is lost.']])
    const more = await leave(ada, ada, { points: 102_499 })
    expect([more.code, more.body.code, more.body.payload]).toEqual([409, 'deletion.changed', { points: 102_500 }])
    const program = await leave(await apiCaller(lounge.origin, owner(), ada.id), ada)
    expect([program.code, program.body.code]).toEqual([403, 'token.not-allowed'])
    expect((await ada.call('readProfile')).body.payload.name).toBe('Ada')
  })

  test('erases everything personal, ends every session and live line, and keeps the books under a number', async () => {
    const world = await buildPrivateWorld(lounge)
    const { ada } = world
    const billing = { name: CANARY.name, surname: CANARY.surname, email: ada.email, address: 'Zephyrquill lane 3', city: 'Zephyrquillstad' }
    const spent = await topUp(lounge, ada, { amount: 25, ...billing })
    await checkout(ada, { amount: 50, ...billing })
    await ada.call('becomeChannel')
    await ada.call('updateSpendingLimits', { daily: 90_000, weekly: null })
    await sql`INSERT INTO memory_fact (member_id, character_id, key, value, source_message_id)
      SELECT ${ada.id}, character_id, 'pet', 'a zephyrquill', ${world.message} FROM topic WHERE id = ${world.topic}`.execute(owner())
    await sql`INSERT INTO memory (member_id, character_id, summary, covers_from)
      SELECT DISTINCT member_id, character_id, 'They spoke of a zephyrquill.', 1 FROM memory_fact
      WHERE member_id = ${ada.id} ON CONFLICT (member_id, character_id) DO UPDATE SET summary = EXCLUDED.summary, covers_from = 1`.execute(
      owner(),
    )
    await sql`INSERT INTO memory_mark SELECT member_id, character_id, 'zephyrquill', 'x'::bytea, 1 FROM memory WHERE member_id = ${ada.id}`.execute(
      owner(),
    )
    await exportOf(ada, ada.password)
    await ada.call('requestPasswordReset', { email: ada.email })
    const [phone, program] = [await webCaller(lounge.origin, owner(), ada.id), await apiCaller(lounge.origin, owner(), ada.id)]
    const streams = [await listen(lounge.origin, ada), await listen(lounge.origin, phone)]
    const keys = await stored(ada.id)
    expect([keys.length, (await findEverywhere('zephyrquill', ada.email)).length > 12]).toEqual([3, true])
    const receipt = (await ada.call('listDeposits')).body.payload[0].receipt.id

    const left = await leave(ada, ada)
    expect([left.code, left.body.message]).toEqual([200, 'Your account was deleted.'])

    await waitFor(async () => (await lounge.mailTo(ada.email)).some((mail) => mail.subject === 'Your account was deleted'))
    await waitFor(async () => (await Promise.all(keys.map(isStored))).every((is) => !is))
    // The receipt of what was paid has its buyer still, and no way to reach them (kept-receipts.test.ts).
    expect(await findEverywhere('zephyrquill', ada.email)).toEqual([
      expect.stringMatching(/^payments\.kept_buyer: (?!.*@).*Zephyrquill lane 3/),
    ])
    expect((await tablesOf(ada.id)).filter((name) => name !== 'public.idempotency')).toEqual(BOOKS)
    expect(ada.cookies.has('session')).toBe(false)
    await Promise.all(streams.map((stream) => stream.closed))
    expect(streams.map(({ heard }) => heard.some(({ name }) => name === 'session.ended'))).toEqual([true, true])
    expect(await Promise.all([phone, program].map(async (one) => (await one.call('readProfile')).code))).toEqual([401, 401])
    const signIn = await (await guestCaller(lounge.origin)).call('login', { email: ada.email, password: ada.password })
    expect([signIn.code, signIn.body.code]).toEqual([422, 'login.invalid'])
    expect(await violations(owner())).toEqual([])
    const { rows } = await sql`SELECT gross_cents, (SELECT count(*) FROM payments.buyer b WHERE b.order_id = r.order_id)::int AS buyers
      FROM payments.receipt r WHERE id = ${receipt} AND order_id = ${spent}`.execute(owner())
    expect(rows).toEqual([{ gross_cents: '2500', buyers: 0 }])
  }, 30_000)

  test('pressed twice, with one key or with two, is one deletion', async () => {
    for (const keys of [
      ['one', 'one'],
      ['one', 'two'],
    ] as const) {
      const ada = await lounge.member()
      const answers = await Promise.all(keys.map((key) => leave(ada, ada, {}, key)))
      const codes = answers.map(({ code }) => code)
      expect([codes.includes(200), codes.every((code) => code === 200 || code === 401)]).toEqual([true, true])
      if (keys[0] !== keys[1]) expect(codes).toContain(401)
      await waitFor(async () => (await lounge.mailTo(ada.email)).some((mail) => mail.subject === 'Your account was deleted'))
      expect((await lounge.mailTo(ada.email)).filter((mail) => mail.subject === 'Your account was deleted')).toHaveLength(1)
    }
  })
})

test('while a reply is being written: it stops, what nobody read is not charged, and the account is gone', async () => {
  models.hits.length = 0
  const slow = await openTestLounge({ database: lounge.database, env: fakeModels(models.url, { fake: 'silent' }), jobs: false })
  try {
    const ada = await webMember(slow)
    const topic = await seat(ada)
    await ada.call('postMessage', { topic_id: topic, content: 'A quillfeather for your thoughts?' })
    const held = async () => (await ada.call('readProfile')).body.payload.held
    expect(await held()).toBeGreaterThan(0)
    expect((await ada.call('readDeparture')).body.payload.points).toBe(100_000)
    expect((await leave(ada, ada)).code).toBe(200)
    const { rows } = await sql`SELECT state FROM ledger.hold WHERE owner_id = ${ada.id}`.execute(owner())
    expect(rows).toEqual([{ state: 'released' }])
    await waitFor(async () => (await findEverywhere('quillfeather', ada.email)).length === 0) // the last mail is out
    expect(await violations(owner())).toEqual([])
  } finally {
    await slow.close()
  }
}, 30_000)

test('an export that is being written meanwhile leaves no file behind', async () => {
  const ada = await lounge.member()
  const { storage } = lounge.lounge
  const write = storage.writeStream.bind(storage)
  const gate = Promise.withResolvers<void>()
  const waiting = vi.spyOn(storage, 'writeStream').mockImplementationOnce(async (...call) => {
    await gate.promise
    return write(...call)
  })
  await ada.call('orderExport', { password: ada.password })
  await waitFor(async () => waiting.mock.calls.length > 0)
  const [key] = await stored(ada.id)
  expect((await leave(ada, ada)).code).toBe(200)
  gate.resolve()
  await waitFor(async () => (await owner().selectFrom('job').select('id').where('kind', 'like', 'personal-data.%').execute()).length === 0)
  expect(await isStored(key!)).toBe(false)
  waiting.mockRestore()
})

test('whatever the member does at the same moment, nothing of it stays', async () => {
  const kept = await findEverywhere('zephyrquill') // of another member, who paid
  for (let round = 0; round < 6; round++) {
    const ada = await lounge.member('Zephyrquillname')
    const topic = await seat(ada)
    const [other, third] = [await webCaller(lounge.origin, owner(), ada.id), await webCaller(lounge.origin, owner(), ada.id)]
    const { character_id } = await owner().selectFrom('topic').select('character_id').where('id', '=', topic).executeTakeFirstOrThrow()
    const profile = { name: 'Zephyrquillname', surname: 'Zephyrquillsurname', phone: '+31612345678', avatar_color: 'purple-pink' }
    const acts = [
      () => other.call('postMessage', { topic_id: topic, content: CANARY.text }),
      () => other.call('updateProfile', profile),
      () => other.call('createReport', { topic_id: topic, type: 'user', note: CANARY.note }),
      () => third.call('checkoutDeposit', { ...BILLING, amount: 25, name: 'Zephyrquillname', email: ada.email }),
      () => third.call('orderExport', { password: ada.password }),
      () => third.call('becomeChannel'),
      () => other.call('addFact', { character_id, key: 'shelf', value: CANARY.remembered }),
      () => other.call('leaveTopic', { topic_id: topic }),
      () => third.call('login', { email: ada.email, password: ada.password }),
    ]
    const [left, ...others] = await Promise.all([leave(ada, ada), ...acts.map((act) => act())])
    expect(left.code).toBe(200)
    expect(others.filter(({ code }) => code >= 500).map(({ body }) => body)).toEqual([])
    await waitFor(
      async () =>
        (await owner().selectFrom('job').select('id').where('kind', 'in', ['accounts.mail', 'personal-data.farewell']).execute()).length ===
        0,
    )
    expect(await findEverywhere('zephyrquill', ada.email)).toEqual(kept)
    expect((await tablesOf(ada.id)).filter((name) => name !== 'public.idempotency' && !BOOKS.includes(name))).toEqual([])
  }
  expect(await violations(owner())).toEqual([])
}, 60_000)

test.for(['memory', 'buyer'])('a half-written %s is waited for, and goes with the rest', async (what) => {
  const ada = await lounge.member()
  const topic = await seat(ada)
  const { body } = await ada.call('purchaseBundle', { bundle_id: '1' })
  const written = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const buyer = sql`INSERT INTO payments.buyer VALUES (${body.payload.order.id}, 'Ada', 'Halfquill', ${ada.email}, '', '', '', '')`
  const writers =
    what === 'buyer'
      ? [sql`SELECT pg_advisory_xact_lock(hashtextextended(${`checkout:${ada.id}`}, 7103))`, buyer]
      : [
          sql`INSERT INTO memory_fact (member_id, character_id, key, value)
            SELECT person_id, character_id, 'pet', 'a halfquill' FROM topic WHERE id = ${topic}`,
        ]
  const writing = owner()
    .transaction()
    .execute(async (trx) => {
      for (const write of writers) await write.execute(trx)
      written.resolve()
      await gate.promise
    })
  await written.promise
  const leaving = leave(ada, ada)
  await waitFor(
    async () =>
      (await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(owner())).rows
        .length > 0,
  )
  gate.resolve()
  await writing
  expect((await leaving).code).toBe(200)
  await waitFor(async () => (await findEverywhere('halfquill', ada.email)).length === 0)
  await expect(buyer.execute(owner())).rejects.toThrow('has left')
  await expect(sql`UPDATE member SET name = 'Ada' WHERE id = ${ada.id}`.execute(owner())).rejects.toThrow('has left')
})

test('the address may sign up anew, and has had its welcome', async () => {
  const ada = await lounge.member()
  await leave(ada, ada)
  const again = lounge.visitor()
  await again.call('csrfCookie')
  const known = new Set((await lounge.mailTo(ada.email)).flatMap((mail) => mail.links))
  await again.call('register', { name: 'Ada', email: ada.email.toUpperCase(), password: ada.password, password_confirmation: ada.password })
  const link = await waitFor(async () =>
    (await lounge.mailTo(ada.email.toUpperCase()))
      .flatMap((mail) => mail.links)
      .find((one) => one.includes('/email-verification') && !known.has(one)),
  )
  const { body } = await again.call('verifyEmail', { token: tokenIn(link) })
  again.setToken(body.payload.token)
  expect((await again.call('readProfile')).body.payload).toMatchObject({ name: 'Ada', balance: 0 })
  expect(await topUp(lounge, again, { amount: 5 })).toBeTruthy()
  expect((await again.call('readProfile')).body.payload.balance).toBe(500)
})

describe('money that comes late', () => {
  const tell = (orderId: string) => bring(lounge.origin, lounge.gateway.deliver([refOf(lounge, orderId)]))

  test('a payment goes back whole', async () => {
    const ada = await lounge.member()
    const { body } = await checkout(ada, { amount: 25 })
    lounge.gateway.pay(refOf(lounge, body.order_id))
    await leave(ada, ada)
    await tell(body.order_id)
    await waitFor(async () => lounge.gateway.payments.get(refOf(lounge, body.order_id))!.refunds.length === 1)
    expect(await violations(owner())).toEqual([])
  })

  test('a chargeback is nobody’s debt: it goes against what was waived', async () => {
    const ada = await lounge.member()
    const orderId = await topUp(lounge, ada, { amount: 25 })
    await leave(ada, ada)
    lounge.gateway.dispute(refOf(lounge, orderId), 2_500n, 'lost')
    await tell(orderId)
    const legs = () =>
      sql`SELECT d.code AS debit, c.code AS credit, t.amount FROM ledger.journal j JOIN ledger.transfer t ON t.journal_id = j.id
        JOIN ledger.account d ON d.id = t.debit_id JOIN ledger.account c ON c.id = t.credit_id
        WHERE j.owner_id = ${ada.id} AND j.kind = 'chargeback' AND t.ccy = 'PTS'`.execute(owner())
    const { rows } = await waitFor(async () => ((await legs()).rows.length > 0 ? legs() : null))
    expect(rows).toEqual([{ debit: 'system:waived:pts', credit: 'system:returned:pts', amount: '250000' }])
    expect(await violations(owner())).toEqual([])
  })
})

/** A member of another process of this lounge. */
async function webMember(there: TestLounge): Promise<Member> {
  const member = await lounge.member()
  const caller = await webCaller(there.origin, owner(), member.id)
  return Object.assign(caller, { id: member.id, email: member.email, password: member.password })
}
async function seat(visitor: Visitor): Promise<string> {
  const topic = (await visitor.call('pickRandomTopic')).body.payload.topic
  await visitor.call('acceptTerms', { topic_id: topic.id })
  const joined = await visitor.call('joinTopic', { topic_id: topic.id })
  if (joined.code !== 200) throw new Error(JSON.stringify(joined.body))
  return topic.id
}
