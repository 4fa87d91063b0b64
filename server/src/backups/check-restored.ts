// Whether what was restored is what was backed up, asked of the restored database itself.
import { stillSealed } from '#server/ledger/seal.ts'
import type { Db } from '#server/platform/database/database.ts'
import { told, verifyAll } from '../looks.ts'
import { Refused } from '../with-database.ts'
import type { Manifest } from './manifest.ts'
import { countRows, migrationsOf, storedKeys } from './stock.ts'

const TOLD_MAX = 20

export type Checked = {
  counts: Record<string, number>
  /** Files that rows speak of, and that the lounge no longer had when the backup was made. */
  lostFiles: number
  /** Why the program's login could not be admitted. */
  refusal?: string | undefined
}

/** `keys`: the files of members that the backup holds; null where they lie in a bucket. Throws what is wrong. */
export async function checkRestored(db: Db, manifest: Manifest, keys: string[] | null): Promise<Checked> {
  const migrations = await migrationsOf(db)
  if (migrations.join() !== manifest.migrations.join())
    throw new Refused(`The database had the migrations ${migrations.join(', ')}, and the manifest names ${manifest.migrations.join(', ')}.`)
  if (manifest.seal && !(await stillSealed(db, manifest.seal)))
    throw new Refused(`The books do not hold the seal ${manifest.seal}, which they had when the backup was made.`)
  const { standing, unknown } = await verifyAll(db)
  if (unknown > 0) {
    const more = standing.length > TOLD_MAX ? [`and ${standing.length - TOLD_MAX} more`] : []
    throw new Refused(['The verifiers found what nobody knew of:', ...standing.slice(0, TOLD_MAX).map(told), ...more].join('\n  '))
  }
  const held = new Set(keys)
  const lostFiles = keys === null ? 0 : (await storedKeys(db)).filter((key) => !held.has(key)).length
  return { counts: await countRows(db), lostFiles }
}
