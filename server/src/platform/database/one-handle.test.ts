// Inside a transaction nothing asks for a second connection: shown with as few of them as there can be, and with a table that is locked.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { openTestLounge, type TestLounge } from '../../../test/lounge.ts'
import { connect, type Connection } from './database.ts'
import { afterCommit, transact } from '../transact.ts'

const FEW = { DATABASE_POOL: '2' }

describe('a transaction', () => {
  let database: TestDatabase
  let connection: Connection
  beforeAll(async () => {
    database = await createTestDatabase()
    connection = connect(database.url, { role: 'lounge_app', max: 1, onError: () => {} })
  })
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })

  test('has one handle: who asks for another is refused at once, and nothing is kept', async () => {
    const { db } = connection
    const asks = transact(db, async (trx) => {
      await sql`UPDATE setting SET value = '"changed"' WHERE key = 'product_name'`.execute(trx)
      await sql`SELECT 1`.execute(db)
    })
    await expect(asks).rejects.toThrow('a second connection inside a transaction')
    await expect(transact(db, () => transact(db, async () => 1))).rejects.toThrow('a second connection inside a transaction')
    const { rows } = await sql<{ n: string }>`SELECT count(*) AS n FROM setting WHERE value = '"changed"'`.execute(db)
    expect(rows[0]?.n).toBe('0')
  })

  test('leaves the database free to what follows it', async () => {
    const { db } = connection
    const told = new Promise((resolve) => {
      void transact(db, async (trx) => afterCommit(trx, (after) => resolve(sql<{ one: number }>`SELECT 1 AS one`.execute(after))))
    })
    await expect(told).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  test('ends by itself where nobody goes on with it', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`SELECT name, setting FROM pg_settings
      WHERE name IN ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') AND setting <> '0'`.execute(connection.db)
    expect(rows.length).toBe(3)
  })
})

describe('a lounge with two connections', () => {
  let lounge: TestLounge
  beforeAll(async () => {
    lounge = await openTestLounge({ env: FEW, replies: false, settings: { new_topic_cost: 1_000 } })
  })
  afterAll(() => lounge.close())

  test('refuses forty at once who have too few points, with the top-up that would do, and answers guests meanwhile', async () => {
    const members = await Promise.all(['ada', 'bert', 'cleo', 'dora'].map((name) => lounge.member(name)))
    const guest = lounge.visitor()
    const refused = members.flatMap((member) =>
      Array.from({ length: 10 }, (_, i) => member.call('createTopic', { room_id: '1', title: `A topic of mine, number ${i}` })),
    )
    const reads = Array.from({ length: 10 }, () => guest.call('listRooms', {}))
    const answers = await Promise.all(refused)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([402]))
    expect(answers.every(({ body: { payload } }) => payload.top_up.amount > 0 && payload.missing > 0)).toBe(true)
    expect((await Promise.all(reads)).every(({ code }) => code === 200)).toBe(true)
  })
})

describe('a table that is locked', () => {
  let lounge: TestLounge
  beforeAll(async () => {
    lounge = await openTestLounge({ env: { DATABASE_POOL: '6' }, replies: false })
  })
  afterAll(() => lounge.close())

  test('refuses who needs it, for now, and leaves the others alone', { timeout: 90_000 }, async () => {
    const member = await lounge.member('ada')
    await transact(lounge.database.owner, async (trx) => {
      await sql`LOCK TABLE ledger.hold IN ACCESS EXCLUSIVE MODE`.execute(trx)
      const stuck = Array.from({ length: 12 }, (_, i) => member.call('createTopic', { room_id: '1', title: `A topic of mine, ${i}` }))
      const read = await member.call('listRooms', {})
      expect(read.code).toBe(200)
      expect(await lounge.open.connection.answers()).toBe(true)
      const answers = await Promise.all(stuck)
      expect(answers.map(({ code }) => code).every((code) => code === 503)).toBe(true)
      expect(Number(answers[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    })
  })
})
