// Fresh books for a test, and the SQL doors under short names. Everything goes through the program's role but what says `owner`.
import { createHash, randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '../../test/postgres/database.ts'
import { verify } from './verify.ts'

export type Booked = { journal_id: string; replayed: boolean }
export type Held = { hold_id: string; replayed: boolean }
export type Leg = [debit: string, credit: string, amount: number | bigint]
type Executor = Db | Trx

let members = 1_000_000
/** Points out of nothing are the owner's login's to give. */
const owners = new WeakMap<Executor, Db>()
const minting = (db: Executor): Executor => owners.get(db) ?? db

export async function openBooks(): Promise<TestDatabase & { close(): Promise<void> }> {
  const database = await createTestDatabase()
  owners.set(database.db, database.owner)
  return {
    ...database,
    /** Fails where the verifier finds anything: every file ends with it. */
    async close() {
      const violations = await verify(database.db)
      await database.drop()
      if (violations.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(violations.slice(0, 5))}`)
    },
  }
}

export const digestOf = (...parts: (string | number | bigint)[]): Buffer => createHash('sha256').update(parts.join(':')).digest()
const one = async <Row>(query: RawBuilder<Row>, db: Executor): Promise<Row> => (await query.execute(db)).rows[0]!

/** A member with open books and `units` in them. */
export async function newMember(db: Executor, units: number | bigint = 0): Promise<string> {
  const id = String(++members)
  await sql`SELECT ledger.open_member(${id})`.execute(db)
  if (units > 0) await grant(db, id, units)
  return id
}

export const grant = (db: Executor, member: string, units: number | bigint, key: string = randomUUID()): Promise<Booked> =>
  one(sql<Booked>`SELECT * FROM ledger.grant_points(${member}, 'adjustment', ${key}, ${digestOf(key, units)}, ${units})`, minting(db))

export const welcome = (db: Executor, member: string, units: number, key = 'welcome'): Promise<Booked> =>
  one(sql<Booked>`SELECT * FROM ledger.grant_points(${member}, 'welcome', ${key}, ${digestOf('welcome', member)}, ${units})`, minting(db))

export const spend = (db: Executor, member: string, units: number | bigint, key: string = randomUUID()): Promise<Booked> =>
  one(sql<Booked>`SELECT * FROM ledger.spend(${member}, 'channel', ${key}, ${digestOf(key, units)}, ${units}, 'period', ${key})`, db)

export const adjust = (db: Executor, member: string, units: number, key: string = randomUUID(), reason = 'a gift'): Promise<Booked> =>
  one(sql<Booked>`SELECT * FROM ledger.adjust(${member}, ${key}, ${digestOf(key, units)}, ${units}, 'operator:1', ${reason})`, minting(db))

export const holdOpen = (
  db: Executor,
  member: string,
  units: number | bigint,
  options: { key?: string; ref?: string; ttlS?: number } = {},
): Promise<Held> => {
  const key = options.key ?? randomUUID()
  const ttl = sql`make_interval(secs => ${options.ttlS ?? 600})`
  return one(
    sql<Held>`SELECT * FROM ledger.hold_open(${member}, 'message', ${key}, ${digestOf(key, units)}, ${units}, 'message', ${options.ref ?? key}, ${ttl})`,
    db,
  )
}

export const holdResolve = (db: Executor, hold: string, units: number | bigint, isExpired = false): Promise<Booked> =>
  one(sql<Booked>`SELECT * FROM ledger.hold_resolve(${hold}, ${units}, ${isExpired})`, db)

/** Any journal with any legs, as the owner of the books alone can write it. */
export const post = (
  owner: Executor,
  kind: string,
  cause: string,
  legs: Leg[],
  options: { member?: string; key?: string; ref?: [type: string, id: string]; lot?: string; reverses?: string } = {},
): Promise<Booked> => {
  const key = options.key ?? randomUUID()
  const rows = sql.join(legs.map(([debit, credit, amount]) => sql`(${debit}, ${credit}, ${amount})::ledger.leg`))
  const { member = null, ref = [null, null], lot = null, reverses = null } = options
  return one(
    sql<Booked>`SELECT * FROM ledger.post(${kind}, ${cause}, 'test', ${key}, ${digestOf(key, ...legs.flat())}, ARRAY[${rows}], ${member},
      ${ref[0]}, ${ref[1]}, ${lot}, ${reverses})`,
    owner,
  )
}

export const available = (member: string): string => `member:${member}:available`
export const held = (member: string): string => `member:${member}:held`
export const owed = (member: string): string => `member:${member}:owed`

/** All balances, recomputed from the transfers alone. */
export async function balancesFromTransfers(db: Executor): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ code: string; sum: string }>`
    SELECT a.code, coalesce(sum(CASE a.id WHEN t.credit_id THEN t.amount ELSE -t.amount END), 0)::text AS sum
    FROM ledger.account a LEFT JOIN ledger.transfer t ON a.id IN (t.debit_id, t.credit_id) GROUP BY a.code`.execute(db)
  return new Map(rows.map((row) => [row.code, BigInt(row.sum)]))
}

/** SQLSTATE (and constraint, of a CHECK or key) of the refusal; fails where there was none. */
export async function refusal(act: Promise<unknown>): Promise<string> {
  const error = await act.then(
    () => new Error('was not refused'),
    (reason: unknown) => reason as Error,
  )
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === undefined) throw error
  return code.startsWith('23') ? `${code} ${constraint}` : code
}

/** How the acts ended, counted: 'ok' or the refusal. */
export async function outcomes(acts: Promise<unknown>[]): Promise<Record<string, number>> {
  const ends = await Promise.all(
    acts.map((act) =>
      act.then(
        () => 'ok',
        (reason: unknown) => refusal(Promise.reject(reason)),
      ),
    ),
  )
  return Object.fromEntries([...new Set(ends)].map((end) => [end, ends.filter((other) => other === end).length]))
}

export const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, (_, index) => act(index))
