// The program's role reads the books and knocks at the doors; it writes no row of them.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doorsOf } from '../../test/postgres/tables.ts'
import { balanceOf } from './balance.ts'
import { newMember, openBooks, refusal } from './books.test-kit.ts'

let books: Awaited<ReturnType<typeof openBooks>>
beforeAll(async () => {
  books = await openBooks()
  await newMember(books.db, 100)
})
afterAll(() => books.close())

const DENIED = '42501'
const TABLES = [
  'account',
  'journal',
  'transfer',
  'hold',
  'seal',
  'horizon',
  'record',
  'finding',
  'reopening',
  'catalogue',
  'spending_limit',
  'spending_break',
] as const
const DOORS = [
  'acknowledge',
  'close_member',
  'find',
  'forget_care',
  'goodwill',
  'hold_open',
  'hold_resolve',
  'holds_expired',
  'holds_resolve',
  'is_closed',
  'journal_before',
  'limit_now',
  'lock_member',
  'lots',
  'open_member',
  'record_violations',
  'require_within_limit',
  'return_message',
  'returns_left',
  'seal_append',
  'seal_horizon',
  'seal_violations',
  'set_limit',
  'shape',
  'slice_after',
  'spend',
  'spent_since',
  'statement_page',
  'take_break',
  'verify',
  'verify_new',
  'verify_slice',
  'violations_since',
  'welcome',
]

test('every table and view of the books is in this list or read-only by its nature', async () => {
  const { rows } = await sql<{
    name: string
  }>`SELECT relname AS name FROM pg_class WHERE relnamespace = 'ledger'::regnamespace AND relkind IN ('r', 'p', 'm', 'f')`.execute(books.db)
  expect(rows.map((row) => row.name).toSorted()).toEqual([...TABLES].toSorted())
})

test.each(TABLES)('the program can read %s and is refused every write of it', async (table) => {
  const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(books.db)
  await run(`SELECT * FROM ledger.${table} LIMIT 1`)
  const { rows } = await sql<{
    column: string
  }>`SELECT column_name AS column FROM information_schema.columns WHERE table_schema = 'ledger' AND table_name = ${table}`.execute(
    books.owner,
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const { column } of rows) expect(await refusal(run(`UPDATE ledger.${table} SET ${column} = DEFAULT`))).toBe(DENIED)
  expect(await refusal(run(`INSERT INTO ledger.${table} DEFAULT VALUES`))).toBe(DENIED)
  expect(await refusal(run(`DELETE FROM ledger.${table}`))).toBe(DENIED)
  expect(await refusal(run(`TRUNCATE ledger.${table}`))).toBe(DENIED)
  expect(await refusal(run(`SELECT * FROM ledger.${table} FOR UPDATE`))).toBe(DENIED)
  expect(await refusal(run(`ALTER TABLE ledger.${table} DISABLE TRIGGER ALL`))).toBe(DENIED)
  expect(await refusal(run(`DROP TABLE ledger.${table} CASCADE`))).toBe(DENIED)
})

test('it may call the doors and nothing else of the books, and nobody else may call any', async () => {
  expect(await doorsOf(books.owner, 'ledger')).toEqual({ program: DOORS, everybody: [] })
})

test('the one writer and the opening of system accounts are refused to it', async () => {
  const { db } = books
  expect(
    await refusal(
      sql`SELECT ledger.post('grant', 'adjustment', 's', 'k', sha256('x'), ARRAY[('system:granted:pts', 'member:1:available', 5)::ledger.leg])`.execute(
        db,
      ),
    ),
  ).toBe(DENIED)
  expect(await refusal(sql`SELECT ledger.open_system('system:mine:pts', 'PTS')`.execute(db))).toBe(DENIED)
  expect(await refusal(sql`SELECT ledger.digest(0, 1, 0, 1, 0, 1, '')`.execute(db))).toBe(DENIED)
  expect(await refusal(sql`SELECT ledger.reopen('me', 'all is well', '[]')`.execute(db))).toBe(DENIED)
})

test('it mints nothing: no adjustment, no grant, and a welcome for a person who confirmed their address, of a size', async () => {
  const { db, owner } = books
  const member = await newMember(db)
  expect(await refusal(sql`SELECT ledger.adjust(${member}, 'k', sha256('k'), 1000, 'op', 'x')`.execute(db))).toBe(DENIED)
  expect(await refusal(sql`SELECT ledger.grant_points(${member}, 'welcome', 'k', sha256('k'), 1000)`.execute(db))).toBe(DENIED)
  const welcome = (units: number) => refusal(sql`SELECT ledger.welcome(${member}, sha256('k'), ${units})`.execute(db))
  expect(await welcome(1_000)).toBe('23503 undefined')
  await sql`INSERT INTO member (id, kind, name, email_key) OVERRIDING SYSTEM VALUE VALUES (${member}, 'person', 'Ada', 'minting@example.com')`.execute(
    owner,
  )
  expect(await welcome(1_000)).toBe('23503 undefined')
  await sql`UPDATE member SET verified_at = now() WHERE id = ${member}`.execute(owner)
  expect(await welcome(1_000_000_000)).toBe('23514 undefined')
  await sql`SELECT ledger.welcome(${member}, sha256('k'), 1000)`.execute(db)
  await sql`SELECT ledger.welcome(${member}, sha256('k'), 1001)`.execute(db) // the same one again
  expect(await balanceOf(db, member)).toMatchObject({ available: 1_000n })
})

test('it can’t turn the guards off, make objects in the schema, or put its own in the way', async () => {
  const { db } = books
  expect(await refusal(sql`SET session_replication_role = replica`.execute(db))).toBe(DENIED)
  expect(await refusal(sql`CREATE FUNCTION ledger.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'`.execute(db))).toBe(DENIED)
  expect(await refusal(sql`CREATE TABLE ledger.mine ()`.execute(db))).toBe(DENIED)
  expect(await refusal(sql`CREATE TRIGGER mine BEFORE INSERT ON ledger.transfer EXECUTE FUNCTION ledger.deny()`.execute(db))).toBe(DENIED)
})

test('a door looks at the books alone, whatever the caller’s search path holds', async () => {
  const member = await newMember(books.db, 100)
  await books.db.connection().execute(async (connection) => {
    expect(await refusal(sql`CREATE TEMPORARY TABLE account (LIKE ledger.account)`.execute(connection))).toBe(DENIED)
    await sql`SET search_path = public, pg_temp, ledger`.execute(connection)
    await sql`SELECT ledger.spend(${member}, 'channel', 'path', sha256('x'), 30, 'period', 'x')`.execute(connection)
    await sql`RESET search_path`.execute(connection)
  })
  const { rows } = await sql<{
    balance: string
  }>`SELECT balance FROM ledger.account WHERE owner_id = ${member} AND role = 'available'`.execute(books.db)
  expect(rows).toEqual([{ balance: '70' }])
})

test('every door that writes is a SECURITY DEFINER with a fixed search path', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT proname AS name FROM pg_proc WHERE pronamespace = 'ledger'::regnamespace AND has_function_privilege('lounge_app', oid, 'EXECUTE')
      AND proname <> 'shape' AND NOT (prosecdef AND coalesce(proconfig @> ARRAY['search_path=ledger, pg_temp'], false))`.execute(
    books.owner,
  )
  expect(rows).toEqual([])
})
