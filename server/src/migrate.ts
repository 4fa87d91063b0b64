// `npm run migrate`: what a new version needs of the database, done with the owner's login, which the program itself never has.
import { migrate } from './platform/database/migrate.ts'
import { lookAtDatabase, partingCommands, reachDatabase } from './platform/prepare-database.ts'
import { databaseFault } from './platform/reach.ts'
import { readSurroundings, refuse, Refused } from './with-database.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

try {
  await run()
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const config = readSurroundings()
  if (config.databaseOwnerUrl && !config.databaseUrl) throw new Refused('DATABASE_URL: is needed, too: the login of the program')
  const setting = config.databaseOwnerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL'
  const fault = await databaseFault(config.databaseOwnerUrl ?? config.databaseUrl, setting)
  if (fault) throw new Refused(`Configuration: ${fault}`)
  const { embedded, url, ...rest } = await reachDatabase(config, say).catch(refuse)
  const ownerUrl = config.databaseOwnerUrl ?? rest.ownerUrl
  try {
    const { retentionReceiptsYears: years, allowNewerDatabase: mayBeNewer } = config
    const applied = await migrate(ownerUrl ?? url, ownerUrl && url, years, mayBeNewer).catch(refuse)
    say(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database has everything of this version.')
    const { login } = await lookAtDatabase(url, mayBeNewer).catch(refuse)
    say(`The program's login: ${login.name}${login.ownsTables ? ', which owns the tables or may become their owner' : ''}`)
    if (login.ownsTables) say(['Give the program one of its own:', ...partingCommands(url)].join('\n  '))
  } finally {
    await embedded?.stop()
  }
}
