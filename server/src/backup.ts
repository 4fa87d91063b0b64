// `npm run backup`: the database, the files of members, and what proves both.
import { parseArgs } from 'node:util'
import { writeBackup } from './backups/write-backup.ts'
import { FILE_LIST } from './backups/manifest.ts'
import { sayCounts } from './backups/stock.ts'
import { readSurroundings } from './with-database.ts'

const HELP = `npm run backup                 writes a backup into DATA_DIR/backups, the lounge running or not
npm run backup -- FOLDER       one more into a folder that is there, or one that gets this name

Of the lounge that DATA_DIR names, or DATABASE_URL with DATABASE_OWNER_URL. How often, where to, and what it does not hold: docs/operations.md.`

const say = (text: string): void => void process.stdout.write(`${text}\n`)

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
  if (values.help || positionals[0] === 'help') say(HELP)
  else await run(positionals[0])
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nThere is no backup.\n`)
  process.exitCode = 1
}

async function run(where: string | undefined): Promise<void> {
  const config = readSurroundings()
  const { path, manifest } = await writeBackup(config, where)
  const megabytes = (manifest.parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)
  say(`Backup:    ${path} (database ${megabytes} MB)`)
  say(`Holds:     ${sayCounts(manifest.counts)}`)
  say(`Seal:      ${manifest.seal ?? 'none: nothing to seal yet, or the chain is broken (npm run books -- look)'}`)
  if (!manifest.parts.some(({ name }) => name === FILE_LIST))
    say('Files:     they lie in the bucket of STORAGE_URL, whose versioning is their backup; their keys are listed')
  if (config.appSecret) say('Keep by:   APP_SECRET, which is not in it')
  if (where === undefined) say('It lies on the disk of the lounge: copy it to another machine.')
}
