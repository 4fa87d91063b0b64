// For programs on the command line: the lounge's own database, migrated and seeded. A server by DATABASE_URL may go on serving meanwhile,
// the embedded one belongs to one process at a time.
import { resolve } from 'node:path'
import { readConfig } from './platform/config.ts'
import { connect, type Db } from './platform/database.ts'
import { migrate } from './platform/migrate.ts'
import { startPostgres } from './platform/postgres/start-postgres.ts'
import { seed } from './seed.ts'

/** What the user of a command is told instead of a stack. */
export class Refused extends Error {}

export async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const { config, faults } = readConfig(process.env)
  if (!config) throw new Refused(faults.map((fault) => `Configuration: ${fault}`).join('\n'))
  const postgres = config.databaseUrl ? null : await startPostgres({ dataDir: resolve(config.dataDir), log: () => {} })
  const url = config.databaseUrl ?? postgres!.url
  try {
    await migrate(url)
    await seed(url, { demo: config.sandbox })
    const owner = connect(url, { max: 1, onError: () => {} })
    try {
      await work(owner.db)
    } finally {
      await owner.close()
    }
  } finally {
    await postgres?.stop()
  }
}
