// For programs on the command line: the lounge's own database, migrated and seeded. A server by DATABASE_URL may go on serving meanwhile,
// the embedded one belongs to one process at a time.
import { readConfig, type Config } from './platform/config/config.ts'
import { connect, type Db } from './platform/database/database.ts'
import { createLog } from './platform/log/log.ts'
import { prepareDatabase, reachDatabase } from './platform/prepare-database.ts'
import { seed } from './seed.ts'

/** What the user of a command is told instead of a stack. */
export class Refused extends Error {}

export function readSurroundings(): Config {
  const { config, faults } = readConfig(process.env)
  if (!config) throw new Refused(faults.map((fault) => `Configuration: ${fault}`).join('\n'))
  return config
}

/** The database, too, says what its user can act on. */
export function refuse(error: unknown): never {
  throw new Refused(error instanceof Error ? error.message : String(error), { cause: error })
}

export async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const config = readSurroundings()
  const { embedded, ...database } = await reachDatabase(config, () => {}).catch(refuse)
  try {
    await prepareDatabase(database, createLog('silent')).catch(refuse)
    await seed(database.url, { demo: config.sandboxMailbox })
    const program = connect(database.url, { role: 'lounge_app', max: 1, onError: () => {} })
    try {
      await work(program.db)
    } finally {
      await program.close()
    }
  } finally {
    await embedded?.stop()
  }
}
