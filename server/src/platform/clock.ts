import { sql } from 'kysely'
import type { Db } from './database/database.ts'
import type { Log } from './log/log.ts'

/** The time, so that tests can move it. Rows get their times from the database; this one is for what the process decides. */
export type Clock = { now(): Date }

const ASK_EVERY_MS = 30_000
/** A clock that is further off is told: times in the log are the machine's own. */
const TOLD_FROM_MS = 2_000

export type DatabaseClock = Clock & {
  /** How far this machine is ahead of the database, in milliseconds. */
  aheadMs(): number
  close(): void
}

/** The database's time: whatever a machine's own clock says, a deadline means the same moment in every process. */
export async function openClock(db: Db, log: Log): Promise<DatabaseClock> {
  let aheadMs = 0
  let isTold = false
  async function ask(): Promise<void> {
    const before = Date.now()
    const { rows } = await sql<{ at: string }>`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS at`.execute(db)
    aheadMs = (before + Date.now()) / 2 - Number(rows[0]!.at)
    const isOff = Math.abs(aheadMs) > TOLD_FROM_MS
    if (isOff && !isTold) log.warn({ aheadMs: Math.round(aheadMs) }, 'clock: this machine differs from the database, whose time counts')
    isTold = isOff
  }
  await ask()
  const timer = setInterval(() => void ask().catch(() => {}), ASK_EVERY_MS) // what was found last holds meanwhile
  timer.unref()
  return { now: () => new Date(Date.now() - aheadMs), aheadMs: () => aheadMs, close: () => clearInterval(timer) }
}
