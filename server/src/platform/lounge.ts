import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Db } from './database/database.ts'
import type { Events } from './jobs/events.ts'
import type { Flights } from './live/flights.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log/log.ts'
import type { Mailer } from './mailer.ts'
import type { Maintenance } from './running/maintenance.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/storage.ts'
import type { Texts } from './texts/texts.ts'
import type { Throttle } from './http/throttle.ts'

/** What every slice may use: the open parts of one running process. */
export type Lounge = {
  config: Config
  /** Where browsers reach us, without a slash at the end. */
  publicUrl: string
  db: Db
  log: Log
  clock: Clock
  jobs: Jobs
  /** A lane of its own for work that takes seconds, two at a time: no mail and no seat waits for it. Ordered through `jobs`, as any work. */
  slowJobs: Jobs
  events: Events
  live: Live
  /** Text that is being written, before it is stored. */
  flights: Flights
  mailer: Mailer
  maintenance: Maintenance
  storage: Storage
  secrets: Secrets
  texts: Texts
  throttle: Throttle
}

/**
 * What an act inside a transaction gets: all but the database, whose one handle there is its `trx`. A second connection, asked for while
 * the first one waits, is how a pool freezes.
 */
export type LoungeInside = Omit<Lounge, 'db'>
