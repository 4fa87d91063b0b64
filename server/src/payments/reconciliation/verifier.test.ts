// The verifier of the payments, tested by corruption: one thing is broken with every trigger off, and some rule must see it.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trx } from '#server/platform/database/database.ts'
import { newMember, openBooks, refusal, spend } from '../../ledger/books.test-kit.ts'
import { seal } from '../../ledger/seal.ts'
import { CORRUPTIONS, type Ids } from '../corruptions.test-kit.ts'
import { REFUSED } from '../refused.test-kit.ts'
import { SEALED } from '../sealed.test-kit.ts'
import { apply, giveBack, newOrder, pay, settle, takeBack, violations, withdraw, type Wrong } from '../orders.test-kit.ts'

let books: Awaited<ReturnType<typeof openBooks>>
let ids: Ids

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
  await takeBack(db, ids.disputed, 9_999, { ref: 'dispute', kind: 'chargeback' }) // more than was paid: the rest is for a person to look at
  await sql`INSERT INTO payments.movement (gateway, ref, livemode, payment_ref, kind, minor, fee_minor, currency)
    SELECT 'fake', 'txn_' || o.id, false, 'card_' || o.id, 'charge', 2500, 55, 'EUR' FROM payments.orders o WHERE status = 'Successfully'`.execute(
    db,
  )
  await sql`SELECT payments.book_fee('fake', 'txn_' || o.id) FROM payments.orders o WHERE status = 'Successfully'`.execute(db)
  await sql`INSERT INTO payments.progress (gateway, list, upto) VALUES ('fake', 'money', clock_timestamp() + interval '10 days')`.execute(
    db,
  )
  await seal(db)
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

test('the control is clean: orders that nobody touched have no violation', async () => {
  expect(await afterBreaking(async () => {})).toEqual([])
})

describe('one thing broken with all guards off is seen', () => {
  test.each([...CORRUPTIONS, ...SEALED])('%s', async (_name, statement, rule) => {
    expect(rulesOf(await afterBreaking((trx) => sql.raw(statement(ids)).execute(trx)))).toContain(rule)
  })
})

test('a difference to the gateway that a person has settled is no violation any more', async () => {
  const seen = await afterBreaking(async (trx) => {
    await sql`SET LOCAL session_replication_role = origin`.execute(trx)
    await sql`INSERT INTO payments.movement (gateway, ref, livemode, payment_ref, kind, minor, fee_minor, currency)
      VALUES ('fake', 'other', false, ${`card_${ids.paid}`}, 'charge', 2400, 55, 'EUR')`.execute(trx)
    expect(rulesOf(await violations(trx))).toEqual(['V16'])
    await sql`INSERT INTO payments.review (order_id, gateway, reason, ref, settled_at) VALUES (${ids.paid}, 'fake', 'money_differs', 'x', now())`.execute(
      trx,
    )
  })
  expect(seen).toEqual([])
})

test.each(REFUSED)('%s is refused to the owner of the database, too', async (_name, statement, expected) => {
  expect(await refusal(sql.raw(statement(ids)).execute(books.owner))).toBe(expected)
})
