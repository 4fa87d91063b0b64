// A copy of the embedded server into an empty DATA_DIR. All is made and verified in a folder inside of it; moving it up is the last act.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { connect } from '#server/platform/database/database.ts'
import { startPostgres } from '#server/platform/postgres/start-postgres.ts'
import { unpackServer } from '#server/platform/postgres/unpack-server.ts'
import { Refused } from '../with-database.ts'
import { checkRestored, type Checked } from './check-restored.ts'
import { FILE_LIST, MACHINE, refuseNewer, type Manifest } from './manifest.ts'
import { checkParts, unpackFiles } from './parts.ts'

export async function restoreFolder(backup: string, manifest: Manifest, target: string): Promise<Checked> {
  const { database } = manifest
  if (database.kind !== 'copy')
    throw new Refused('This backup is of a PostgreSQL server: restore it into an empty database of one (--into postgres://…).')
  if (database.machine !== MACHINE)
    throw new Refused(
      `The backup was made on ${database.machine}, and this is ${MACHINE}: a copy of the server's files fits the same kind alone.`,
    )
  refuseNewer(manifest)
  const isNew = !existsSync(target)
  if (!isNew && readdirSync(target).length > 0) throw new Refused(`${target} is not empty: name a folder that is, or a new one.`)
  const keys = await checkParts(backup, manifest)

  mkdirSync(target, { recursive: true })
  const building = mkdtempSync(join(resolve(target), 'unfinished-restore-'))
  chmodSync(building, 0o755) // as root the server runs as another account, which must reach its files
  try {
    await unpackServer(join(backup, database.part), { dataDir: building, major: database.major })
    await unpackFiles(backup, keys, join(building, 'files'))
    const checked = await startAndCheck(building, manifest, keys)
    for (const name of readdirSync(building).toSorted()) renameSync(join(building, name), join(target, name)) // `postgres` comes last
    rmdirSync(building)
    return checked
  } catch (error) {
    const home = join(building, 'postgres')
    if (existsSync(home) && realpathSync(home) !== home) rmSync(realpathSync(home), { recursive: true, force: true }) // a place that the account reaches
    for (const name of readdirSync(target)) rmSync(join(target, name), { recursive: true, force: true }) // it was empty
    if (isNew) rmdirSync(target)
    throw error
  }
}

async function startAndCheck(dataDir: string, manifest: Manifest, keys: string[]): Promise<Checked> {
  const server = await startPostgres({ dataDir, log: () => {} })
  try {
    const owner = connect(server.ownerUrl, { max: 1, onError: () => {} })
    const hasFiles = manifest.parts.some(({ name }) => name === FILE_LIST)
    try {
      return await checkRestored(owner.db, manifest, hasFiles ? keys : null)
    } finally {
      await owner.close()
    }
  } finally {
    await server.stop()
  }
}
