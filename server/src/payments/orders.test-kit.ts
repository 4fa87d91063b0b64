// Orders without the way over HTTP: rows as a checkout leaves them, and the SQL doors under short names.
import { randomUUID } from 'node:crypto'
import { splitVat } from '@green-room/contract/money/top-up'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

type Executor = Db | Trx
export type NewOrder = {
  units?: number
  cents?: number
  minor?: number
  currency?: string
  country?: string
  bp?: number
  livemode?: boolean
  gateway?: string
  ipCountry?: string | null
}
const one = async <Row>(query: RawBuilder<Row>, db: Executor): Promise<Row> => (await query.execute(db)).rows[0]!

/** An order that waits for its payment. */
export async function newOrder(db: Executor, member: string, order: NewOrder = {}): Promise<string> {
  const {
    units = 250_000,
    cents = 2_500,
    currency = 'EUR',
    minor = cents,
    country = 'nl',
    bp = 2_100,
    livemode = false,
    gateway = 'fake',
    ipCountry = country,
  } = order
  const { id } = await one(
    sql<{
      id: string
    }>`INSERT INTO payments.orders (owner_id, item, units, gross_cents) VALUES (${member}, 'points', ${units}, ${cents}) RETURNING id`,
    db,
  )
  const { net, vat } = splitVat(BigInt(cents), BigInt(bp))
  const facts = {
    gateway,
    livemode,
    net_cents: net.toString(),
    vat_cents: vat.toString(),
    vat_country: country,
    ip_country: ipCountry,
    vat_rate_bp: bp,
    charge_currency: currency,
    charge_minor: minor,
    charge_digits: 2,
    fx_rate_millionths: 1_000_000,
    language_code: 'en',
    wish: 'ab',
    buyer: {
      name: 'Ada',
      surname: 'Byron',
      email: 'ada@example.com',
      phone: '+31612345678',
      address: 'Prinsengracht 3',
      city: 'Amsterdam',
      post_code: '1015 DK',
    },
    consent: 'I want my points at once',
    consents: [{ kind: 'terms', version: '1' }],
    ip: '127.0.0.1',
  }
  await sql`SELECT payments.bill(${id}, ${JSON.stringify(facts)}::jsonb)`.execute(db)
  return id
}
export const statusOf = async (db: Executor, order: string): Promise<string> =>
  (await one(sql<{ status: string }>`SELECT status FROM payments.orders WHERE id = ${order}`, db)).status
const told = async (query: RawBuilder<{ told: string }>, db: Executor): Promise<string> => (await one(query, db)).told

export const pay = (
  db: Executor,
  order: string,
  more: { ref?: string; minor?: number; currency?: string; livemode?: boolean } = {},
): Promise<string> => {
  const { ref = `card_${order}`, minor = 2_500, currency = 'EUR', livemode = false } = more
  return told(
    sql`SELECT payments.apply_fact(${order}, 'paid', ${ref}, ${minor}, ${currency}, ${livemode}, '{"brand": "visa", "last4": "4242",
      "country": "NL"}') AS told`,
    db,
  )
}
export const apply = (db: Executor, order: string, fact: string, ref = 'x'): Promise<string> =>
  told(sql`SELECT payments.apply_fact(${order}, ${fact}, ${ref}) AS told`, db)
export const takeBack = (
  db: Executor,
  order: string,
  minor: number,
  { ref = randomUUID(), kind = 'refund' }: { ref?: string; kind?: string } = {},
): Promise<string> => told(sql`SELECT payments.take_back(${order}, ${kind}, ${ref}, ${minor}) AS told`, db)
export const settle = (db: Executor, order: string, ref: string): Promise<string> =>
  told(sql`SELECT payments.settle(${order}, ${ref}) AS told`, db)
export const giveBack = (db: Executor, order: string, ref: string): Promise<string> =>
  told(sql`SELECT payments.give_back(${order}, ${ref}) AS told`, db)
export const withdraw = (db: Executor, order: string, ref: string = randomUUID()) =>
  one(sql<{ units: string; cents: string; minor: string }>`SELECT units, cents, minor FROM payments.withdraw(${order}, ${ref})`, db)

export type Wrong = { rule: string; what: string; detail: string }
export const violations = async (db: Executor): Promise<Wrong[]> =>
  (await sql<Wrong>`SELECT rule, what, detail FROM payments.verify() UNION ALL SELECT rule, what, detail FROM ledger.verify()`.execute(db))
    .rows
