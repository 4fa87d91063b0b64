// What must never become of the books, in fifteen sentences, on a real PostgreSQL (docs/product/money.md).
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  adjust,
  available,
  balancesFromTransfers,
  digestOf,
  grant,
  held,
  holdOpen,
  holdResolve,
  newMember,
  openBooks,
  outcomes,
  post,
  refusal,
  spend,
  times,
  type Booked,
  type Held,
  type Leg,
} from './books.test-kit.ts'
import { balanceOf } from './balance.ts'
import { seal } from './seal.ts'
import { verify } from './verify.ts'

let books: Awaited<ReturnType<typeof openBooks>>
beforeAll(async () => void (books = await openBooks()))
afterAll(() => books.close())

const asOwner = (statement: string): Promise<unknown> => sql.raw(statement).execute(books.owner)
const sumOfAll = async (): Promise<bigint> => [...(await balancesFromTransfers(books.db)).values()].reduce((a, b) => a + b, 0n)

describe('balanced per currency', () => {
  test('whatever is transferred, the accounts of a currency sum to zero', async () => {
    await sql`SELECT ledger.open_system('system:clearing:demo:test:eur', 'EUR'), ledger.open_system('system:revenue:test:eur', 'EUR')`.execute(
      books.owner,
    )
    const members = await Promise.all(times(4, () => newMember(books.db, 5_000)))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...members),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 900 }),
        async (member, units, cents) => {
          const legs: Leg[] = [
            ['system:sold:pts', available(member), units],
            ['system:revenue:test:eur', 'system:clearing:demo:test:eur', cents],
          ]
          await post(books.owner, 'grant', 'adjustment', legs, { member })
          const { rows } = await sql<{ ccy: string; sum: string }>`
          SELECT a.ccy, sum(CASE a.id WHEN t.credit_id THEN t.amount ELSE -t.amount END)::text AS sum
          FROM ledger.transfer t JOIN ledger.account a ON a.id IN (t.debit_id, t.credit_id) GROUP BY a.ccy ORDER BY a.ccy`.execute(books.db)
          expect(rows).toEqual([
            { ccy: 'PTS', sum: '0' },
            { ccy: 'EUR', sum: '0' },
          ])
        },
      ),
      { numRuns: 25 },
    )
  })

  test.each([0, -1, -5_000])('an amount of %d units is refused', async (units) => {
    const member = await newMember(books.db, 100)
    for (const act of [grant, spend, holdOpen]) expect(await refusal(act(books.db, member, units))).toBe('LG008')
    expect((await balanceOf(books.db, member)).available).toBe(100n)
  })

  test('a transfer from an account to itself is refused', async () => {
    const member = await newMember(books.db, 100)
    expect(await refusal(post(books.owner, 'grant', 'adjustment', [[available(member), available(member), 1]], { member }))).toBe(
      '23514 between_two_accounts',
    )
  })
})

describe('value conserved under transfers', () => {
  test('what members and system accounts have together never changes', async () => {
    const members = await Promise.all(times(5, () => newMember(books.db, 2_000)))
    const before = await sumOfAll()
    const moves = times(60, async (index) => {
      const member = members[index % members.length]!
      if (index % 3 === 0) return spend(books.db, member, 7)
      const { hold_id: hold } = await holdOpen(books.db, member, 11)
      return holdResolve(books.db, hold, index % 2 === 0 ? 5 : 0)
    })
    expect(await outcomes(moves)).toEqual({ ok: 60 })
    expect(await sumOfAll()).toBe(before)
    expect(before).toBe(0n)
  })
})

describe('append-only', () => {
  test.each([
    ['transfer', 'amount = 1'],
    ['journal', 'reason = NULL'],
    ['seal', 'n_journal = 0'],
  ])('rows of %s can be neither changed, deleted nor cleared, by the owner neither', async (table, change) => {
    await grant(books.db, await newMember(books.db), 1)
    await seal(books.db)
    expect(await refusal(asOwner(`UPDATE ledger.${table} SET ${change}`))).toBe('LG001')
    expect(await refusal(asOwner(`DELETE FROM ledger.${table}`))).toBe('LG001')
    expect(await refusal(asOwner(`TRUNCATE ledger.${table} CASCADE`))).toBe('LG001')
  })

  test.each(['account', 'hold'])('rows of %s can be neither deleted nor cleared', async (table) => {
    expect(await refusal(asOwner(`DELETE FROM ledger.${table}`))).toBe('LG001')
    expect(await refusal(asOwner(`TRUNCATE ledger.${table} CASCADE`))).toBe('LG001')
  })

  test('a balance, a version or a fact of an account can’t be written by hand', async () => {
    const member = await newMember(books.db, 10)
    for (const change of [
      'balance = balance + 1',
      'version = version + 1',
      'floor = -5',
      "role = 'system'",
      `owner_id = ${member} + 1`,
      "code = 'member:1:available'",
      'materialised = false',
    ])
      expect(await refusal(asOwner(`UPDATE ledger.account SET ${change} WHERE code = '${available(member)}'`))).toBe('LG002')
  })

  test('the facts of a hold, and a resolved one altogether, can’t be changed', async () => {
    const member = await newMember(books.db, 10)
    const { hold_id: hold } = await holdOpen(books.db, member, 5)
    expect(await refusal(asOwner(`UPDATE ledger.hold SET amount = 4 WHERE id = ${hold}`))).toBe('LG003')
    await holdResolve(books.db, hold, 5)
    expect(await refusal(asOwner(`UPDATE ledger.hold SET captured = 4 WHERE id = ${hold}`))).toBe('LG003')
    expect(await refusal(asOwner(`UPDATE ledger.hold SET state = 'open', captured = NULL, resolved_by = NULL WHERE id = ${hold}`))).toBe(
      'LG003',
    )
  })

  test('a member’s account without the bounds of its role can’t be opened', async () => {
    for (const values of [
      `'member:77:available', 'PTS', 'available', 77, -100, 100, true`,
      `'member:77:available', 'PTS', 'available', 77, NULL, NULL, true`,
      `'member:77:held', 'PTS', 'available', 77, 0, 9007199254740991, true`,
      `'system:x:pts', 'PTS', 'system', NULL, 0, NULL, false`,
      `'member:77:gift', 'PTS', 'gift', 77, 0, NULL, true`,
    ])
      expect(
        await refusal(asOwner(`INSERT INTO ledger.account (code, ccy, role, owner_id, floor, ceiling, materialised) VALUES (${values})`)),
      ).toBe('LG002')
  })

  test('a journal without its transfers is refused at commit', async () => {
    const act = books.owner.transaction().execute((trx) =>
      sql`INSERT INTO ledger.journal (kind, cause, scope, idem_key, request_hash, legs)
          VALUES ('grant', 'adjustment', 'test', 'empty', ${digestOf('empty')}, 1)`.execute(trx),
    )
    expect(await refusal(act)).toBe('LG005')
  })
})

describe('hash chain', () => {
  test('each seal hashes the rows since the last one over the last digest', async () => {
    const member = await newMember(books.db, 1_000)
    const digests = new Set<string | null>()
    for (let round = 0; round < 3; round++) {
      await spend(books.db, member, 1)
      digests.add(await seal(books.db))
    }
    expect(digests.size).toBe(3)
    expect(await seal(books.db)).toBe([...digests].at(-1)) // nothing new: the same digest, no new seal
    expect(await verify(books.db)).toEqual([])
  })

  test('an edit with all triggers off breaks the seal', async () => {
    await seal(books.db)
    const broken = await books.owner
      .transaction()
      .execute(async (trx) => {
        await sql`SET LOCAL session_replication_role = replica`.execute(trx)
        await sql`UPDATE ledger.journal SET reason = 'another' WHERE id = (SELECT max(id) FROM ledger.journal)`.execute(trx)
        throw Object.assign(new Error('roll back'), { found: await verify(trx) })
      })
      .catch((error: { found: { rule: string }[] }) => error.found)
    expect(broken.map((violation) => violation.rule)).toEqual(['V10 seal broken'])
    expect(await verify(books.db)).toEqual([])
  })

  test('a long unsealed stretch becomes several seals', async () => {
    await seal(books.db)
    const count = async (): Promise<number> =>
      Number((await sql<{ n: string }>`SELECT count(*) AS n FROM ledger.seal`.execute(books.db)).rows[0]!.n)
    const before = await count()
    const member = await newMember(books.db, 100)
    for (let index = 0; index < 10; index++) await spend(books.db, member, 1)
    await sql`SELECT ledger.seal_horizon()`.execute(books.db)
    await sql`SELECT ledger.seal_append(3)`.execute(books.db)
    expect(await count()).toBeGreaterThanOrEqual(before + 4)
    expect(await verify(books.db)).toEqual([])
  })
})

describe('duplicate is a no-op', () => {
  test('the same key twice has one effect and answers one journal', async () => {
    const member = await newMember(books.db, 100)
    const [first, second] = [await spend(books.db, member, 30, 'once'), await spend(books.db, member, 30, 'once')]
    expect(second).toEqual({ journal_id: first.journal_id, replayed: true })
    const [opened, again] = [await holdOpen(books.db, member, 20, { key: 'h' }), await holdOpen(books.db, member, 20, { key: 'h' })]
    expect(again).toEqual({ hold_id: opened.hold_id, replayed: true })
    const [taken, retaken] = [await holdResolve(books.db, opened.hold_id, 20), await holdResolve(books.db, opened.hold_id, 20)]
    expect(retaken).toEqual({ journal_id: taken.journal_id, replayed: true })
    expect(await balanceOf(books.db, member)).toEqual({ available: 50n, held: 0n, owed: 0n })
  })

  test('the same key with another amount is refused', async () => {
    const member = await newMember(books.db, 100)
    await spend(books.db, member, 30, 'k')
    expect(await refusal(spend(books.db, member, 31, 'k'))).toBe('LG006')
    expect((await balanceOf(books.db, member)).available).toBe(70n)
  })

  test('two members may use the same key', async () => {
    const [one, other] = [await newMember(books.db, 100), await newMember(books.db, 100)]
    expect((await spend(books.db, one, 5, 'shared')).replayed).toBe(false)
    expect((await spend(books.db, other, 5, 'shared')).replayed).toBe(false)
  })
})

describe('concurrent duplicates collapse to one', () => {
  test('of 64 at once one is booked, and all answer its journal', async () => {
    const member = await newMember(books.db, 1_000)
    const answers = await Promise.all(times(64, () => spend(books.db, member, 5, 'sixty-four')))
    expect(new Set(answers.map((answer) => answer.journal_id)).size).toBe(1)
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1)
    expect((await balanceOf(books.db, member)).available).toBe(995n)
  })

  test('of 64 holds at once one is opened, and all answer its id', async () => {
    const member = await newMember(books.db, 1_000)
    const answers = await Promise.all(times(64, () => holdOpen(books.db, member, 5, { key: 'sixty-four holds' })))
    expect(new Set(answers.map((answer) => answer.hold_id)).size).toBe(1)
    expect(await balanceOf(books.db, member)).toEqual({ available: 995n, held: 5n, owed: 0n })
  })
})

describe('duplicate of a refused one is not reported as applied', () => {
  test('refused for want of points, then topped up: the same key is applied now, and not as a replay', async () => {
    const member = await newMember(books.db, 10)
    expect(await refusal(spend(books.db, member, 50, 'later'))).toBe('23514 not_below_floor')
    await grant(books.db, member, 100)
    expect((await spend(books.db, member, 50, 'later')).replayed).toBe(false)
    expect((await balanceOf(books.db, member)).available).toBe(60n)
  })
})

describe('no lost update on a hot account', () => {
  test('500 parallel credits all count', async () => {
    const member = await newMember(books.db)
    await Promise.all(times(500, () => grant(books.db, member, 3)))
    expect((await balanceOf(books.db, member)).available).toBe(1_500n)
  })
})

describe('no drift over many small movements', () => {
  test('10,000 movements of one unit leave exactly what they should', async () => {
    const member = await newMember(books.db, 5)
    for (let from = 1; from <= 5_000; from += 250)
      await sql`SELECT count(*) FROM generate_series(${from}::int, ${from + 249}::int) i,
        LATERAL ledger.grant_points(${member}, 'adjustment', 'in' || i, sha256('x'), 1) g,
        LATERAL ledger.spend(${member}, 'channel', 'out' || i, sha256('x'), 1, 'period', 'x') s`.execute(books.owner)
    expect((await sql<{ n: string }>`SELECT count(*) AS n FROM ledger.journal WHERE owner_id = ${member}`.execute(books.db)).rows).toEqual([
      { n: '10001' },
    ])
    expect((await balanceOf(books.db, member)).available).toBe(5n)
  })
})

describe('overdraft guard under drain', () => {
  test('of 400 debits of 5 on 1,000 exactly 200 pass', async () => {
    const member = await newMember(books.db, 1_000)
    expect(await outcomes(times(400, () => spend(books.db, member, 5)))).toEqual({ ok: 200, '23514 not_below_floor': 200 })
    expect((await balanceOf(books.db, member)).available).toBe(0n)
  })

  test('the floor holds without the doors too: a transfer written by the owner is refused', async () => {
    const member = await newMember(books.db, 10)
    const { journal_id: journal } = await spend(books.db, member, 1)
    const transfer = sql`INSERT INTO ledger.transfer (journal_id, debit_id, credit_id, ccy, amount)
      SELECT ${journal}, d.id, c.id, 'PTS', 10 FROM ledger.account d, ledger.account c WHERE d.code = ${available(member)} AND c.code = 'system:spent:pts'`
    expect(await refusal(transfer.execute(books.owner))).toBe('23514 not_below_floor')
  })
})

describe('balance is the projection of the journal', () => {
  test('every stored balance is the sum of its transfers', async () => {
    const members = await Promise.all(times(6, () => newMember(books.db, 500)))
    await outcomes(
      times(120, (index) =>
        index % 4 === 0 ? adjust(books.db, members[index % 6]!, index % 8 === 0 ? 40 : -40) : spend(books.db, members[index % 6]!, 17),
      ),
    )
    const recomputed = await balancesFromTransfers(books.db)
    const { rows } = await sql<{ code: string; balance: string }>`SELECT code, balance FROM ledger.account WHERE materialised`.execute(
      books.db,
    )
    expect(rows.length).toBeGreaterThan(18)
    for (const row of rows) expect([row.code, BigInt(row.balance)]).toEqual([row.code, recomputed.get(row.code)])
  })
})

describe('state rebuilds from the log', () => {
  test('balances, versions and open holds come out of journal and transfers alone', async () => {
    const member = await newMember(books.db, 300)
    const holds = [await holdOpen(books.db, member, 10), await holdOpen(books.db, member, 20), await holdOpen(books.db, member, 40)]
    await holdResolve(books.db, holds[0]!.hold_id, 10)
    await holdResolve(books.db, holds[1]!.hold_id, 0)
    const { rows } = await sql<{ kind: string; debit: string; credit: string; amount: string }>`
      SELECT j.kind, d.code AS debit, c.code AS credit, t.amount FROM ledger.journal j JOIN ledger.transfer t ON t.journal_id = j.id
      JOIN ledger.account d ON d.id = t.debit_id JOIN ledger.account c ON c.id = t.credit_id WHERE j.owner_id = ${member} ORDER BY t.id`.execute(
      books.db,
    )
    const rebuilt = new Map<string, bigint>()
    for (const row of rows) {
      rebuilt.set(row.debit, (rebuilt.get(row.debit) ?? 0n) - BigInt(row.amount))
      rebuilt.set(row.credit, (rebuilt.get(row.credit) ?? 0n) + BigInt(row.amount))
    }
    const now = await balanceOf(books.db, member)
    expect([rebuilt.get(available(member)), rebuilt.get(held(member))]).toEqual([now.available, now.held])
    expect(now).toEqual({ available: 250n, held: 40n, owed: 0n })
  })
})

describe('per-account order is monotonic', () => {
  test('versions run 1…n without a gap, with the running balance at each', async () => {
    const member = await newMember(books.db, 1_000)
    await Promise.all(times(80, (index) => (index % 2 === 0 ? spend(books.db, member, 3) : grant(books.db, member, 2))))
    const { rows } = await sql<{ version: string; amount: string; after: string }>`
      SELECT x.version, x.amount, x.after FROM ledger.account a, LATERAL (
        SELECT debit_version AS version, -amount AS amount, debit_after AS after FROM ledger.transfer WHERE debit_id = a.id
        UNION ALL SELECT credit_version, amount, credit_after FROM ledger.transfer WHERE credit_id = a.id) x
      WHERE a.code = ${available(member)} ORDER BY x.version`.execute(books.db)
    expect(rows.map((row) => Number(row.version))).toEqual(Array.from({ length: 81 }, (_, index) => index + 1))
    let running = 0n
    for (const row of rows) expect((running += BigInt(row.amount))).toBe(BigInt(row.after))
  })

  test('a member’s acts run 1…n without a gap, also when they race', async () => {
    const member = await newMember(books.db, 1_000)
    await Promise.all(times<Booked | Held>(60, (index) => (index % 3 === 0 ? holdOpen(books.db, member, 2) : spend(books.db, member, 1))))
    const { rows } = await sql<{ act: string }>`SELECT act FROM ledger.statement WHERE owner_id = ${member} ORDER BY act`.execute(books.db)
    expect(rows.map((row) => Number(row.act))).toEqual(Array.from({ length: 61 }, (_, index) => index + 1))
  })
})

describe('currencies not mixed', () => {
  test('a transfer between points and euro is refused', async () => {
    const member = await newMember(books.db, 100)
    await sql`SELECT ledger.open_system('system:clearing:mixed:test:eur', 'EUR')`.execute(books.owner)
    expect(
      await refusal(post(books.owner, 'grant', 'adjustment', [['system:clearing:mixed:test:eur', available(member), 1]], { member })),
    ).toBe('23503 transfer_credit_id_ccy_fkey')
    expect(
      await refusal(post(books.owner, 'grant', 'adjustment', [[available(member), 'system:clearing:mixed:test:eur', 1]], { member })),
    ).toBe('23503 transfer_credit_id_ccy_fkey')
  })
})

describe('reversal is compensation', () => {
  test('old rows stay, the balance comes back, and a second reversal is refused', async () => {
    const member = await newMember(books.db, 100)
    const { journal_id: journal } = await spend(books.db, member, 60)
    const rowsOf = async (id: string) =>
      (await sql`SELECT * FROM ledger.journal j JOIN ledger.transfer t ON t.journal_id = j.id WHERE j.id = ${id}`.execute(books.db)).rows
    const before = await rowsOf(journal)
    await post(books.owner, 'reversal', 'adjustment', [['system:spent:pts', available(member), 60]], { member, reverses: journal })
    expect(await rowsOf(journal)).toEqual(before)
    expect((await balanceOf(books.db, member)).available).toBe(100n)
    const again = post(books.owner, 'reversal', 'adjustment', [['system:spent:pts', available(member), 60]], { member, reverses: journal })
    expect(await refusal(again)).toBe('23505 journal_reverses_key')
    expect((await balanceOf(books.db, member)).available).toBe(100n)
  })
})
