// Mails that were given up: what they were and to which member, never the address.
import type { FailedMail } from '@green-room/contract/backoffice/running'
import { MAIL_KINDS } from '@green-room/contract/backoffice/mail-kinds'
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { bare } from '#server/platform/running/dead-jobs.ts'

const SHOWN_MAX = 100
export const isMail = (kind: string): boolean => MAIL_KINDS.some((one) => one === kind)

type Row = Omit<FailedMail, 'member' | 'failed_at'> & { member_id: string | null; name: string | null; failed_at: Date }
const failed = async (db: Db | Trx, id: string | null): Promise<Row[]> =>
  (
    await sql<Row>`SELECT j.id, j.kind, j.attempt AS attempts, coalesce(j.last_error, '') AS error, j.failed_at, m.id AS member_id, m.name,
        CASE j.kind WHEN 'accounts.mail' THEN coalesce(j.payload ->> 'template', '') WHEN 'accounts.mail-link' THEN coalesce(l.purpose, 'link')
          WHEN 'reports.mail-decision' THEN 'decision' WHEN 'reports.mail-reporter' THEN 'report' ELSE '' END AS what
      FROM job j LEFT JOIN link l ON j.kind = 'accounts.mail-link' AND l.id::text = j.payload ->> 'link'
      LEFT JOIN decision d ON j.kind = 'reports.mail-decision' AND d.id::text = j.payload ->> 'decision'
      LEFT JOIN report r ON j.kind = 'reports.mail-reporter' AND r.id::text = j.payload ->> 'report'
      LEFT JOIN member m ON m.id::text = coalesce(j.payload ->> 'member', l.member_id::text, d.member_id::text, r.reporter_id::text)
        AND m.deleted_at IS NULL
      WHERE j.failed_at IS NOT NULL AND j.kind = ANY (${[...MAIL_KINDS]}) AND (${id}::bigint IS NULL OR j.id = ${id}::bigint)
      ORDER BY j.failed_at DESC LIMIT ${SHOWN_MAX}`.execute(db)
  ).rows

export const listFailedMails = async (db: Db): Promise<FailedMail[]> =>
  (await failed(db, null)).map(({ member_id: id, name, failed_at, error, ...row }) => ({
    ...row,
    error: bare(error),
    member: id === null ? null : { id, name: name ?? '' },
    failed_at: failed_at.toISOString(),
  }))

/** Of one of them, for the log; of another job nothing. */
export async function mailFacts(at: Db | Trx, jobId: string): Promise<{ mail?: string; member?: string | null }> {
  const row = (await failed(at, jobId))[0]
  return row ? { mail: row.what, member: row.member_id } : {}
}
