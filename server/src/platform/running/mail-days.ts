// How mails fared, by day: sent, refused by the other side, or not even taken. Who they were to is not kept.
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { bare } from './dead-jobs.ts'
import { InVain } from '../jobs/jobs.ts'
import type { Mail, Mailer } from '../mailer.ts'

const PERMANENT = 500
/** The other side says that there is no such mailbox. */
export class NoMailbox extends InVain {}
type Outcome = 'sent' | 'refused' | 'unreached'

export function countedMailer(mailer: Mailer, db: Db): Mailer {
  const count = (outcome: Outcome, code = 0, domain = '') =>
    sql`INSERT INTO mail_day (outcome, code, domain) VALUES (${outcome}, ${code}, ${domain})
      ON CONFLICT (day, outcome, code, domain) DO UPDATE SET mails = mail_day.mails + 1, last_at = clock_timestamp()`
      .execute(db)
      .catch(() => {}) // a mail that has left is not sent again for a count
  return {
    async send(mail: Mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        const { responseCode: code = 0, command } = error as { responseCode?: number; command?: string }
        const domain = mail.to
          .slice(mail.to.lastIndexOf('@') + 1)
          .toLowerCase()
          .slice(0, 100)
        await (code >= PERMANENT ? count('refused', code, domain) : count('unreached', code))
        throw code >= PERMANENT && command === 'RCPT TO' ? new NoMailbox(bare((error as Error).message)) : error
      }
      await count('sent')
    },
  }
}

export type MailDay = { day: string; outcome: Outcome; code: number; domain: string; mails: number; last_at: Date }
const DAYS_SHOWN = 7
export const listMailDays = async (db: Db): Promise<MailDay[]> =>
  (
    await sql<MailDay>`SELECT day::text AS day, outcome, code, domain, mails, last_at FROM mail_day
      WHERE day > (clock_timestamp() AT TIME ZONE 'UTC')::date - ${DAYS_SHOWN}::int ORDER BY day DESC, outcome, mails DESC LIMIT 100`.execute(
      db,
    )
  ).rows
export const deleteMailDays = (db: Db, days: number) =>
  sql`DELETE FROM mail_day WHERE day < (clock_timestamp() AT TIME ZONE 'UTC')::date - ${days}::int`.execute(db)
