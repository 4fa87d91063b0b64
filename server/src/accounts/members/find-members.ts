// Members as an operator finds them: by number or whole address, and page by page.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { emailKey } from './email-key.ts'
import { findMember, listSessionRows } from '../store.ts'

const FIELDS = [
  'm.id',
  'm.name',
  'm.surname',
  'm.email',
  'm.phone',
  'm.address',
  'm.city',
  'm.post_code',
  'm.country',
  'm.language_code',
  'm.avatar_color',
  'm.created_at',
  'm.verified_at',
  'm.suspended_at',
  'm.suspended_until',
  'm.paused_at',
  'm.paused_until',
  'm.deleted_at',
  'm.channel_expires_at',
] as const

const people = (db: Db | Trx) => db.selectFrom('member as m').select(FIELDS).where('m.kind', '=', 'person').where('m.role', '=', 'member')
export type Found = NonNullable<Awaited<ReturnType<typeof readMember>>>

export const readMember = (db: Db | Trx, id: string) => people(db).where('m.id', '=', id).executeTakeFirst()
export const listMembers = (
  db: Db,
  { before, standing, limit }: { before?: string | undefined; standing?: 'paused' | 'suspended' | undefined; limit: number },
) => {
  let rows = people(db)
  if (before) rows = rows.where('m.id', '<', before)
  if (standing === 'paused') rows = rows.where('m.paused_at', 'is not', null).where('m.deleted_at', 'is', null)
  if (standing === 'suspended') rows = rows.where('m.suspended_at', 'is not', null).where('m.deleted_at', 'is', null)
  return rows.orderBy('m.id', 'desc').limit(limit).execute()
}
export const findByAddress = (db: Db, email: string) => people(db).where('m.email_key', '=', emailKey(email)).executeTakeFirst()

export async function readSessions(db: Db, memberId: string) {
  return (await listSessionRows(db, memberId)).map(({ id, kind, name, last_used_at }) => ({
    id,
    kind,
    name,
    last_used_at: last_used_at.toISOString(),
  }))
}
/** When they were here last, from sessions that still stand. */
export const lastSeen = async (db: Db, memberId: string): Promise<Date | null> =>
  (await sql<{ at: Date | null }>`SELECT max(last_used_at) AS at FROM session WHERE member_id = ${memberId}`.execute(db)).rows[0]?.at ??
  null
export const countSessions = async (db: Db | Trx, memberId: string): Promise<number> =>
  Number(
    (
      await sql<{ n: string }>`SELECT count(*) AS n FROM session WHERE member_id = ${memberId} AND expires_at > clock_timestamp()`.execute(
        db,
      )
    ).rows[0]!.n,
  )
export const addressOf = async (db: Db | Trx, memberId: string): Promise<{ email: string; name: string; language: string } | null> => {
  const member = await findMember(db, memberId)
  return member?.email ? { email: member.email, name: member.name, language: member.language_code } : null
}
