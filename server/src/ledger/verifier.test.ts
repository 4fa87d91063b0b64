// The verifier tested by corruption: with all guards off, one thing is broken, and it must be seen. Everything is rolled back.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trx } from '#server/platform/database/database.ts'
import { adjust, available, grant, holdOpen, holdResolve, newMember, openBooks, owed, post, refusal, spend } from './books.test-kit.ts'
import { find } from './alarm.ts'
import { BROKEN_GUARDS } from './broken-guards.test-kit.ts'
import { CORRUPTIONS, type Ids } from './corruptions.test-kit.ts'
import { REFUSED } from './refusals.test-kit.ts'
import { seal } from './seal.ts'
import { verify, verifyNew, verifyRecent, type Violation } from './verify.ts'

let books: Awaited<ReturnType<typeof openBooks>>
let ids: Ids

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
  await owner.transaction().execute((trx) => find(trx, 'test', [{ rule: 'V0', what: 'a finding', detail: '' }]))
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

type Look = { whole: Violation[]; sliced: Violation[]; new: Violation[]; recent: Violation[] }

/** Breaks the books inside a transaction with every trigger and foreign key off, looks, and rolls back. */
async function afterBreaking(corrupt: (trx: Trx) => Promise<unknown>): Promise<Look> {
  const rolledBack = new Error('rolled back')
  let look: Look | undefined
  await books.owner
    .transaction()
    .execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx)
      await corrupt(trx)
      look = {
        recent: await verifyRecent(trx, 3_600),
        new: await verifyNew(trx),
        whole: await verify(trx),
        sliced: await verify(trx, 2),
      }
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  return look!
}
const rulesOf = (violations: Violation[]): string[] => [...new Set(violations.map((violation) => violation.rule.split(' ')[0]!))]
const run = (statement: string) => (trx: Trx) => sql.raw(statement).execute(trx)

test('the control is clean: books that nobody touched have no violation', async () => {
  expect(await afterBreaking(async () => {})).toEqual({ whole: [], sliced: [], new: [], recent: [] })
})

describe('one thing broken with all guards off is seen', () => {
  test.each(CORRUPTIONS)('%s', async (_name, statement, whole, recent) => {
    const look = await afterBreaking(run(statement(ids)))
    expect(rulesOf(look.whole)).toContain(whole)
    expect(rulesOf(look.sliced).toSorted()).toEqual(rulesOf(look.whole).toSorted())
    if (recent) expect(rulesOf(look.recent)).toContain(recent)
  })

  test.each(BROKEN_GUARDS)('%s', async (_name, statement, rule) => {
    const look = await afterBreaking(run(statement))
    expect(rulesOf(look.whole)).toContain(rule)
    expect(rulesOf(look.sliced)).toContain(rule)
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

describe('the look by day, which begins at the seal before the newest, sees', () => {
  test.each([
    [
      'a changed row that the newest seal covers',
      () => `UPDATE ledger.journal SET reason = 'x' WHERE id = ${ids.lastJournal}::bigint - 1`,
      'V10',
    ],
    ['a changed amount since', () => `UPDATE ledger.transfer SET amount = 8 WHERE journal_id = ${ids.lastJournal}`, 'V6'],
    ['a rewritten digest of the seal before it', () => `UPDATE ledger.seal SET digest = sha256('x') WHERE seq = 1`, 'V10'],
    ['seals that are gone', () => 'DELETE FROM ledger.seal WHERE seq = 2', 'V10'],
    ['a dropped guard', () => 'DROP TRIGGER ro ON ledger.journal', 'V22'],
  ])('%s', async (_name, statement, rule) => {
    expect(rulesOf((await afterBreaking(run(statement()))).new)).toContain(rule)
  })

  test('a recorded row that was changed or is gone, where its record is as new', async () => {
    const anew = (what: string) => async (trx: Trx) => {
      await sql`UPDATE ledger.horizon SET upto_record = 0; UPDATE ledger.seal SET upto_record = 0`.execute(trx)
      await sql.raw(what).execute(trx)
    }
    for (const what of [`UPDATE ledger.finding SET what = 'nothing'`, 'DELETE FROM ledger.finding'])
      expect(rulesOf((await afterBreaking(anew(what))).new)).toContain('V21')
  })

  test('nothing of what is older: the night does', async () => {
    const look = await afterBreaking(async (trx) => {
      await sql`SELECT ledger.seal_horizon()`.execute(trx)
      await sql`SELECT ledger.seal_append()`.execute(trx)
      await sql`UPDATE ledger.journal SET reason = 'x' WHERE id = ${ids.topup}`.execute(trx)
    })
    expect(look.new).toEqual([])
    expect(rulesOf(look.whole)).toEqual(['V10'])
  })
})

test('a swapped currency of a row that no seal covers yet is seen by one rule alone', async () => {
  const look = await afterBreaking(run(`UPDATE ledger.transfer SET ccy = 'EUR' WHERE journal_id = ${ids.lastJournal}`))
  expect(rulesOf(look.whole)).toEqual(['V9'])
})

test.each(REFUSED)('%s is refused even with all guards off', async (_name, statement, expected) => {
  expect(await refusal(afterBreaking(run(statement(ids))))).toBe(expected)
})

test('a leg that the owner adds to an old journal through the open triggers is seen', async () => {
  const rolledBack = new Error('rolled back')
  const look = await books.owner
    .transaction()
    .execute(async (trx) => {
      await sql`INSERT INTO ledger.transfer (journal_id, debit_id, credit_id, ccy, amount)
        SELECT ${ids.topup}, d.id, c.id, 'PTS', 5 FROM ledger.account d, ledger.account c WHERE d.code = 'system:granted:pts'
          AND c.code = ${available(ids.member)}`.execute(trx)
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
      expect(old).toEqual([]) // the member did nothing since; the whole look of the night finds it
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
