// The program's role reads the orders and knocks at the doors; what a door decides, it can't write.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doorsOf } from '../../test/postgres/tables.ts'
import { newMember, openBooks, refusal } from '../ledger/books.test-kit.ts'
import { newOrder, pay, takeBack } from './orders.test-kit.ts'

let books: Awaited<ReturnType<typeof openBooks>>
beforeAll(async () => {
  books = await openBooks()
  const order = await newOrder(books.db, await newMember(books.db))
  await pay(books.db, order)
  await takeBack(books.db, order, 100, { ref: 'r' })
})
afterAll(() => books.close())

const DENIED = '42501'
const DOORS = [
  'apply_fact',
  'bill',
  'book_fee',
  'expire_kept',
  'forget_buyer',
  'give_back',
  'refund_by_us',
  'return_review',
  'settle',
  'take_back',
  'verify',
  'withdraw',
  'withdrawable',
]
/** Columns that the program may change, by table; of others none. */
const MAY_UPDATE: Record<string, string[]> = {
  bundle: ['description', 'image_url', 'is_active', 'position', 'price_cents', 'slug', 'units'],
  checkout: ['checked_at', 'closed_at', 'closing_at', 'looks', 'next_look_at', 'provider_ref', 'redirect_url'],
  inbox: ['applied_at'],
  progress: ['upto'],
  refund: ['asked_at'],
  review: ['outside_ref', 'refused_at', 'settled_as', 'settled_at'],
  vat_rate: ['bp', 'country', 'valid_from'],
}

test('it may call the doors and nothing else, and nobody else may call any', async () => {
  expect(await doorsOf(books.owner, 'payments')).toEqual({ program: DOORS, everybody: [] })
})

test('every door that writes is a SECURITY DEFINER with a fixed search path', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT proname AS name FROM pg_proc WHERE pronamespace = 'payments'::regnamespace AND has_function_privilege('lounge_app', oid, 'EXECUTE')
      AND NOT (prosecdef AND EXISTS (SELECT 1 FROM unnest(proconfig) c WHERE c LIKE 'search_path=payments%pg_temp'))`.execute(books.owner)
  expect(rows).toEqual([])
})

test('it can change no column but those that hold no money', async () => {
  const { rows } = await sql<{ table: string; column: string; may: boolean }>`
    SELECT table_name AS table, column_name AS column, has_column_privilege('lounge_app', format('payments.%I', table_name), column_name, 'UPDATE') AS may
    FROM information_schema.columns WHERE table_schema = 'payments' AND table_name NOT IN ('violations', 'kept_receipts') AND is_identity = 'NO'`.execute(
    books.owner,
  )
  const found: Record<string, string[]> = {}
  for (const { table, column, may } of rows) if (may) (found[table] ??= []).push(column)
  for (const columns of Object.values(found)) columns.sort()
  expect(found).toEqual(MAY_UPDATE)
  expect(rows.length).toBeGreaterThan(80)
})

test.each([
  `INSERT INTO payments.orders (owner_id, item, units, gross_cents, status) VALUES (1, 'x', 100, 100, 'Successfully')`,
  `UPDATE payments.orders SET status = 'Successfully'`,
  `DELETE FROM payments.orders`,
  `INSERT INTO payments.fact (order_id, fact, ref, minor, currency) VALUES (1, 'paid', 'x', 1, 'EUR')`,
  `INSERT INTO payments.refund (order_id, kind, ref, is_ours, gross_cents, net_cents, vat_cents, units, minor) VALUES (1, 'refund', 'x', true, 1, 1, 0, 1, 1)`,
  `UPDATE payments.refund SET state = 'undone'`,
  `INSERT INTO payments.receipt (series, no, kind, order_id, gross_cents, net_cents, vat_cents, units, minor, product, seller)
    VALUES ('R-1', 1, 'receipt', 1, 1, 1, 0, 1, 1, '', '')`,
  `UPDATE payments.series SET last = 0`,
  `UPDATE payments.buyer SET name = 'Bert'`,
  `DELETE FROM payments.buyer`,
  `SELECT * FROM payments.kept_buyer`,
  `SELECT * FROM payments.kept_receipts`,
  `DELETE FROM payments.kept_buyer`,
  `INSERT INTO payments.kept_buyer (order_id) VALUES (1)`,
  `DELETE FROM payments.inbox`,
  `DELETE FROM payments.movement`,
  `SELECT payments.next_receipt(o, NULL) FROM payments.orders o`,
  `SELECT payments.take(o, 'refund', 'x', 1, 1, 1, true) FROM payments.orders o`,
  `SELECT payments.lock_order(1)`,
  `SELECT * FROM payments.orders FOR UPDATE`,
  `TRUNCATE payments.inbox`,
  `ALTER TABLE payments.orders DISABLE TRIGGER guard`,
])('%s is refused to the program', async (statement) => {
  expect(await refusal(sql.raw(statement).execute(books.db))).toBe(DENIED)
})

test('a deleted account leaves orders and receipts under a number, and nothing that names the buyer to the program', async () => {
  const member = await newMember(books.db)
  const order = await newOrder(books.db, member)
  await pay(books.db, order)
  await sql`SELECT payments.forget_buyer(${member})`.execute(books.db)
  const { rows } = await sql`SELECT (SELECT count(*) FROM payments.buyer WHERE order_id = ${order}) AS buyers,
    (SELECT count(*) FROM payments.consent WHERE order_id = ${order} AND ip IS NOT NULL) AS addresses,
    (SELECT count(*) FROM payments.receipt WHERE order_id = ${order}) AS receipts`.execute(books.db)
  expect(rows).toEqual([{ buyers: '0', addresses: '0', receipts: '1' }])
})
