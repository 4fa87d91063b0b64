import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/postgres/database.ts'
import { waitFor } from '../../../test/lounge.ts'
import { connect } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a connection that the server has ended fails the query under way, and no other', async () => {
  const { db, close } = connect(database.url, { role: 'lounge_app', max: 1, onError: () => {} })
  for (let round = 1; round <= 5; round++) {
    const long = sql`SELECT pg_sleep(60)`.execute(db)
    const ended = waitFor(async () => {
      const found = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`
      return (await found.execute(database.owner)).rows.length
    })
    await expect(long).rejects.toThrow('terminating connection')
    expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }])
    await ended
  }
  await close()
})
