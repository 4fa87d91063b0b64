// The doors of the books one by one: what they do, what they repeat, what they refuse.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  adjust,
  available,
  grant,
  holdOpen,
  holdResolve,
  newMember,
  openBooks,
  outcomes,
  owed,
  post,
  refusal,
  spend,
  times,
  type Held,
} from './books.test-kit.ts'
import { balanceOf } from './balance.ts'

let books: Awaited<ReturnType<typeof openBooks>>
beforeAll(async () => void (books = await openBooks()))
afterAll(() => books.close())

type Resolved = { hold_id: string; owner_id: string; amount: string; journal_id: string; replayed: boolean }
const holdsResolve = async (holds: string[], isCapture: boolean, isExpired = false): Promise<Resolved[]> =>
  (await sql<Resolved>`SELECT * FROM ledger.holds_resolve(${holds}::bigint[], ${isCapture}, ${isExpired})`.execute(books.db)).rows
const stateOf = async (hold: string): Promise<string> =>
  (await sql<{ state: string }>`SELECT state FROM ledger.hold WHERE id = ${hold}`.execute(books.db)).rows[0]!.state

describe('opening books', () => {
  test('a member has available, held and owed points, all zero; opening again changes nothing', async () => {
    const member = await newMember(books.db, 5)
    await sql`SELECT ledger.open_member(${member})`.execute(books.db)
    expect(await balanceOf(books.db, member)).toEqual({ available: 5n, held: 0n, owed: 0n })
  })

  test('32 at once open one set of books', async () => {
    expect(await outcomes(times(32, () => sql`SELECT ledger.open_member(4711)`.execute(books.db)))).toEqual({ ok: 32 })
    const { rows } = await sql`SELECT 1 FROM ledger.account WHERE owner_id = 4711`.execute(books.db)
    expect(rows).toHaveLength(3)
  })

  test('a member without books is refused', async () => {
    expect(await refusal(spend(books.db, '31337', 5))).toBe('LG007')
    expect(await refusal(holdOpen(books.db, '31337', 5))).toBe('LG007')
    expect(await refusal(sql`SELECT * FROM ledger.lock_member(31337)`.execute(books.db))).toBe('LG007')
  })
})

describe('a hold', () => {
  test('is opened by a function of the program and by one of the owner, in the act’s own transaction', async () => {
    await sql`CREATE FUNCTION public.act_as_caller(m bigint) RETURNS bigint LANGUAGE plpgsql AS $$ DECLARE h bigint; BEGIN
      SELECT hold_id INTO h FROM ledger.hold_open(m, 'message', 'as caller', sha256('x'), 10, 'message', 'as caller' || m,
        interval '10 minutes'); RETURN h; END $$`.execute(books.owner)
    await sql`CREATE FUNCTION public.act_as_owner(m bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$ DECLARE h bigint; BEGIN
      SELECT hold_id INTO h FROM ledger.hold_open(m, 'message', 'as owner', sha256('x'), 10, 'message', 'as owner' || m,
        interval '10 minutes'); RETURN h; END $$`.execute(books.owner)
    await sql`GRANT EXECUTE ON FUNCTION public.act_as_caller, public.act_as_owner TO lounge_app`.execute(books.owner)
    const member = await newMember(books.db, 25)
    await sql`SELECT public.act_as_caller(${member}), public.act_as_owner(${member})`.execute(books.db)
    expect(await balanceOf(books.db, member)).toEqual({ available: 5n, held: 20n, owed: 0n })
    const other = await newMember(books.db, 10)
    const failing = books.db.transaction().execute(async (trx) => {
      await sql`SELECT public.act_as_caller(${other})`.execute(trx)
      throw Object.assign(new Error('the rest failed'), { code: 'ACT00' })
    })
    expect(await refusal(failing)).toBe('ACT00')
  })

  test('is captured in part, and the rest comes back', async () => {
    const member = await newMember(books.db, 100)
    const { hold_id: hold } = await holdOpen(books.db, member, 60)
    await holdResolve(books.db, hold, 45)
    expect(await balanceOf(books.db, member)).toEqual({ available: 55n, held: 0n, owed: 0n })
  })

  test('can’t be captured beyond its amount, below zero, after its release or without being there', async () => {
    const member = await newMember(books.db, 100)
    const { hold_id: hold } = await holdOpen(books.db, member, 60)
    expect(await refusal(holdResolve(books.db, hold, 61))).toBe('LG008')
    expect(await refusal(holdResolve(books.db, hold, -1))).toBe('LG008')
    await holdResolve(books.db, hold, 0)
    expect(await refusal(holdResolve(books.db, hold, 60))).toBe('LG003')
    expect(await refusal(holdResolve(books.db, '987654321', 0))).toBe('LG012')
  })

  test('of a released act may be opened again under another key, of a captured one not', async () => {
    const member = await newMember(books.db, 100)
    const first = await holdOpen(books.db, member, 10, { ref: 'retried' })
    await holdResolve(books.db, first.hold_id, 0)
    const second = await holdOpen(books.db, member, 10, { ref: 'retried' })
    expect(second.hold_id).not.toBe(first.hold_id)
    await holdResolve(books.db, second.hold_id, 10)
    expect(await refusal(holdOpen(books.db, member, 10, { ref: 'retried' }))).toBe('23505 one_charge_per_act')
  })

  test('without time, without points or for more than there is, is refused and leaves the balance as it was', async () => {
    const member = await newMember(books.db, 100)
    expect(await refusal(holdOpen(books.db, member, 10, { ttlS: 0 }))).toBe('23514 has_time_left')
    expect(await refusal(holdOpen(books.db, member, 0))).toBe('LG008')
    expect(await refusal(holdOpen(books.db, member, 101))).toBe('23514 not_below_floor')
    expect(await refusal(holdOpen(books.db, member, 2n ** 53n))).toBe('LG008')
    expect(await balanceOf(books.db, member)).toEqual({ available: 100n, held: 0n, owed: 0n })
  })

  test('that has time left can’t be called expired', async () => {
    const member = await newMember(books.db, 100)
    const { hold_id: hold } = await holdOpen(books.db, member, 10)
    expect(await refusal(holdResolve(books.db, hold, 0, true))).toBe('LG010')
    expect(await refusal(holdsResolve([hold], false, true))).toBe('LG010')
    expect(await stateOf(hold)).toBe('open')
  })
})

describe('several holds at once', () => {
  test('are captured or given back whole, and saying it again replays', async () => {
    const member = await newMember(books.db, 100)
    const holds = (await Promise.all(times(4, () => holdOpen(books.db, member, 10))))
      .map((held) => held.hold_id)
      .toSorted((a, b) => Number(b) - Number(a))
    const [taken, back] = [holds.slice(0, 2), holds.slice(2)]
    const resolved = await holdsResolve(taken, true)
    expect(resolved.map((row) => row.hold_id)).toEqual(taken.toSorted((a, b) => Number(a) - Number(b)))
    expect(resolved.map((row) => [row.owner_id, row.amount, row.replayed])).toEqual([
      [member, '10', false],
      [member, '10', false],
    ])
    await holdsResolve([...back, ...back], false)
    expect(await balanceOf(books.db, member)).toEqual({ available: 80n, held: 0n, owed: 0n })
    expect((await holdsResolve(taken, true)).map((row) => [row.journal_id, row.replayed])).toEqual(
      resolved.map((row) => [row.journal_id, true]),
    )
  })

  test('of which one was resolved otherwise stay all as they are', async () => {
    const member = await newMember(books.db, 100)
    const [one, other] = [await holdOpen(books.db, member, 10), await holdOpen(books.db, member, 10)]
    await holdResolve(books.db, other.hold_id, 0)
    expect(await refusal(holdsResolve([one.hold_id, other.hold_id], true))).toBe('LG003')
    expect([await stateOf(one.hold_id), await stateOf(other.hold_id)]).toEqual(['open', 'released'])
    expect(await refusal(holdsResolve([one.hold_id, '987654321'], true))).toBe('LG012')
    expect(await stateOf(one.hold_id)).toBe('open')
  })

  test('may be none', async () => {
    expect(await holdsResolve([], true)).toEqual([])
  })
})

describe('the sweep', () => {
  test('lists open holds past their time, oldest first, and no others; expired they say so', async () => {
    const member = await newMember(books.db, 1_000)
    const late = [
      await holdOpen(books.db, member, 10, { ttlS: 0.02 }),
      await holdOpen(books.db, member, 20, { ttlS: 0.01 }),
      await holdOpen(books.db, member, 30, { ttlS: 0.01 }),
    ]
    const inTime = await holdOpen(books.db, member, 40)
    await new Promise((resolve) => setTimeout(resolve, 60))
    await holdResolve(books.db, late[2]!.hold_id, 30)
    const list = async (type: string | null) =>
      (await sql<Held>`SELECT * FROM ledger.holds_expired(10, ${type}) WHERE owner_id = ${member}`.execute(books.db)).rows.map(
        (row) => row.hold_id,
      )
    expect((await list('message')).toSorted()).toEqual([late[0]!.hold_id, late[1]!.hold_id].toSorted())
    expect(await list(null)).toHaveLength(2)
    expect(await list('topic')).toEqual([])
    await holdsResolve([late[0]!.hold_id, late[1]!.hold_id], false, true)
    expect([await stateOf(late[0]!.hold_id), await stateOf(inTime.hold_id)]).toEqual(['expired', 'open'])
    expect(await list('message')).toEqual([])
    expect(await balanceOf(books.db, member)).toEqual({ available: 930n, held: 40n, owed: 0n })
    expect((await holdResolve(books.db, late[0]!.hold_id, 0)).replayed).toBe(true)
    expect(await refusal(holdResolve(books.db, late[0]!.hold_id, 10))).toBe('LG003')
  })
})

describe('a member’s limit', () => {
  const within = (member: string, limit: number, since = '1 day') =>
    sql<{ units: string }>`SELECT ledger.require_within_limit(${member}, ${limit}, clock_timestamp() - ${since}::interval) AS units`
      .execute(books.db)
      .then(({ rows }) => rows[0]!.units)

  test('counts open and captured holds and spends, not what was given back', async () => {
    const member = await newMember(books.db, 1_000)
    const holds = [await holdOpen(books.db, member, 10), await holdOpen(books.db, member, 20), await holdOpen(books.db, member, 40)]
    await holdResolve(books.db, holds[1]!.hold_id, 0)
    await holdResolve(books.db, holds[2]!.hold_id, 25)
    await spend(books.db, member, 100)
    expect(await within(member, 135)).toBe('135')
    expect(await refusal(within(member, 134))).toBe('LG009')
    expect(await within(member, 0, '0 seconds')).toBe('0')
  })
})

describe('an operator’s adjustment', () => {
  test('adds and takes with a reason, once per key, and never below zero', async () => {
    const member = await newMember(books.db, 100)
    await adjust(books.db, member, 50, 'adjust 1')
    expect((await adjust(books.db, member, 50, 'adjust 1')).replayed).toBe(true)
    await adjust(books.db, member, -120)
    expect((await balanceOf(books.db, member)).available).toBe(30n)
    expect(await refusal(adjust(books.db, member, -31))).toBe('23514 not_below_floor')
    expect(await refusal(adjust(books.db, member, 0))).toBe('LG008')
    expect(await refusal(adjust(books.db, member, 5, 'without a reason', ''))).toBe('23514 adjusted_by_person')
  })
})

describe('closing books', () => {
  test('waives what is left, once; nothing moves afterwards', async () => {
    const member = await newMember(books.db, 100)
    const close = () => sql`SELECT ledger.close_member(${member})`.execute(books.db)
    await close()
    await close()
    expect(await balanceOf(books.db, member)).toEqual({ available: 0n, held: 0n, owed: 0n })
    expect(await refusal(grant(books.db, member, 5))).toBe('LG004')
    expect(await refusal(sql`UPDATE ledger.account SET closed = false WHERE owner_id = ${member}`.execute(books.owner))).toBe('LG002')
  })

  test('is refused while a hold is open', async () => {
    const member = await newMember(books.db, 100)
    await holdOpen(books.db, member, 10)
    expect(await refusal(sql`SELECT ledger.close_member(${member})`.execute(books.db))).toBe('23514 closed_is_empty')
    expect(await balanceOf(books.db, member)).toEqual({ available: 90n, held: 10n, owed: 0n })
  })
})

describe('lots', () => {
  type Lot = { lot_id: string; kind: string; units: string; returned: string; unused: string }
  const lots = async (member: string): Promise<[string, number, number, number][]> =>
    (await sql<Lot>`SELECT * FROM ledger.lots(${member})`.execute(books.db)).rows.map((lot) => [
      lot.kind,
      Number(lot.units),
      Number(lot.returned),
      Number(lot.unused),
    ])
  let orders = 100
  const topup = (member: string, units: number) =>
    post(books.owner, 'topup', 'topup', [['system:sold:pts', available(member), units]], { member, ref: ['order', String(++orders)] })

  test('are used first in, first out; points on hold count as used', async () => {
    const member = await newMember(books.db, 100)
    await topup(member, 200)
    await spend(books.db, member, 30)
    await holdOpen(books.db, member, 90)
    expect(await lots(member)).toEqual([
      ['grant', 100, 0, 0],
      ['topup', 200, 0, 180],
    ])
  })

  test('of which something was taken back have that much less, and have it again when the refund is undone', async () => {
    const member = await newMember(books.db)
    const [first] = [await topup(member, 100), await topup(member, 50)]
    const refund = await post(books.owner, 'refund', 'refund', [[available(member), 'system:returned:pts', 40]], {
      member,
      lot: first.journal_id,
      ref: ['refund', member],
    })
    expect(await lots(member)).toEqual([
      ['topup', 100, 40, 60],
      ['topup', 50, 0, 50],
    ])
    await post(books.owner, 'reversal', 'refund', [['system:returned:pts', available(member), 40]], { member, reverses: refund.journal_id })
    expect(await lots(member)).toEqual([
      ['topup', 100, 0, 100],
      ['topup', 50, 0, 50],
    ])
  })

  test('repay a debt first, and their unused points are the balance even so', async () => {
    const member = await newMember(books.db)
    const first = await topup(member, 100)
    await spend(books.db, member, 100)
    await post(books.owner, 'chargeback', 'refund', [[owed(member), 'system:returned:pts', 100]], {
      member,
      lot: first.journal_id,
      ref: ['refund', `b${member}`],
    })
    expect(await balanceOf(books.db, member)).toEqual({ available: 0n, held: 0n, owed: 100n })
    await post(
      books.owner,
      'topup',
      'topup',
      [
        ['system:sold:pts', available(member), 150],
        [available(member), owed(member), 100],
      ],
      { member, ref: ['order', String(++orders)] },
    )
    expect(await balanceOf(books.db, member)).toEqual({ available: 50n, held: 0n, owed: 0n })
    expect((await lots(member)).reduce((sum, lot) => sum + lot[3], 0)).toBe(50)
  })
})

test('under another isolation level than READ COMMITTED the books refuse to work', async () => {
  const member = await newMember(books.db, 100)
  for (const level of ['repeatable read', 'serializable'] as const)
    expect(
      await refusal(
        books.db
          .transaction()
          .setIsolationLevel(level)
          .execute((trx) => spend(trx, member, 5)),
      ),
    ).toBe('LG011')
})

test('no door reads a table of the books from end to end', async () => {
  const member = await newMember(books.db, 10_000)
  await books.db.transaction().execute(async (trx) => {
    const { hold_id: one } = await holdOpen(trx, member, 10)
    const { hold_id: other } = await holdOpen(trx, member, 10)
    await holdResolve(trx, one, 5)
    await sql`SELECT ledger.holds_resolve(ARRAY[${other}::bigint], false)`.execute(trx)
    await spend(trx, member, 5, 'scan')
    await spend(trx, member, 5, 'scan')
    await sql`SELECT ledger.lock_member(${member}), ledger.require_within_limit(${member}, 1000000, now() - interval '7 days'),
      ledger.open_member(${member})`.execute(trx)
    await sql`SELECT * FROM ledger.statement_page(${member}, 1, 20), ledger.lots(${member}), ledger.holds_expired(100)`.execute(trx)
    await sql`SELECT * FROM ledger.violations_since(ledger.journal_before(interval '1 minute'))`.execute(trx)
    const { rows } = await sql<{
      relname: string
    }>`SELECT relname FROM pg_stat_xact_user_tables WHERE schemaname = 'ledger' AND seq_scan > 0`.execute(trx)
    expect(rows).toEqual([])
    const { rows: looked } = await sql<{
      n: string
    }>`SELECT sum(idx_scan) AS n FROM pg_stat_xact_user_tables WHERE schemaname = 'ledger'`.execute(trx)
    expect(Number(looked[0]!.n)).toBeGreaterThan(30)
  })
})
