// The demo lounge: rooms, terms, cast, pages, and outside production a demo account. Idempotent, run by one process at a time, and by the first
// start of each version alone: comparing all of it takes half a second of two cores.
import { sql } from 'kysely'
import { seedDemoMember, shutDemoMember } from './accounts/seed.ts'
import { seedCharacters } from './characters/seed.ts'
import { seedContent } from './content/seed.ts'
import { grantWelcome } from './ledger/welcome.ts'
import { connect, type Trx } from './platform/database/database.ts'
import { transact } from './platform/transact.ts'
import { seedBundles } from './payments/seed.ts'
import { seedRooms } from './rooms/seed.ts'
import { shippedVersion } from './shipped-version.ts'

const LOCK = 7_101

export async function seed(databaseUrl: string, options: { demo: boolean }): Promise<void> {
  const owner = connect(databaseUrl, { max: 1, onError: () => {} })
  try {
    await transact(owner.db, async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx)
      await layWhatShips(trx)
      const demo = options.demo ? await seedDemoMember(trx) : null
      if (demo) await grantWelcome(trx, demo)
      if (!options.demo) await shutDemoMember(trx)
    })
  } finally {
    await owner.close()
  }
}

async function layWhatShips(trx: Trx): Promise<void> {
  const fingerprint = shippedVersion()
  const last = await trx.selectFrom('seeded').select('fingerprint').executeTakeFirst()
  if (last?.fingerprint === fingerprint) return
  await seedContent(trx)
  await seedBundles(trx)
  await seedRooms(trx)
  await seedCharacters(trx)
  await trx
    .insertInto('seeded')
    .values({ fingerprint })
    .onConflict((known) => known.column('is_only').doUpdateSet({ fingerprint, seeded_at: sql`clock_timestamp()` }))
    .execute()
}
