import { sql, type Insertable } from 'kysely'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

export const insertWish = async (trx: Trx, row: Insertable<Database['approval']>): Promise<string> =>
  (await trx.insertInto('approval').values(row).returning('id').executeTakeFirstOrThrow()).id
/** Two that are wished at once wait for each other here. */
export async function findOpenWish(trx: Trx, door: string, target: { type: string; id: string }, now: Date): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wish:${door}:${target.type}:${target.id}`}, 0))`.execute(trx)
  return (
    (await trx
      .selectFrom('approval')
      .select('id')
      .where('door', '=', door)
      .where('target_type', '=', target.type)
      .where('target_id', '=', target.id)
      .where('answer', 'is', null)
      .where('lapses_at', '>', now)
      .executeTakeFirst()) !== undefined
  )
}
export const lockWish = (trx: Trx, id: string) => trx.selectFrom('approval').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export const answerWish = (
  trx: Trx,
  id: string,
  row: { answer: 'yes' | 'no' | 'withdrawn'; answered_by: string; answered_at: Date; is_alone?: boolean },
) => trx.updateTable('approval').set(row).where('id', '=', id).execute()

/** Operators who could sign in and say yes. */
export const countOthers = async (db: Db | Trx, roles: readonly Role[], exceptId: string): Promise<number> =>
  Number(
    (
      await sql<{ n: string }>`SELECT count(DISTINCT r.member_id) AS n FROM operator_role r JOIN member m ON m.id = r.member_id
        WHERE r.role = ANY(${[...roles]}::text[]) AND r.member_id <> ${exceptId} AND m.deleted_at IS NULL AND m.suspended_at IS NULL
          AND EXISTS (SELECT FROM operator_factor f WHERE f.member_id = m.id AND f.kind = 'totp' AND f.confirmed_at IS NOT NULL)`.execute(
        db,
      )
    ).rows[0]!.n,
  )
/** When somebody was given the first of these roles, where they have all of them from one hand; else null. */
export async function letInBy(trx: Trx, { id, by, roles }: { id: string; by: string; roles: readonly Role[] }): Promise<Date | null> {
  const rows = await trx
    .selectFrom('operator_role')
    .select(['given_by', 'given_at'])
    .where('member_id', '=', id)
    .where('role', 'in', [...roles])
    .orderBy('given_at')
    .execute()
  return rows.every(({ given_by }) => given_by === by) ? (rows[0]?.given_at ?? null) : null
}
export const rolesNow = async (trx: Trx, memberId: string): Promise<Role[]> =>
  (await trx.selectFrom('operator_role').select('role').where('member_id', '=', memberId).orderBy('role').execute()).map(
    ({ role }) => role as Role,
  )

export type WishRow = Awaited<ReturnType<typeof listWishes>>[number]
export const listWishes = (
  db: Db,
  {
    doors,
    memberId,
    openAt,
    before,
    limit,
  }: { doors: readonly string[]; memberId: string; openAt: Date | null; before: string | null; limit: number },
) => {
  let rows = db
    .selectFrom('approval as a')
    .innerJoin('member as m', 'm.id', 'a.wished_by')
    .selectAll('a')
    .select('m.name as wished_by_name')
    .where((eb) => eb.or([eb('a.door', 'in', [...doors, '']), eb('a.wished_by', '=', memberId)]))
  if (openAt) rows = rows.where('a.answer', 'is', null).where('a.lapses_at', '>', openAt)
  if (before) rows = rows.where('a.id', '<', before)
  return rows.orderBy('a.id', 'desc').limit(limit).execute()
}
export const countWishes = async (db: Db, doors: readonly string[], memberId: string, now: Date): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('approval')
        .select((eb) => eb.fn.countAll().as('n'))
        .where('door', 'in', [...doors, ''])
        .where('wished_by', '<>', memberId)
        .where('answer', 'is', null)
        .where('lapses_at', '>', now)
        .executeTakeFirstOrThrow()
    ).n,
  )
