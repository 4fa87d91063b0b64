// The verifier of the payments, tested by corruption: one thing is broken with every trigger off, and some rule must see it (money.md §13).
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trx } from '#server/platform/database.ts'
import { newMember, openBooks, refusal, spend } from '../ledger/books.test-kit.ts'
import { apply, giveBack, newOrder, pay, settle, takeBack, violations, withdraw, type Wrong } from './orders.test-kit.ts'

let books: Awaited<ReturnType<typeof openBooks>>
let ids: Record<'member' | 'other' | 'paid' | 'refunded' | 'withdrawn' | 'undone' | 'disputed' | 'waiting' | 'canceled', string>

beforeAll(async () => {
  books = await openBooks()
  const { db } = books
  const [member, other] = [await newMember(db, 100), await newMember(db)]
  const made = async (owner: string): Promise<string> => {
    const order = await newOrder(db, owner)
    expect(await pay(db, order)).toBe('credited')
    return order
  }
  ids = {
    member,
    other,
    paid: await made(member),
    refunded: await made(other),
    withdrawn: await made(other),
    undone: await made(member),
    disputed: await made(other),
    waiting: await newOrder(db, member),
    canceled: await newOrder(db, member),
  }
  await apply(db, ids.canceled, 'expired')
  await spend(db, member, 300_000)
  await takeBack(db, ids.refunded, 700, { ref: 'part' })
  await settle(db, ids.refunded, 'part')
  await withdraw(db, ids.withdrawn, 'all')
  await settle(db, ids.withdrawn, 'all')
  await takeBack(db, ids.undone, 2_500, { ref: 'undone' })
  await giveBack(db, ids.undone, 'undone')
  await takeBack(db, ids.disputed, 2_500, { ref: 'dispute', kind: 'chargeback' })
  await sql`INSERT INTO payments.movement (gateway, ref, livemode, payment_ref, kind, minor, fee_minor, currency)
    SELECT 'fake', 'txn_' || o.id, false, 'card_' || o.id, 'charge', 2500, 55, 'EUR' FROM payments.orders o WHERE status = 'Successfully'`.execute(
    db,
  )
  await sql`SELECT payments.book_fee('fake', 'txn_' || o.id) FROM payments.orders o WHERE status = 'Successfully'`.execute(db)
  await sql`INSERT INTO payments.progress (gateway, list, upto) VALUES ('fake', 'money', clock_timestamp() + interval '10 days')`.execute(
    db,
  )
}, 60_000)
afterAll(() => books?.close())

/** Breaks the books inside a transaction with every trigger and foreign key off, looks, and rolls back. */
async function afterBreaking(corrupt: (trx: Trx) => Promise<unknown>): Promise<Wrong[]> {
  const rolledBack = new Error('rolled back')
  let seen: Wrong[] = []
  await books.owner
    .transaction()
    .execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx)
      await corrupt(trx)
      seen = await violations(trx)
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  return seen
}
const rulesOf = (seen: Wrong[]): string[] => [...new Set(seen.map(({ rule }) => rule.split(' ')[0]!))]
const set = (table: string, what: string, where: string): string => `UPDATE payments.${table} SET ${what} WHERE ${where}`

test('the control is clean: orders that nobody touched have no violation', async () => {
  expect(await afterBreaking(async () => {})).toEqual([])
})

// [what is broken, how, the rule that must see it]
const corruptions: [name: string, statement: () => string, rule: string][] = [
  ['an order set to paid', () => set('orders', `status = 'Successfully'`, `id = ${ids.waiting}`), 'V11'],
  ['a paid order set back', () => set('orders', `status = 'Failed'`, `id = ${ids.paid}`), 'V12'],
  ['a canceled order set to failed', () => set('orders', `status = 'Failed'`, `id = ${ids.canceled}`), 'V11'],
  ['the units of an order', () => set('orders', 'units = units + 100', `id = ${ids.paid}`), 'V13'],
  ['the owner of an order', () => set('orders', `owner_id = ${ids.other}`, `id = ${ids.paid}`), 'V13'],
  ['the VAT of an order', () => set('orders', 'net_cents = net_cents - 1, vat_cents = vat_cents + 1', `id = ${ids.paid}`), 'V15'],
  ['the country of an order’s VAT', () => set('orders', `vat_country = 'de'`, `id = ${ids.paid}`), 'V15'],
  ['the rate of an order’s VAT', () => set('orders', 'vat_rate_bp = 1900', `id = ${ids.paid}`), 'V15'],
  ['the total of an order', () => set('orders', 'gross_cents = gross_cents + 1, net_cents = net_cents + 1', `id = ${ids.paid}`), 'V15'],
  ['what the card was charged', () => set('orders', 'charge_minor = charge_minor + 1', `id = ${ids.paid}`), 'V15'],
  ['the currency that the card was charged in', () => set('orders', `charge_currency = 'USD'`, `id = ${ids.paid}`), 'V15'],
  ['the gateway of an order', () => set('orders', `gateway = 'other'`, `id = ${ids.paid}`), 'V15'],
  ['the mode of an order', () => set('orders', 'livemode = true', `id = ${ids.paid}`), 'V15'],
  ['a paid order deleted', () => `DELETE FROM payments.orders WHERE id = ${ids.paid}`, 'V12'],
  ['the fact of a payment deleted', () => `DELETE FROM payments.fact WHERE order_id = ${ids.paid}`, 'V11'],
  ['the sum of a payment changed', () => set('fact', 'minor = 1', `order_id = ${ids.paid}`), 'V15'],
  ['a fact slipped in', () => `INSERT INTO payments.fact (order_id, fact, ref) VALUES (${ids.waiting}, 'failed', 'x')`, 'V11'],
  ['a receipt deleted', () => `DELETE FROM payments.receipt WHERE order_id = ${ids.paid} AND kind = 'receipt'`, 'V15'],
  [
    'the last receipt deleted and its number taken back',
    () => `WITH gone AS (DELETE FROM payments.receipt WHERE no = (SELECT max(no) FROM payments.receipt) RETURNING series)
    UPDATE payments.series SET last = last - 1`,
    'V17',
  ],
  [
    'a receipt’s VAT changed',
    () => set('receipt', 'net_cents = net_cents - 1, vat_cents = vat_cents + 1', `order_id = ${ids.paid}`),
    'V15',
  ],
  ['a receipt’s points changed', () => set('receipt', 'units = units - 100', `order_id = ${ids.paid}`), 'V15'],
  ['a number of a series skipped', () => set('series', 'last = last + 1', 'true'), 'V15'],
  ['a receipt moved to another series', () => set('receipt', `series = 'R-2026'`, `order_id = ${ids.paid}`), 'V15'],
  ['a credit note deleted', () => `DELETE FROM payments.receipt WHERE kind = 'credit_note' AND order_id = ${ids.refunded}`, 'V17'],
  [
    'a credit note’s sum changed',
    () => set('receipt', 'gross_cents = gross_cents + 1, net_cents = net_cents + 1', `kind = 'credit_note' AND order_id = ${ids.refunded}`),
    'V17',
  ],
  [
    'the credit of an order deleted, legs and all',
    () => `WITH j AS (DELETE FROM ledger.journal WHERE kind = 'topup' AND ref_id = '${ids.paid}' RETURNING id)
    DELETE FROM ledger.transfer t USING j WHERE t.journal_id = j.id`,
    'V11',
  ],
  [
    'a second credit with its index dropped',
    () => `DROP INDEX ledger.one_topup_per_order; INSERT INTO ledger.journal (kind, cause, scope, idem_key, request_hash, owner_id, act, legs, ref_type, ref_id)
    VALUES ('topup', 'topup', 'order', 'again', sha256('x'), ${ids.member}, 99, 1, 'order', '${ids.paid}')`,
    'V11',
  ],
  [
    'a credit for an order that doesn’t exist',
    () => `UPDATE ledger.journal SET ref_id = '424242' WHERE kind = 'topup' AND ref_id = '${ids.paid}'`,
    'V12',
  ],
  [
    'the VAT leg of a credit changed',
    () => `UPDATE ledger.transfer t SET amount = amount + 1 FROM ledger.journal j, ledger.account a
    WHERE j.id = t.journal_id AND j.ref_id = '${ids.paid}' AND a.id = t.debit_id AND a.code LIKE 'system:vat:%'`,
    'V15',
  ],
  [
    'the euro legs of a credit sent to another account',
    () => `UPDATE ledger.transfer t SET credit_id = (SELECT id FROM ledger.account WHERE code = 'system:fees:fake:test:eur')
    FROM ledger.journal j WHERE j.id = t.journal_id AND j.ref_id = '${ids.paid}' AND t.ccy = 'EUR'`,
    'V15',
  ],
  ['a refund forgotten', () => `DELETE FROM payments.refund WHERE ref = 'part'`, 'V17'],
  [
    'a refund without a debit',
    () => `INSERT INTO payments.refund (order_id, kind, ref, is_ours, gross_cents, net_cents, vat_cents, units, minor)
    VALUES (${ids.paid}, 'refund', 'slipped', false, 100, 83, 17, 10000, 100)`,
    'V17',
  ],
  ['the units of a refund', () => set('refund', 'units = units + 100', `ref = 'part'`), 'V17'],
  ['the VAT of a refund', () => set('refund', 'net_cents = net_cents - 1, vat_cents = vat_cents + 1', `ref = 'part'`), 'V17'],
  [
    'the order of a refund',
    () => set('refund', `order_id = ${ids.paid}, gross_cents = 5000, vat_cents = vat_cents + 4300`, `ref = 'part'`),
    'V17',
  ],
  ['an undone refund taken again', () => set('refund', `state = 'taken'`, `ref = 'undone'`), 'V17'],
  ['a dispute that was never settled said to be', () => set('refund', `state = 'settled'`, `ref = 'dispute'`), 'V17'],
  ['a dispute said to be won', () => set('refund', `state = 'undone'`, `ref = 'dispute'`), 'V17'],
  ['the kind of a refund', () => set('refund', `kind = 'chargeback'`, `ref = 'part'`), 'V17'],
  ['the gateway’s figure of a payment', () => set('movement', 'minor = 2400', `payment_ref = 'card_${ids.paid}'`), 'V16'],
  ['the gateway’s money of an order gone', () => `DELETE FROM payments.movement WHERE payment_ref = 'card_${ids.paid}'`, 'V16'],
]
describe('one thing broken with all guards off is seen', () => {
  test.each(corruptions)('%s', async (_name, statement, rule) => {
    expect(rulesOf(await afterBreaking((trx) => sql.raw(statement()).execute(trx)))).toContain(rule)
  })
})

test('a difference to the gateway that a person has settled is no violation any more', async () => {
  const seen = await afterBreaking(async (trx) => {
    await sql.raw(set('movement', 'minor = 2400', `payment_ref = 'card_${ids.paid}'`)).execute(trx)
    await sql`INSERT INTO payments.review (order_id, gateway, reason, ref, settled_at) VALUES (${ids.paid}, 'fake', 'money_differs', 'x', now())`.execute(
      trx,
    )
  })
  expect(seen).toEqual([])
})

test.each([
  ['an order that goes back', () => set('orders', `status = 'Pending'`, `id = ${ids.canceled}`), 'PY001'],
  ['another total of an order', () => set('orders', 'gross_cents = 1, net_cents = 1, vat_cents = 0', `id = ${ids.paid}`), 'PY002'],
  ['another buyer’s country after the fact', () => set('orders', `vat_country = 'de'`, `id = ${ids.waiting}`), 'PY002'],
  ['another owner of an order that waits', () => set('orders', `owner_id = 1`, `id = ${ids.waiting}`), 'PY002'],
  ['a refund of another sum', () => set('refund', 'units = 1', `ref = 'part'`), 'PY002'],
  ['a settled refund that is taken back', () => set('refund', `state = 'taken'`, `ref = 'part'`), 'PY002'],
  ['a deleted order', () => `DELETE FROM payments.orders WHERE id = ${ids.waiting}`, 'LG001'],
  ['a changed fact', () => set('fact', 'minor = 1', 'true'), 'LG001'],
  ['a changed receipt', () => set('receipt', 'net_cents = 1', 'true'), 'LG001'],
  ['a deleted receipt', () => 'DELETE FROM payments.receipt', 'LG001'],
  ['a changed movement of the gateway', () => set('movement', 'minor = 1', 'true'), 'LG001'],
  ['another buyer of an order', () => set('buyer', `name = 'Bert'`, 'true'), 'LG001'],
  [
    'a bill with holes',
    () => `INSERT INTO payments.orders (owner_id, item, units, gross_cents, net_cents, vat_cents) VALUES (1, 'x', 100, 100, 50, 49)`,
    '23514 billed_whole',
  ],
  [
    'half a point',
    () => `INSERT INTO payments.orders (owner_id, item, units, gross_cents) VALUES (1, 'x', 150, 100)`,
    '23514 orders_units_check',
  ],
  [
    'a second payment of an order',
    () => `INSERT INTO payments.fact (order_id, fact, ref, minor, currency) VALUES (${ids.paid}, 'paid', 'other', 2500, 'EUR')`,
    '23505 one_payment_per_order',
  ],
  [
    'a second receipt of an order',
    () => `INSERT INTO payments.receipt (series, no, kind, order_id, gross_cents, net_cents, vat_cents, units, minor, product, seller)
    VALUES ('TEST-2026', 99, 'receipt', ${ids.paid}, 1, 1, 0, 1, 1, '', '')`,
    '23505 one_receipt_per_order',
  ],
] as [string, () => string, string][])('%s is refused to the owner of the database, too', async (_name, statement, expected) => {
  expect(await refusal(sql.raw(statement()).execute(books.owner))).toBe(expected)
})
