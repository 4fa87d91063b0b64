// One backup: written beside its name, which it gets when the last byte is there.
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { SERVER } from '#server/platform/database/guards-query.ts'
import { connect, type Db } from '#server/platform/database/database.ts'
import { holdLog, readBaseBackup } from '#server/platform/postgres/base-backup.ts'
import { enterPostgres } from '#server/platform/postgres/enter-postgres.ts'
import type { Config } from '#server/platform/config/config.ts'
import { findProgram, runProgram } from '#server/platform/postgres/client-programs.ts'
import { chooseServer } from '#server/platform/database/servers.ts'
import { Refused } from '../with-database.ts'
import { BUCKET_LIST, MACHINE, MANIFEST, versionOfThis, type Manifest, type Part } from './manifest.ts'
import { copyFiles, writePart } from './parts.ts'
import { storedKeys, takeStock } from './stock.ts'

type Source = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databaseOwnerUrl' | 'storageUrl'>
export type Backup = { path: string; manifest: Manifest }

/** Into `where`: a folder that is there gets one more backup, another path becomes it. */
export async function writeBackup(source: Source, where: string | undefined): Promise<Backup> {
  const path = choosePlace(where ?? join(source.dataDir, 'backups'), where === undefined)
  const database = await enter(source)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const building = mkdtempSync(join(dirname(path), `${basename(path)}.unfinished-`))
  try {
    const manifest = await fill(building, source, database)
    await writePart([`${JSON.stringify(manifest, null, 2)}\n`], join(building, MANIFEST))
    renameSync(building, path)
    return { path, manifest }
  } finally {
    await database.leave()
    rmSync(building, { recursive: true, force: true })
  }
}

function choosePlace(where: string, isOurs: boolean): string {
  const found = statSync(where, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) throw new Refused(`${where} is there already, and no folder.`)
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  return resolve(found || isOurs ? join(where, `green-room-${stamp}`) : where)
}

type Entered = { ownerUrl: string; isEmbedded: boolean; leave(): Promise<void> }
async function enter({ dataDir, databaseUrl, databaseDirectUrl, databaseOwnerUrl }: Source): Promise<Entered> {
  const ownerUrl = databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl
  if (ownerUrl !== undefined) return { ownerUrl: await chooseServer(ownerUrl), isEmbedded: false, leave: async () => {} }
  const entered = await enterPostgres(dataDir).catch((error: Error) => {
    throw new Refused(error.message, { cause: error })
  })
  return { ...entered, isEmbedded: true }
}

async function fill(folder: string, source: Source, { ownerUrl, isEmbedded }: Entered): Promise<Manifest> {
  const owner = connect(ownerUrl, { max: 1, onError: () => {} })
  try {
    const madeAt = new Date().toISOString()
    const stock = await takeStock(owner.db)
    const files = source.storageUrl ? null : copyFiles(join(source.dataDir, 'files'), folder)
    await files?.round()
    const { part, ...database } = isEmbedded ? await copyServer(folder, ownerUrl) : await dump(folder, ownerUrl, await majorOf(owner.db))
    await files?.round()
    const uploads = files ? await files.list() : await listKeys(folder, owner.db)
    return {
      format: 1,
      version: versionOfThis(),
      madeAt,
      database: { ...database, part: part.name, machine: MACHINE },
      ...stock,
      parts: [part, uploads],
    }
  } finally {
    await owner.close()
  }
}

type Taken = { kind: 'copy' | 'dump'; major: number; part: Part }
async function copyServer(folder: string, ownerUrl: string): Promise<Taken> {
  const log = await holdLog(ownerUrl)
  try {
    const part = await writePart(readBaseBackup(ownerUrl), join(folder, 'database.tar.gz'), createGzip({ level: 1 }))
    return { kind: 'copy', major: log.major, part }
  } finally {
    await log.release()
  }
}

async function dump(folder: string, ownerUrl: string, server: number): Promise<Taken> {
  const program = findProgram('pg_dump', server)
  const { output, ended } = runProgram(program, ['--format=custom', '--no-owner', '--no-publications', '--no-subscriptions'], ownerUrl)
  const part = await writePart(output, join(folder, 'database.dump'))
  await ended
  return { kind: 'dump', major: program.major, part }
}

async function majorOf(db: Db): Promise<number> {
  return (await sql.raw<{ server: number }>(SERVER).execute(db)).rows[0]!.server
}

async function listKeys(folder: string, db: Db): Promise<Part> {
  return writePart((await storedKeys(db)).map((key) => `${key}\n`), join(folder, BUCKET_LIST)) // prettier-ignore
}
