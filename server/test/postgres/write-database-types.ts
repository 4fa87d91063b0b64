import { migrate } from '../../src/platform/database/migrate.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { databaseTypes } from './database-types.ts'

const postgres = await startPostgres({ dataDir: process.argv[2]!, log: () => {} })
try {
  await migrate(postgres.ownerUrl)
  const { ok, output } = databaseTypes(postgres.ownerUrl, 'write')
  process.stdout.write(output)
  process.exitCode = ok ? 0 : 1
} finally {
  await postgres.stop()
}
