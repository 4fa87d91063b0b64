// The verifiers of messages and of channel status, tested by corruption: one thing is broken with all guards off, and some rule must see it.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trx } from '#server/platform/database/database.ts'
import type { Violation } from '#server/ledger/verify.ts'
import { openTestLounge, waitFor, type TestLounge } from '../../test/lounge.ts'
import { violations } from '../../test/postgres/tables.ts'
import { CORRUPTIONS, type Ids } from './corruptions.test-kit.ts'
import { verifyMessages, verifyNewMessages } from './verify.ts'

let lounge: TestLounge
let ids: Ids

beforeAll(async () => {
  lounge = await openTestLounge({ settings: { channel_status_cost: 30 } })
  const [ada, bert] = [await lounge.member(), await lounge.member('Bert')]
  await ada.call('becomeChannel', { cost: 30 })
  const { topics } = (await ada.call('listTopics')).body.payload
  const { id: topic } = topics.find((one: { is_busy: boolean; participants_count: number }) => !one.is_busy && one.participants_count === 1)
  await ada.call('acceptTerms', { topic_id: topic })
  await ada.call('joinTopic', { topic_id: topic })
  const send = async (content: string): Promise<string> =>
    (await ada.call('postMessage', { topic_id: topic, content })).body.payload.message.id
  const page = async () => (await ada.call('listMessages', { topic_id: topic })).body.payload
  const charged = await send('Hello there')
  await waitFor(async () => (await page()).meta.reply?.state === 'done', 30_000)
  await lounge.replies.stop()
  const released = await send('And again')
  await ada.call('stopReply', { topic_id: topic })
  const held = await send('And once more')
  const { rows } = await sql<{ reply: string; period: string }>`
    SELECT (SELECT id FROM reply WHERE charged) AS reply, (SELECT id FROM channel_period) AS period`.execute(lounge.database.owner)
  ids = { ada: ada.id, bert: bert.id, charged, released, held, ...rows[0]! }
}, 60_000)
afterAll(() => lounge?.close())

async function afterBreaking(statement: string): Promise<string[]> {
  const rolledBack = new Error('rolled back')
  let seen: Violation[] = []
  await lounge.database.owner
    .transaction()
    .execute(async (trx: Trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx)
      await sql.raw(statement).execute(trx)
      seen = await violations(trx)
      const told = (found: Violation[]) => found.map((one) => JSON.stringify(one)).toSorted()
      const messages = told(await verifyMessages(trx))
      expect(told(await verifyMessages(trx, 1))).toEqual(messages)
      expect(told(await verifyNewMessages(trx))).toEqual(messages) // all of it is new
      expect(await verifyNewMessages(trx, 0)).toEqual((await verifyMessages(trx)).filter(({ rule }) => rule.includes('nobody will answer')))
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  return seen.map((violation) => violation.rule.split(' ')[0]!)
}

test('the control is clean: messages that nobody touched have no violation', async () => {
  expect(await afterBreaking('SELECT 1')).toEqual([])
})

describe('one thing broken with all guards off is seen', () => {
  test.each(CORRUPTIONS)('%s', async (_name, statement, rule) => {
    expect(await afterBreaking(statement(ids))).toContain(rule)
  })
})
