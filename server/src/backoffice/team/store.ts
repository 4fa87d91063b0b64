import type { Role } from '@green-room/contract/wire/backoffice-rights'
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

type Row = {
  id: string
  name: string
  email: string | null
  roles: Role[]
  has_factor: boolean
  sessions: string
  last_seen_at: Date | null
  invited_until: Date | null
}
export const listTeam = async (db: Db): Promise<Row[]> =>
  (
    await sql<Row>`SELECT m.id, m.name, m.email, ARRAY(SELECT r.role FROM operator_role r WHERE r.member_id = m.id ORDER BY r.role) AS roles,
      EXISTS (SELECT FROM operator_factor f WHERE f.member_id = m.id AND f.kind = 'totp' AND f.confirmed_at IS NOT NULL) AS has_factor,
      (SELECT count(*) FROM desk_session s WHERE s.member_id = m.id AND s.expires_at > clock_timestamp()) AS sessions,
      (SELECT max(a.at) FROM audit a WHERE a.operator_id = m.id) AS last_seen_at,
      (SELECT i.expires_at FROM operator_invite i WHERE i.member_id = m.id AND i.used_at IS NULL) AS invited_until
    FROM member m WHERE m.role = 'operator' AND m.deleted_at IS NULL ORDER BY m.id`.execute(db)
  ).rows

/** The team waits for each other here: of two owners who take the role from one another, one stays. */
export const lockTeam = (trx: Trx) => sql`SELECT pg_advisory_xact_lock(7103)`.execute(trx)
export const findOperator = (at: Db | Trx, id: string) =>
  at
    .selectFrom('member')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .where('role', '=', 'operator')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
/** Owners who could sign in without this one. */
export const countOwnersBeside = async (at: Db | Trx, id: string): Promise<number> =>
  Number(
    (
      await sql<{ n: string }>`SELECT count(*) AS n FROM operator_role r JOIN member m ON m.id = r.member_id
        WHERE r.role = 'owner' AND r.member_id <> ${id} AND m.deleted_at IS NULL AND m.suspended_at IS NULL`.execute(at)
    ).rows[0]!.n,
  )
