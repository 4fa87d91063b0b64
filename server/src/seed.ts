// The demo lounge: rooms, terms, cast, pages, and outside production a demo account. Idempotent, and run by one process at a time.
import { sql } from 'kysely'
import { seedDemoMember, shutDemoMember } from './accounts/seed.ts'
import { seedCharacters } from './characters/seed.ts'
import { seedContent } from './content/seed.ts'
import { grantWelcome } from './ledger/welcome.ts'
import { connect } from './platform/database/database.ts'
import { transact } from './platform/transact.ts'
import { seedBundles } from './payments/seed.ts'
import { seedRooms } from './rooms/seed.ts'

const LOCK = 7_101

export async function seed(databaseUrl: string, options: { demo: boolean }): Promise<void> {
  const owner = connect(databaseUrl, { max: 1, onError: () => {} })
  try {
    await transact(owner.db, async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx)
      await seedContent(trx)
      await seedBundles(trx)
      await seedRooms(trx)
      await seedCharacters(trx)
      const demo = options.demo ? await seedDemoMember(trx) : null
      if (demo) await grantWelcome(trx, demo)
      if (!options.demo) await shutDemoMember(trx)
    })
  } finally {
    await owner.close()
  }
}
