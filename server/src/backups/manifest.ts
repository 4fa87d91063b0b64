// What a backup says of itself: a folder with a manifest, the database in one file, and the files of members.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Refused } from '../with-database.ts'

export const MANIFEST = 'manifest.json'
/** Each file of a member, as `sha256sum -c` reads it. */
export const FILE_LIST = 'files.sha256'
export const BUCKET_LIST = 'bucket-keys.txt'

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const name = z.string().check(z.regex(/^[\w.-]+$/))
const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.object({
    /** `copy`: the embedded server's own files, for the same major version on the same kind of machine. `dump`: for any server that is not older. */
    kind: z.enum(['copy', 'dump']),
    part: name,
    /** Major version: of the server for a copy, of pg_dump for a dump. */
    major: z.int(),
    machine: z.string(),
  }),
  migrations: z.array(z.string()),
  /** The books' newest seal, made when the backup began; null: nothing to seal yet. */
  seal: z.nullable(z.string().check(z.regex(/^\d+:[0-9a-f]{64}$/))),
  /** Those that were as their migration left them: a dump words views anew. */
  views: z.array(z.string()),
  /** When the backup began; what came while it was made may be in it as well. */
  counts: z.record(z.string(), z.int()),
  parts: z.array(z.object({ name, bytes: z.int(), sha256: digest })),
})
export type Manifest = z.infer<typeof Manifest>
export type Part = Manifest['parts'][number]

export const MACHINE = `${process.platform}-${process.arch}`

export const versionOfThis = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version

export function readManifest(backup: string): Manifest {
  let text: string
  try {
    text = readFileSync(join(backup, MANIFEST), 'utf8')
  } catch (error) {
    throw new Refused(`${backup} is no backup: it has no ${MANIFEST}.`, { cause: error })
  }
  try {
    return Manifest.parse(JSON.parse(text))
  } catch (error) {
    throw new Refused(`${join(backup, MANIFEST)} is damaged, or of a backup that this version does not know.`, { cause: error })
  }
}

/** A database ahead of the code is not for this version to judge. */
export function refuseNewer({ migrations, version }: Manifest): void {
  const known = new Set(readdirSync(new URL('../../migrations/', import.meta.url)))
  const strange = migrations.filter((migration) => !known.has(migration))
  if (strange.length > 0)
    throw new Refused(
      `The backup was made by a newer Green Room (${version}; this one lacks ${strange.join(', ')}). Restore it with that one.`,
    )
}
