// What stands in the books of a lounge that runs already is recorded and sealed by the migration; guards are written down by each, and a
// guard that was dropped before one is found.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, type Connection } from '#server/platform/database/database.ts'
import { findBrokenGuards, recordGuards } from '#server/platform/database/catalogue.ts'
import { listMissing, migrate } from '#server/platform/database/migrate.ts'
import { inDatabase } from '../../test/postgres/database-url.ts'
import { violations } from '../../test/postgres/tables.ts'
import { newOrder, pay, takeBack } from '../payments/orders.test-kit.ts'
import { newMember, refusal, spend } from './books.test-kit.ts'
import { seal } from './seal.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)
const name = `upgrade_${randomBytes(6).toString('hex')}`
const url = inDatabase(inject('postgresUrl'), name)
let owner: Connection

const administer = async (statement: string, where = 'postgres'): Promise<void> =>
  withClient(inDatabase(url, where), async (client) => void (await client.query(statement)))
async function withClient(to: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: to })
  client.on('error', () => {}) // the server may go away before it is ended
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
beforeAll(async () => {
  await administer(`CREATE DATABASE ${name}`)
  owner = connect(url, { max: 4, onError: () => {} })
})
afterAll(async () => {
  await owner.close()
  await administer(`DROP DATABASE ${name} WITH (FORCE)`)
})

test(
  'an old lounge’s orders, payments, channel status and seals are whole afterwards, and proved from then on',
  { timeout: 60_000 },
  async () => {
    await withClient(url, async (client) => {
      await client.query(
        'CREATE TABLE migration (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
      )
      const old = (await listMissing(client)).filter((migration) => migration.name < '0028')
      expect(old.length).toBe(readdirSync(FOLDER).filter((file) => file < '0028' && file.endsWith('.sql')).length)
      for (const { name: file, sha256 } of old) {
        await client.query(readFileSync(new URL(file, FOLDER), 'utf8'))
        await client.query('INSERT INTO migration VALUES ($1, $2)', [file, sha256])
      }
    })
    const { db } = owner
    const member = await newMember(db, 5_000)
    const order = await newOrder(db, member)
    await pay(db, order)
    await takeBack(db, order, 100, { ref: 'some' })
    await sql`SELECT ledger.seal_horizon()`.execute(db)
    await sql`SELECT ledger.seal_append(3)`.execute(db)
    await sql`INSERT INTO member (kind, name, email, email_key, channel_expires_at)
      VALUES ('person', 'Ada', 'ada@example.com', 'ada@example.com', now() + interval '3 days')`.execute(db)

    expect(await migrate(url)).toContain('0028-sealed-books.sql')
    expect(await violations(db)).toEqual([])
    const { rows } = await sql<{
      source: string
      n: number
    }>`SELECT source, count(*)::int AS n FROM ledger.record WHERE source <> 'catalogue' GROUP BY 1 ORDER BY 1`.execute(db)
    expect(rows.map(({ source, n }) => `${source} ${n}`)).toEqual([
      'bill 1',
      'consent 1',
      'fact 1',
      'order 1',
      'period 1',
      'receipt 1',
      'refund 1',
    ])
    await seal(db)
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`SET LOCAL session_replication_role = replica`.execute(trx)
        await sql`UPDATE payments.fact SET ref = 'another'`.execute(trx)
        expect((await violations(trx)).map(({ rule }) => rule.split(' ')[0])).toContain('V21')
        throw new Error('rolled back')
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'))
  },
)

test('what a migration adds is written down with it; what was dropped without one is found before the next', async () => {
  await administer('CREATE INDEX wish_for_speed ON payments.orders (created_at)', name)
  expect(await violations(owner.db)).toEqual([])
  await administer('DROP TRIGGER ro ON ledger.journal; ALTER TABLE payments.receipt ADD CONSTRAINT new CHECK (units > 0)', name)
  expect((await violations(owner.db)).map(({ rule, what }) => `${rule}: ${what}`).toSorted()).toEqual([
    'V22 guard is gone: trigger ro on ledger.journal',
    'V22 made by no migration: constraint new on payments.receipt',
  ])
  await withClient(url, async (client) => {
    await findBrokenGuards(client, 1)
    await client.query('BEGIN')
    await recordGuards(client, 'a later one')
    await client.query('COMMIT')
  })
  expect(await violations(owner.db)).toEqual([])
  const { rows } = await sql<{ what: string }>`SELECT what FROM ledger.finding ORDER BY what`.execute(owner.db)
  expect(rows.map(({ what }) => what)).toEqual(['constraint new on payments.receipt', 'trigger ro on ledger.journal'])
  await administer('DROP INDEX payments.wish_for_speed', name)
  expect((await violations(owner.db)).map(({ what }) => what)).toEqual(['index payments.wish_for_speed'])
})

test('findings, reopenings, records and the catalogue are append-only for their owner, too', async () => {
  for (const table of ['record', 'finding', 'reopening', 'catalogue']) {
    expect(await refusal(sql.raw(`UPDATE ledger.${table} SET id = DEFAULT`).execute(owner.db))).toBe('LG001')
    expect(await refusal(sql.raw(`DELETE FROM ledger.${table}`).execute(owner.db))).toBe('LG001')
  }
  await spend(owner.db, await newMember(owner.db, 10), 1)
})
