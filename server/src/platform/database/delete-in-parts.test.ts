import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { deleteInParts } from './delete-in-parts.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

test('what is old goes in parts of five thousand, what is young stays', async () => {
  const { owner, db } = database
  await sql`CREATE TABLE part (n bigint GENERATED ALWAYS AS IDENTITY, deleted int)`.execute(owner)
  await sql`CREATE FUNCTION note_part() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
    'BEGIN INSERT INTO public.part (deleted) SELECT count(*) FROM gone; RETURN NULL; END'`.execute(owner)
  await sql`CREATE TRIGGER note_part AFTER DELETE ON idempotency REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION note_part()`.execute(owner)
  await sql`INSERT INTO idempotency (actor, route, key, hash, created_at)
    SELECT 1, 'test', n::text, '', clock_timestamp() - CASE WHEN n <= 12000 THEN interval '3 days' ELSE interval '1 day' END
    FROM generate_series(1, 12100) n`.execute(owner)
  await deleteInParts(db, 'idempotency', sql`created_at < clock_timestamp() - interval '48 hours'`)
  const parts = await sql<{ deleted: number }>`SELECT deleted FROM part ORDER BY n`.execute(owner)
  expect(parts.rows.map(({ deleted }) => deleted)).toEqual([5_000, 5_000, 2_000])
  const left = await sql<{ n: string }>`SELECT count(*) AS n FROM idempotency WHERE route = 'test'`.execute(owner)
  expect(left.rows).toEqual([{ n: '100' }])
})
