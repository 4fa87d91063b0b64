// What the platform tidies up each hour: answers kept for repetitions, counters of limits, days of mails.
import { sql } from 'kysely'
import type { Lounge } from './lounge.ts'
import { deleteInParts } from './database/delete-in-parts.ts'
import { deleteMailDays } from './running/mail-days.ts'

const HOUR_S = 3_600
const MAIL_DAYS = 30

export function platformReactions({ jobs, db, clock }: Lounge): void {
  jobs.every('platform.tidy', HOUR_S, async () => {
    await deleteInParts(db, 'idempotency', sql`created_at < clock_timestamp() - interval '48 hours'`)
    // Written by the clock of the process that counted, which may be behind.
    await deleteInParts(db, 'throttle', sql`expire < ${clock.now().getTime() - HOUR_S * 1_000}`)
    await deleteMailDays(db, MAIL_DAYS)
  })
}
