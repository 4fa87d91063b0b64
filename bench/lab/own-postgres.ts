import { join } from 'node:path'
import { mkdirSync, chmodSync } from 'node:fs'
import { Client } from 'pg'
import { startPostgres } from '../../server/src/platform/postgres/start-postgres.ts'
import type { Lab } from './lab.ts'

/** A server of the lab's own, for what one lounge and its embedded server can't show. `settings` are set before it is used. Answers its URL. */
export async function ownPostgres(lab: Lab, settings: Record<string, string> = {}): Promise<string> {
  const dataDir = join(lab.folder, 'own')
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  const first = await startPostgres({ dataDir, log: () => {} })
  const client = new Client({ connectionString: first.ownerUrl })
  await client.connect()
  for (const [name, value] of Object.entries(settings)) await client.query(`ALTER SYSTEM SET ${name} = ${value}`)
  await client.end()
  await first.stop()
  const server = await startPostgres({ dataDir, log: () => {} })
  lab.onClose(server.stop)
  return server.ownerUrl
}
