// Puts one process together: database, texts, jobs, live line, mail, storage. Everything that is opened here is closed in the reverse order.
import { seedOperator } from './backoffice/entry/seed.ts'
import { loadLanguages, type Languages } from './content/languages.ts'
import { readSettings } from './content/settings.ts'
import { openGateway, type OpenGateway } from './open-gateway.ts'
import { openClock, type Clock, type DatabaseClock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import { connect, type Connection } from './platform/database/database.ts'
import { createEvents } from './platform/jobs/events.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { postgresFanOut } from './platform/live/live-fan-out.ts'
import { redisFanOut } from './platform/live/live-shards.ts'
import { createFlights } from './platform/live/flights.ts'
import { createLive } from './platform/live/live.ts'
import type { Log } from './platform/log/log.ts'
import type { Login } from './platform/database/logins.ts'
import type { Lounge } from './platform/lounge.ts'
import { countedMailer } from './platform/running/mail-days.ts'
import { mailboxMailer, smtpMailer } from './platform/mailer.ts'
import { openMaintenance } from './platform/running/maintenance.ts'
import { loadSecrets } from './platform/secrets.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { requireSessionStart } from './platform/database/pooler.ts'
import { prepareDatabase, type DatabaseUrls } from './platform/prepare-database.ts'
import { loadTexts } from './platform/texts/texts.ts'
import { createThrottle } from './platform/http/throttle.ts'
import { createMailbox, type Mailbox } from './sandbox/mailbox.ts'
import { openTill, type Till } from './payments/gateways/till.ts'
import { seed } from './seed.ts'

const SLOW_AT_ONCE = 2

export type OpenLounge = {
  lounge: Lounge
  languages: Languages
  connection: Connection
  databaseClock: DatabaseClock
  /** What the program can do to the database. */
  login: Login
  mailbox: Mailbox | null
  /** Null where no gateway may run. */
  gateway: OpenGateway | null
  till: Till | null
  close(): Promise<void>
}
export type Opening = {
  config: Config
  database: DatabaseUrls
  publicUrl: string
  log: Log
  clock?: Clock
  alone: boolean
  demo: boolean
  /** Instead of the one that the configuration names. */
  gateway?: OpenGateway
}

/** `alone`: no other process shares this database, so no news need to leave this one. */
export async function openLounge({
  config,
  database,
  publicUrl,
  log,
  clock: ownClock,
  alone,
  demo,
  ...given
}: Opening): Promise<OpenLounge> {
  const login = await prepareDatabase({ ...database, receiptYears: config.retentionReceiptsYears }, log)
  await seed(database.url, { demo })

  const connection = connect(database.pooledUrl ?? database.url, {
    role: 'lounge_app',
    max: config.databasePool,
    isPooled: database.pooledUrl !== undefined,
    onError: (error) => log.warn({ err: error }, 'database: an idle connection was lost'),
  })
  const { db, pool } = connection
  if (database.pooledUrl !== undefined) await requireSessionStart(connection)
  const databaseClock = await openClock(db, log)
  const clock = ownClock ?? databaseClock
  const texts = loadTexts()
  const [secrets, languages, throttle] = await Promise.all([
    loadSecrets(db, config),
    loadLanguages(db, texts),
    createThrottle({ pool, redisUrl: config.redisUrl, scale: config.rateLimitScale, log }),
  ])
  await seedOperator(db, secrets, config)
  const live = createLive()
  const shards = config.redisUrl ? await redisFanOut(config.redisUrl, live, log) : null
  if (shards) live.useFanOut(shards)
  else if (!alone) live.useFanOut(await postgresFanOut(database.url, live, log))
  const jobs = createJobs(db, log)
  const slowJobs = createJobs(db, log, { concurrency: SLOW_AT_ONCE })
  const mailbox = config.smtpUrl ? null : createMailbox(pool)
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`)
    : mailboxMailer(mailbox!.deliver)
  const maintenance = await openMaintenance({ db, clock, live, log })
  const productName = async (): Promise<string> => (await readSettings(db)).product_name
  const gateway = given.gateway ?? (await openGateway({ config, publicUrl, pool, log, productName, say: texts.say }))
  const lounge: Lounge = {
    config,
    publicUrl,
    db,
    log,
    clock,
    jobs,
    slowJobs,
    events: createEvents(jobs),
    live,
    flights: createFlights(shards?.redis),
    mailer: countedMailer(mailer, db),
    maintenance,
    secrets,
    texts,
    throttle,
    storage: openStorage({ dataDir: config.dataDir, storageUrl: config.storageUrl }),
  }
  return {
    lounge,
    languages,
    connection,
    databaseClock,
    login,
    mailbox,
    gateway,
    till: gateway && openTill(lounge, gateway.gateway, gateway.livemode),
    async close() {
      databaseClock.close()
      maintenance.close()
      languages.close()
      await live.close()
      await throttle.close()
      await connection.close()
    },
  }
}
