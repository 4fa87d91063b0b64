// The verifier tested by corruption: with all guards off, one thing is broken, and it must be seen. Everything is rolled back.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trx } from '#server/platform/database.ts'
import {
  adjust,
  available,
  grant,
  held,
  holdOpen,
  holdResolve,
  newMember,
  openBooks,
  owed,
  post,
  refusal,
  spend,
} from './books.test-kit.ts'
import { seal } from './seal.ts'
import { verify, verifyRecent, type Violation } from './verify.ts'

let books: Awaited<ReturnType<typeof openBooks>>
let ids: { member: string; other: string; open: string; captured: string; released: string; lastJournal: string; topup: string }

beforeAll(async () => {
  books = await openBooks()
  const { db, owner } = books
  await sql`SELECT ledger.open_system('system:clearing:demo:test:eur', 'EUR'), ledger.open_system('system:revenue:test:eur', 'EUR')`.execute(
    owner,
  )
  const [member, other] = [await newMember(db), await newMember(db, 2_000)]
  await grant(db, member, 1_000)
  const euro = ['system:revenue:test:eur', 'system:clearing:demo:test:eur', 500] as [string, string, number]
  const topup = await post(owner, 'topup', 'topup', [['system:sold:pts', available(member), 5_000], euro], { member, ref: ['order', '1'] })
  await spend(db, member, 700)
  const holds = [
    await holdOpen(db, member, 100),
    await holdOpen(db, member, 200),
    await holdOpen(db, member, 300),
    await holdOpen(db, other, 50),
  ]
  await holdResolve(db, holds[0]!.hold_id, 60)
  await holdResolve(db, holds[1]!.hold_id, 0)
  await adjust(db, member, -11)
  await post(
    owner,
    'refund',
    'refund',
    [
      [available(member), 'system:returned:pts', 400],
      [owed(member), 'system:returned:pts', 9],
    ],
    { member, lot: topup.journal_id, ref: ['refund', '1'] },
  )
  await seal(db)
  await spend(db, other, 5)
  await grant(db, other, 6)
  await seal(db)
  const { journal_id: lastJournal } = await spend(db, other, 7)
  ids = {
    member,
    other,
    open: holds[2]!.hold_id,
    captured: holds[0]!.hold_id,
    released: holds[1]!.hold_id,
    lastJournal,
    topup: topup.journal_id,
  }
})
afterAll(() => books.close())

type Look = { whole: Violation[]; recent: Violation[] }

/** Breaks the books inside a transaction with every trigger and foreign key off, looks, and rolls back. */
async function afterBreaking(corrupt: (trx: Trx) => Promise<unknown>): Promise<Look> {
  const rolledBack = new Error('rolled back')
  let look: Look | undefined
  await books.owner
    .transaction()
    .execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx)
      await corrupt(trx)
      look = { whole: await verify(trx), recent: await verifyRecent(trx, 3_600) }
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  return look!
}
const rulesOf = (violations: Violation[]): string[] => [...new Set(violations.map((violation) => violation.rule.split(' ')[0]!))]
const run = (statement: string) => (trx: Trx) => sql.raw(statement).execute(trx)
const account = (code: string): string => `(SELECT id FROM ledger.account WHERE code = '${code}')`

test('the control is clean: books that nobody touched have no violation', async () => {
  expect(await afterBreaking(async () => {})).toEqual({ whole: [], recent: [] })
})

// [what is broken, how, the rule that must see it in the whole look, the rule that must see it in the look of each minute]
type Corruption = [name: string, statement: () => string, whole: string, recent: string | null]
const ofSpend = (): string =>
  `(SELECT max(t.id) FROM ledger.transfer t WHERE t.journal_id < ${ids.lastJournal} AND t.debit_id = ${account(available(ids.other))})`
const corruptions: Corruption[] = [
  [
    'a balance one unit too high',
    () => `UPDATE ledger.account SET balance = balance + 1 WHERE code = '${available(ids.member)}'`,
    'V2',
    'V2',
  ],
  [
    'a balance one unit too low',
    () => `UPDATE ledger.account SET balance = balance - 1 WHERE code = '${available(ids.member)}'`,
    'V2',
    'V2',
  ],
  [
    'two balances that make up for each other',
    () =>
      `UPDATE ledger.account SET balance = balance + CASE owner_id WHEN ${ids.member} THEN 1 ELSE -1 END WHERE role = 'available' AND owner_id IN (${ids.member}, ${ids.other})`,
    'V2',
    'V2',
  ],
  ['a stored balance of a system account', () => `UPDATE ledger.account SET balance = 5 WHERE code = 'system:spent:pts'`, 'V2', null],
  ['a floor taken away', () => `UPDATE ledger.account SET floor = NULL WHERE code = '${available(ids.member)}'`, 'V3', null],
  ['an account given to another member', () => `UPDATE ledger.account SET owner_id = 999 WHERE code = '${held(ids.other)}'`, 'V3', 'V18'],
  ['the amount of a transfer changed', () => `UPDATE ledger.transfer SET amount = amount + 1 WHERE id = ${ofSpend()}`, 'V6', 'V6'],
  ['a leg deleted', () => `DELETE FROM ledger.transfer WHERE id = ${ofSpend()}`, 'V7', 'V7'],
  [
    'a leg deleted, its account’s balance and version repaired',
    () => `WITH gone AS (DELETE FROM ledger.transfer WHERE id = (SELECT max(id) FROM ledger.transfer) RETURNING *)
    UPDATE ledger.account a SET balance = balance + gone.amount, version = version - 1 FROM gone WHERE a.id = gone.debit_id`,
    'V7',
    'V7',
  ],
  [
    'a leg inserted',
    () =>
      `INSERT INTO ledger.transfer (journal_id, debit_id, credit_id, ccy, amount) VALUES (${ids.lastJournal}, ${account('system:granted:pts')}, ${account(available(ids.other))}, 'PTS', 5)`,
    'V2',
    'V4',
  ],
  [
    'a leg inserted between two system accounts',
    () =>
      `INSERT INTO ledger.transfer (journal_id, debit_id, credit_id, ccy, amount) VALUES (${ids.lastJournal}, ${account('system:granted:pts')}, ${account('system:spent:pts')}, 'PTS', 5)`,
    'V7',
    'V7',
  ],
  [
    'a leg moved to another member',
    () => `UPDATE ledger.transfer SET debit_id = ${account(available(ids.member))}, debit_version = 99 WHERE id = ${ofSpend()}`,
    'V2',
    'V18',
  ],
  ['the currency of a transfer swapped', () => `UPDATE ledger.transfer SET ccy = 'EUR' WHERE journal_id = ${ids.lastJournal}`, 'V9', 'V9'],
  ['the currency of an account swapped', () => `UPDATE ledger.account SET ccy = 'EUR' WHERE code = 'system:spent:pts'`, 'V9', 'V9'],
  [
    'a transfer to an account that doesn’t exist',
    () => `UPDATE ledger.transfer SET credit_id = 424242 WHERE journal_id = ${ids.lastJournal}`,
    'V9',
    'V9',
  ],
  ['a version skipped', () => `UPDATE ledger.account SET version = version + 1 WHERE code = '${available(ids.other)}'`, 'V4', 'V4'],
  [
    'a version skipped in the account and in its last transfer',
    () => `WITH skipped AS (UPDATE ledger.account SET version = version + 1 WHERE code = '${available(ids.other)}')
    UPDATE ledger.transfer SET debit_version = debit_version + 1 WHERE journal_id = ${ids.lastJournal}`,
    'V4',
    'V4',
  ],
  ['a version erased from a transfer', () => `UPDATE ledger.transfer SET debit_version = NULL WHERE id = ${ofSpend()}`, 'V4', 'V4'],
  ['a running balance changed', () => `UPDATE ledger.transfer SET debit_after = debit_after + 1 WHERE id = ${ofSpend()}`, 'V6', 'V6'],
  ['a running balance erased', () => `UPDATE ledger.transfer SET debit_after = NULL WHERE id = ${ofSpend()}`, 'V6', 'V6'],
  [
    'an open hold closed as released, its points still set aside',
    () => `UPDATE ledger.hold SET state = 'released', resolved_by = ${ids.lastJournal} WHERE id = ${ids.open}`,
    'V5',
    'V5',
  ],
  ['an open hold grown', () => `UPDATE ledger.hold SET amount = amount + 1 WHERE id = ${ids.open}`, 'V5', 'V5'],
  ['an open hold forgotten', () => `DELETE FROM ledger.hold WHERE id = ${ids.open}`, 'V5', 'V5'],
  ['an open hold given to another member', () => `UPDATE ledger.hold SET owner_id = ${ids.other} WHERE id = ${ids.open}`, 'V5', 'V5'],
  [
    'a captured hold that says another capture',
    () => `UPDATE ledger.hold SET captured = captured - 1 WHERE id = ${ids.captured}`,
    'V19',
    'V19',
  ],
  ['a released hold forgotten', () => `DELETE FROM ledger.hold WHERE id = ${ids.released}`, 'V19', 'V19'],
  [
    'a released hold that says it was captured',
    () => `UPDATE ledger.hold SET state = 'captured', captured = amount WHERE id = ${ids.released}`,
    'V19',
    'V19',
  ],
  ['a hold for another act', () => `UPDATE ledger.hold SET ref_id = 'another' WHERE id = ${ids.captured}`, 'V19', 'V19'],
  [
    'a hold past its time',
    () => `UPDATE ledger.hold SET opened_at = now() - interval '2 hours', expires_at = now() - interval '1 hour' WHERE id = ${ids.open}`,
    'V8',
    'V8',
  ],
  [
    'an empty journal',
    () =>
      `INSERT INTO ledger.journal (kind, cause, scope, idem_key, request_hash, legs) VALUES ('grant', 'adjustment', 'test', 'empty', sha256('x'), 1)`,
    'V7',
    'V7',
  ],
  ['a journal deleted, its legs left', () => `DELETE FROM ledger.journal WHERE id = ${ids.lastJournal}`, 'V7', 'V7'],
  ['a journal in another member’s statement', () => `UPDATE ledger.journal SET owner_id = 999 WHERE id = ${ids.lastJournal}`, 'V18', 'V18'],
  ['an act skipped in a member’s statement', () => `UPDATE ledger.journal SET act = act + 1 WHERE id = ${ids.lastJournal}`, 'V20', 'V20'],
  ['the facts of a sealed journal rewritten', () => `UPDATE ledger.journal SET reason = 'another' WHERE id = ${ids.topup}`, 'V10', null],
  [
    'the time of a sealed journal rewritten',
    () => `UPDATE ledger.journal SET created_at = created_at + interval '1 microsecond' WHERE id = ${ids.topup}`,
    'V10',
    null,
  ],
  [
    'a journal slipped in among the sealed ones',
    () =>
      `INSERT INTO ledger.journal (id, kind, cause, scope, idem_key, request_hash, legs) OVERRIDING SYSTEM VALUE VALUES (-1, 'grant', 'adjustment', 'test', 'late', sha256('x'), 1)`,
    'V7',
    null,
  ],
  ['the digest of a seal rewritten', () => `UPDATE ledger.seal SET digest = sha256('another') WHERE seq = 1`, 'V10', null],
  ['the counts of a seal rewritten', () => `UPDATE ledger.seal SET n_transfer = n_transfer + 1 WHERE seq = 2`, 'V10', null],
  ['the first seal deleted', () => `DELETE FROM ledger.seal WHERE seq = 1`, 'V10', null],
]

describe('one thing broken with all guards off is seen', () => {
  test.each(corruptions)('%s', async (_name, statement, whole, recent) => {
    const look = await afterBreaking(run(statement()))
    expect(rulesOf(look.whole)).toContain(whole)
    if (recent) expect(rulesOf(look.recent)).toContain(recent)
  })
})

test('a journal and its legs erased with balances, versions and acts repaired is seen by the seals alone', async () => {
  const look = await afterBreaking(async (trx) => {
    // The newest sealed journal of the other member, a grant of 6; one spend of his came after it.
    const { rows } = await sql<{
      id: string
    }>`SELECT id FROM ledger.journal WHERE owner_id = ${ids.other} AND id < ${ids.lastJournal} ORDER BY id DESC LIMIT 1`.execute(trx)
    const gone = rows[0]!.id
    await sql`DELETE FROM ledger.journal WHERE id = ${gone}`.execute(trx)
    await sql`DELETE FROM ledger.transfer WHERE journal_id = ${gone}`.execute(trx)
    await sql`UPDATE ledger.transfer SET debit_after = debit_after - 6, debit_version = debit_version - 1 WHERE journal_id = ${ids.lastJournal}`.execute(
      trx,
    )
    await sql`UPDATE ledger.journal SET act = act - 1 WHERE id = ${ids.lastJournal}`.execute(trx)
    await sql`UPDATE ledger.account SET balance = balance - 6, version = version - 1 WHERE code = ${available(ids.other)}`.execute(trx)
  })
  expect(rulesOf(look.whole)).toEqual(['V10'])
  expect(look.recent).toEqual([])
})

test('a swapped currency of a row that no seal covers yet is seen by one rule alone', async () => {
  const look = await afterBreaking(run(`UPDATE ledger.transfer SET ccy = 'EUR' WHERE journal_id = ${ids.lastJournal}`))
  expect(rulesOf(look.whole)).toEqual(['V9'])
})

test.each([
  ['a balance below zero', () => `UPDATE ledger.account SET balance = -1 WHERE code = '${available(ids.member)}'`, '23514 not_below_floor'],
  ['a debt above zero', () => `UPDATE ledger.account SET balance = 1 WHERE code = '${owed(ids.member)}'`, '23514 not_above_ceiling'],
  [
    'a closed account with points',
    () => `UPDATE ledger.account SET closed = true WHERE code = '${available(ids.member)}'`,
    '23514 closed_is_empty',
  ],
  [
    'a transfer of nothing',
    () => `UPDATE ledger.transfer SET amount = 0 WHERE journal_id = ${ids.lastJournal}`,
    '23514 transfer_amount_check',
  ],
  [
    'a second top-up of an order',
    () =>
      `INSERT INTO ledger.journal (kind, cause, scope, idem_key, request_hash, ref_type, ref_id, legs) VALUES ('topup', 'topup', 's', 'k', sha256('x'), 'order', '1', 1)`,
    '23505 one_topup_per_order',
  ],
  [
    'a second debit of a refund',
    () =>
      `INSERT INTO ledger.journal (kind, cause, scope, idem_key, request_hash, ref_type, ref_id, lot_id, legs) VALUES ('chargeback', 'refund', 's', 'k', sha256('x'), 'refund', '1', ${ids.topup}, 1)`,
    '23505 one_debit_per_refund',
  ],
  [
    'a hold that is resolved by nothing',
    () => `UPDATE ledger.hold SET state = 'released' WHERE id = ${ids.open}`,
    '23514 resolved_by_journal',
  ],
  [
    'a kind of act with a cause that it can’t have',
    () => `UPDATE ledger.journal SET cause = 'message' WHERE kind = 'topup'`,
    '23514 kind_fits_cause',
  ],
  [
    'two transfers at one place of an account’s order',
    () => `UPDATE ledger.transfer SET debit_version = debit_version - 2 WHERE journal_id = ${ids.lastJournal}`,
    '23505 transfer_by_debit',
  ],
] as [string, () => string, string][])('%s is refused even with all guards off', async (_name, statement, expected) => {
  expect(await refusal(afterBreaking(run(statement())))).toBe(expected)
})

test('a leg that the owner adds to an old journal through the open triggers is seen', async () => {
  const rolledBack = new Error('rolled back')
  const look = await books.owner
    .transaction()
    .execute(async (trx) => {
      await sql`INSERT INTO ledger.transfer (journal_id, debit_id, credit_id, ccy, amount)
        SELECT ${ids.topup}, d.id, c.id, 'PTS', 5 FROM ledger.account d, ledger.account c WHERE d.code = 'system:granted:pts' AND c.code = ${available(ids.member)}`.execute(
        trx,
      )
      throw Object.assign(rolledBack, { found: await verify(trx) })
    })
    .catch((error: { found: Violation[] }) => error.found)
  expect(rulesOf(look)).toEqual(['V7'])
})

test('the look of each minute looks at what is new alone', async () => {
  await books.owner
    .transaction()
    .execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx)
      await sql`UPDATE ledger.account SET balance = balance + 1 WHERE code = ${available(ids.member)}`.execute(trx)
      const { rows: old } = await sql`SELECT * FROM ledger.violations_since(${ids.lastJournal})`.execute(trx)
      expect(old).toEqual([]) // the member did nothing since; the whole look of the hour finds it
      expect(rulesOf(await verify(trx))).toContain('V2')
      await sql`UPDATE ledger.account SET balance = balance - 1 WHERE code = ${available(ids.member)}`.execute(trx)
      await sql`UPDATE ledger.account SET balance = balance + 1 WHERE code = ${available(ids.other)}`.execute(trx)
      const { rows: recent } = await sql<Violation>`SELECT * FROM ledger.violations_since(${ids.lastJournal}::bigint - 1)`.execute(trx)
      expect(rulesOf(recent)).toEqual(['V2'])
      throw Object.assign(new Error('rolled back'), { isMeant: true })
    })
    .catch((error: { isMeant?: boolean }) => {
      if (!error.isMeant) throw error
    })
})
