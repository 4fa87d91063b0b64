// `npm run restore`: a backup into an empty place. It is verified before it counts, or it isn't there.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Checked } from './backups/check-restored.ts'
import { readManifest } from './backups/manifest.ts'
import { restoreDatabase } from './backups/restore-database.ts'
import { restoreFolder } from './backups/restore-folder.ts'
import { sayCounts } from './backups/stock.ts'
import { readSurroundings } from './with-database.ts'

const HELP = `npm run restore -- BACKUP                        into DATA_DIR, or with DATABASE_URL and DATABASE_OWNER_URL into that database
npm run restore -- BACKUP --into FOLDER          a new DATA_DIR
npm run restore -- BACKUP --into postgres://…    an empty database, by its owner's address; files of members go to DATA_DIR/files

The target is empty, or is left alone. Every byte is compared with its digest, the books are verified, and their seal is looked for.`

const say = (text: string): void => void process.stdout.write(`${text}\n`)

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' }, help: { type: 'boolean' } } })
  const [backup] = positionals
  if (backup === undefined || values.help || backup === 'help') say(HELP)
  else await run(resolve(backup), values.into)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nNothing was restored: the target stays unused.\n`)
  process.exitCode = 1
}

async function run(backup: string, into: string | undefined): Promise<void> {
  const config = readSurroundings()
  const isAddress = into !== undefined && /^postgres(ql)?:\/\//.test(into)
  const manifest = readManifest(backup)
  const ownerUrl = isAddress
    ? into
    : into === undefined
      ? (config.databaseOwnerUrl ?? config.databaseDirectUrl ?? config.databaseUrl)
      : undefined
  if (ownerUrl === undefined) {
    const target = resolve(into ?? config.dataDir)
    tell(await restoreFolder(backup, manifest, target))
    say(`Start it:  DATA_DIR=${target} npm start`)
    return
  }
  const programUrl = !isAddress && config.databaseOwnerUrl ? (config.databaseDirectUrl ?? config.databaseUrl) : undefined
  const checked = await restoreDatabase(backup, manifest, { ownerUrl, programUrl, dataDir: config.dataDir })
  tell(checked)
  if (checked.refusal) {
    say(`Next:      ${checked.refusal}`)
    process.exitCode = 1
    return
  }
  if (programUrl === undefined)
    say('Next:      npm run migrate with DATABASE_OWNER_URL and DATABASE_URL: it makes the login of the program')

  function tell({ counts, lostFiles }: Checked): void {
    say(`Restored:  the lounge of ${manifest.madeAt} (${manifest.version})`)
    say(`Holds:     ${sayCounts(counts)}`)
    say(
      `Verified:  every file by its digest, the books by their verifiers${manifest.seal ? `, the seal ${manifest.seal.split(':')[0]}` : ''}`,
    )
    if (lostFiles > 0) say(`Missing:   ${lostFiles} files of members that the lounge had lost before the backup was made`)
  }
}
