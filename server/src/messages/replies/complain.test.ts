// "This did not answer": what a reply cost comes back, once and three times a day, however it is asked for.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refOf, topUp } from '../../../test/people/buyer.ts'
import { bring } from '../../../test/fakes/fake-gateway.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'
import { leaveUnits, violations } from '../../../test/postgres/tables.ts'
import type { Answer, Visitor } from '../../../test/people/visitor.ts'
import { refusal } from '../../ledger/books.test-kit.ts'

let lounge: TestLounge
beforeAll(async () => void (lounge = await openTestLounge()), 60_000)
afterAll(async () => {
  expect(await violations(lounge.database.owner)).toEqual([])
  await lounge.close()
})

type Seated = Visitor & { id: string; topic: string }
async function seated(): Promise<Seated> {
  const member = await lounge.member()
  const topic = await waitFor(async () =>
    (await member.call('listTopics')).body.payload.topics.find(
      (one: { is_busy: boolean; participants_count: number }) => !one.is_busy && one.participants_count === 1,
    ),
  )
  await member.call('acceptTerms', { topic_id: topic.id })
  await member.call('joinTopic', { topic_id: topic.id })
  return Object.assign(member, { topic: topic.id as string })
}
const page = async (ada: Seated) => (await ada.call('listMessages', { topic_id: ada.topic, page_size: 100 })).body.payload
const balance = async (ada: Visitor): Promise<number> => (await ada.call('readProfile')).body.payload.balance
/** Sends, and answers the id of the reply. */
async function ask(ada: Seated, content = 'How was your day?'): Promise<string> {
  const { number } = (await ada.call('postMessage', { topic_id: ada.topic, content })).body.payload.message
  const { data } = await waitFor(async () => {
    const now = await page(ada)
    return now.meta.reply?.state === 'done' && now.meta.reply.answers_through >= number && now
  }, 30_000)
  return data.find((one: { number: number; generated_by: string | null }) => one.number > number && one.generated_by).id
}
/** A reply that was paid for, however often it takes. */
async function paidReply(ada: Seated): Promise<{ id: string; price: number }> {
  for (const text of [
    'How was your day?',
    'What do you like best here?',
    'Tell me something about you',
    'Who else comes here?',
    'And then?',
  ]) {
    const id = await ask(ada, text)
    const { data } = await page(ada)
    const own = data[data.findIndex((one: { id: string }) => one.id === id) - 1]
    if (own.charge === 'charged') return { id, price: own.price }
  }
  throw new Error('nothing was charged')
}
const complain = (ada: Seated, id: string, key?: string): Promise<Answer> =>
  ada.call('complainOfReply', { topic_id: ada.topic, message_id: id }, key ? { key } : {})

test('the price comes back, the message and the history say so, and an operator has a row', { timeout: 60_000 }, async () => {
  const ada = await seated()
  const { id, price } = await paidReply(ada)
  const before = await balance(ada)
  const { code, body } = await complain(ada, id)
  expect([code, body.payload]).toEqual([200, { balance: Math.round((before + price) * 100) / 100, returned: price, returns_left: 2 }])
  const { data } = await page(ada)
  const place = data.findIndex((one: { id: string }) => one.id === id)
  expect(data[place]).toMatchObject({ is_unanswered: true, generated_by: 'ai' })
  expect(data[place - 1]).toMatchObject({ charge: 'returned', price, is_unanswered: false })
  const [act] = (await ada.call('listTransactions')).body.payload.data
  expect(act).toMatchObject({ cause: 'returned', state: 'booked', amount: price, chat: { topic_id: ada.topic } })
  expect([typeof act.chat.title, typeof act.chat.character]).toEqual(['string', 'string'])
  const rows = await lounge.database.owner.selectFrom('unanswered').selectAll().where('member_id', '=', ada.id).execute()
  expect(rows).toMatchObject([{ units: String(Math.round(price * 100)), question: data[place - 1].content, answer: data[place].content }])
  const metrics = await (await fetch(`${lounge.origin}/metrics`)).text()
  expect(metrics).toMatch(/replies_unanswered \d/)
})

test('two presses, two tabs and two processes get one return and the same answer', { timeout: 90_000 }, async () => {
  const other = await openTestLounge({ database: lounge.database, gateway: lounge.gateway, stocked: false })
  try {
    const ada = await seated()
    const { id, price } = await paidReply(ada)
    const before = await balance(ada)
    const there = async (): Promise<Answer> => {
      const response = await fetch(`${other.origin}/api/replies/complain`, {
        method: 'POST',
        headers: { ...ada.headers(), 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ topic_id: ada.topic, message_id: id }),
      })
      return { code: response.status, body: await response.json(), headers: response.headers }
    }
    const key = crypto.randomUUID()
    const answers = await Promise.all([
      complain(ada, id, key),
      complain(ada, id, key),
      complain(ada, id),
      there(),
      there(),
      complain(ada, id),
    ])
    expect(answers.map(({ code, body }) => [code, body.payload?.returned])).toEqual(answers.map(() => [200, price]))
    expect(await balance(ada)).toBe(Math.round((before + price) * 100) / 100)
    expect(
      (await ada.call('listTransactions')).body.payload.data.filter((act: { cause: string }) => act.cause === 'returned'),
    ).toHaveLength(1)
  } finally {
    await other.close()
  }
})

test(
  'the fourth of a day gives nothing back and is told all the same, also where all are asked for at once',
  { timeout: 120_000 },
  async () => {
    const ada = await seated()
    const replies: string[] = []
    while (replies.length < 4) replies.push((await paidReply(ada)).id)
    const before = await balance(ada)
    const answers = await Promise.all(replies.map((id) => complain(ada, id)))
    const back = answers.map(({ body }) => body.payload.returned as number)
    expect(back.filter((points) => points > 0)).toHaveLength(3)
    expect(await balance(ada)).toBe(Math.round((before + back.reduce((sum, points) => sum + points, 0)) * 100) / 100)
    const rows = await lounge.database.owner.selectFrom('unanswered').select('units').where('member_id', '=', ada.id).execute()
    expect(rows.filter((row) => Number(row.units) > 0)).toHaveLength(3)
    expect(rows).toHaveLength(4)
    const [fourth] = await lounge.database.owner
      .selectFrom('unanswered')
      .select('reply_id')
      .where('units', '=', '0')
      .where('member_id', '=', ada.id)
      .execute()
    const holds = await sql<{
      id: string
    }>`SELECT h.id FROM ledger.hold h JOIN message m ON m.id::text = h.ref_id JOIN reply r ON r.topic_id = m.topic_id
    AND m.number BETWEEN r.answers_from AND r.answers_through WHERE r.id = ${fourth!.reply_id}`.execute(lounge.database.owner)
    const [hold] = holds.rows
    const byTheBooks = (of: string, id: string) =>
      refusal(sql`SELECT * FROM ledger.return_message(${of}, ${hold!.id}, ${id})`.execute(lounge.database.db))
    expect(await byTheBooks(ada.id, fourth!.reply_id)).toBe('LG014') // not by the books either
    expect(await byTheBooks(ada.id, '1')).toBe('LG012') // nor under the name of another reply
  },
)

test('what came back does not count towards the own limits', { timeout: 60_000 }, async () => {
  const ada = await seated()
  const { id } = await paidReply(ada)
  const used = async (): Promise<number> => (await ada.call('readSpendingCare')).body.payload.daily.used
  const before = await used()
  const { returned } = (await complain(ada, id)).body.payload
  expect(await used()).toBe(Math.round((before - returned) * 100) / 100)
})

test('after a chargeback that left points owed, the debt is repaid first', { timeout: 60_000 }, async () => {
  const ada = await seated()
  const order = await topUp(lounge, ada)
  const { id, price } = await paidReply(ada)
  await leaveUnits(lounge.database.owner, ada.id, 0)
  lounge.gateway.dispute(refOf(lounge, order), 2_500n, 'lost')
  await bring(lounge.origin, lounge.gateway.deliver([refOf(lounge, order)]))
  const owed = await waitFor(async () => (await ada.call('readProfile')).body.payload.owed || undefined)
  expect((await complain(ada, id)).body.payload).toMatchObject({ balance: 0, returned: price })
  expect((await ada.call('readProfile')).body.payload.owed).toBe(Math.round((owed - price) * 100) / 100)
})

test('a stranger, an opening line and a reply of yesterday are refused', { timeout: 60_000 }, async () => {
  const ada = await seated()
  const { id } = await paidReply(ada)
  const { data } = await page(ada)
  const bert = Object.assign(await lounge.member('Bert'), { topic: ada.topic })
  expect((await complain(bert, id)).body.code).toBe('topic.not-found')
  expect((await complain(ada, data[0].id)).body.code).toBe('message.not-found')
  expect((await complain(ada, data[1].id)).body.code).toBe('message.not-found')
  await sql`UPDATE reply SET ended_at = now() - interval '25 hours' WHERE message_id = ${id}`.execute(lounge.database.owner)
  const { code, body } = await complain(ada, id)
  expect([code, body.code]).toEqual([400, 'reply.too-old'])
})
