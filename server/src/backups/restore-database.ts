// A dump into an empty database of a server, by its owner. The program's login gets its rights when everything has been verified.
import { existsSync, mkdtempSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { connect, sqlState } from '#server/platform/database/database.ts'
import { admitProgram } from '#server/platform/database/logins.ts'
import { findProgram, runProgram, type Program } from '#server/platform/postgres/client-programs.ts'
import { serverOf } from '#server/platform/database/servers.ts'
import { Refused } from '../with-database.ts'
import { checkRestored, type Checked } from './check-restored.ts'
import { empty, findOccupants } from './empty-database.ts'
import { FILE_LIST, refuseNewer, type Manifest } from './manifest.ts'
import { checkParts, unpackFiles } from './parts.ts'
import { acceptWording } from './stock.ts'

type Target = { ownerUrl: string; programUrl: string | undefined; dataDir: string }

export async function restoreDatabase(backup: string, manifest: Manifest, { ownerUrl, programUrl, dataDir }: Target): Promise<Checked> {
  const { database } = manifest
  if (database.kind !== 'dump') throw new Refused('This backup is of an embedded database: restore it into a folder (--into FOLDER).')
  refuseNewer(manifest)
  const program = findProgram('pg_restore', database.major)
  const files = join(resolve(dataDir), 'files')
  const hasFiles = manifest.parts.some(({ name }) => name === FILE_LIST)
  if (hasFiles && existsSync(files) && readdirSync(files).length > 0)
    throw new Refused(`${files} is not empty: set DATA_DIR to a folder for the files of members.`)

  const owner = new Client({ connectionString: serverOf(ownerUrl), application_name: 'green-room restore' })
  owner.on('error', () => {}) // fails the query under way
  await owner.connect().catch((error: Error) => {
    throw new Refused(`No connection to the database: ${error.message}`, { cause: error })
  })
  try {
    const occupants = await findOccupants(owner)
    if (occupants.length > 0) throw new Refused(`The database is not empty, it holds ${occupants.join(', ')}: make a new one.`)
    const keys = await checkParts(backup, manifest)
    mkdirSync(dataDir, { recursive: true })
    const building = mkdtempSync(join(resolve(dataDir), 'unfinished-restore-'))
    try {
      await unpackFiles(backup, keys, building)
      await makeRole(owner)
      const dump = { program, path: join(backup, database.part), list: join(building, 'contents.list') }
      const defaults = await fill(dump, ownerUrl)
      const checked = await check(owner, ownerUrl, manifest, hasFiles ? keys : null)
      for (const statement of defaults) await owner.query(statement)
      rmSync(dump.list)
      if (keys.length > 0) {
        rmSync(files, { recursive: true, force: true })
        renameSync(building, files)
      }
      if (programUrl === undefined) return checked
      return { ...checked, refusal: await admitProgram(owner, programUrl).then(() => undefined, (error: Error) => error.message) } // prettier-ignore
    } catch (error) {
      await empty(owner)
      throw error
    } finally {
      rmSync(building, { recursive: true, force: true })
    }
  } finally {
    await owner.end()
  }
}

/** Default rights name their owner, who may be called otherwise here; extensions are the server's administrator's. */
const [DEFAULTS, EXTENSION] = [/ DEFAULT ACL /, / EXTENSION /]
type Dump = { program: Program; path: string; list: string }

/** One transaction. Answers the statements of default rights: given before, they would be rights to what is restored. */
async function fill({ program, path, list }: Dump, ownerUrl: string): Promise<string[]> {
  const contents = (await read(program, ['--list', path])).split('\n')
  const keep = (lines: string[]): void => writeFileSync(list, lines.join('\n'))
  keep(contents.filter((line) => !DEFAULTS.test(line) && !EXTENSION.test(line)))
  await runProgram(program, ['--single-transaction', '--exit-on-error', '--no-owner', `--use-list=${list}`, path], ownerUrl).ended
  keep(contents.filter((line) => DEFAULTS.test(line)))
  const statements = await read(program, ['--file=-', `--use-list=${list}`, path])
  return (statements.match(/^ALTER DEFAULT PRIVILEGES .*;$/gm) ?? []).map((one) => one.replace(/ FOR ROLE (?:"(?:[^"]|"")+"|\w+)/, ''))
}

async function read(program: Program, words: string[]): Promise<string> {
  const { output, ended } = runProgram(program, words)
  const said = await text(output)
  await ended
  return said
}

/** The only role that the dump grants rights to. */
async function makeRole(owner: Client): Promise<void> {
  const { rows } = await owner.query("SELECT FROM pg_roles WHERE rolname = 'lounge_app'")
  if (rows.length > 0) return
  await owner.query('CREATE ROLE lounge_app NOLOGIN').catch((error: unknown) => {
    if (sqlState(error) !== '42501') throw error
    const statement = `CREATE ROLE lounge_app NOLOGIN; GRANT lounge_app TO ${owner.escapeIdentifier(owner.user ?? '')};`
    throw new Refused(`${owner.user} may not make roles. Have the server's administrator run: ${statement}`)
  })
}

async function check(owner: Client, ownerUrl: string, manifest: Manifest, keys: string[] | null): Promise<Checked> {
  const { db, close } = connect(ownerUrl, { max: 1, onError: () => {} })
  try {
    await acceptWording(db, owner, manifest)
    return await checkRestored(db, manifest, keys)
  } finally {
    await close()
  }
}
