// How many points one person gives alone: small gifts add up, so a day counts, to one member and to all.
import { GOODWILL_ALONE, GOODWILL_MEMBERS, goodwillAlone, ROLES, type Role } from '@green-room/contract/wire/backoffice-rights'
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

export type GivenAlone = { given_today: number; given_today_to_all: number }

/** What somebody gave alone in a day. Two gifts of theirs at once count each other: the second waits for the first. */
export async function givenAlone(at: Db | Trx, operatorId: string, memberId: string | null): Promise<GivenAlone> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`goodwill:${operatorId}`}, 7105))`.execute(at)
  const { rows } = await sql<{ own: string; all: string }>`
    SELECT coalesce(sum(points), 0) AS all, coalesce(sum(points) FILTER (WHERE member = ${memberId}), 0) AS own
      FROM (SELECT coalesce(after ->> 'given', after ->> 'points')::numeric AS points,
              CASE target_type WHEN 'member' THEN target_id ELSE after ->> 'member' END AS member
            FROM audit WHERE operator_id = ${operatorId} AND act IN ('points.given', 'case.decided') AND second_id IS NULL
              AND at > clock_timestamp() - interval '24 hours') gift`.execute(at)
  return { given_today: Number(rows[0]!.own), given_today_to_all: Number(rows[0]!.all) }
}

/** Who may say yes to a gift: whose own limit is as large, or an owner. */
export const giftApprovers = (points: number): readonly Role[] =>
  ROLES.filter((role) => GOODWILL_ALONE[role] >= Math.min(points, GOODWILL_ALONE.owner))

/** Whether a gift is more than these roles give alone. */
export function isTooMuchAlone(points: number, roles: readonly Role[], { given_today: own, given_today_to_all: all }: GivenAlone): boolean {
  const most = goodwillAlone(roles)
  return points > 0 && (own + points > most || all + points > most * GOODWILL_MEMBERS)
}
