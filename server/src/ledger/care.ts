// Spending care (docs/product/money.md): limits and breaks that members set themselves. The books refuse what goes against them (0013-channel.sql).
import type { SpendingCare } from '@green-room/contract/ledger'
import { sql } from 'kysely'
import { readSettings, type LoungeSettings } from '#server/content/settings.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { pointsFrom, unitsFrom } from './units.ts'

const DAY_MS = 86_400_000

type LimitRow = { span: 'day' | 'week'; limit: string | null; used: string; next_units: string | null; next_from: Date | null }

type Care = Pick<SpendingCare, 'daily' | 'weekly' | 'break_until'>

export async function readCare(db: Db | Trx, memberId: string): Promise<Care> {
  const { rows } = await sql<LimitRow>`
    SELECT s.span, ledger.limit_now(l) AS limit, ledger.spent_since(${memberId}, clock_timestamp() - s.length) AS used,
           CASE WHEN l.next_from > clock_timestamp() THEN l.next_units END AS next_units,
           CASE WHEN l.next_from > clock_timestamp() THEN l.next_from END AS next_from
      FROM (VALUES ('day', interval '24 hours'), ('week', interval '7 days')) AS s (span, length)
      LEFT JOIN ledger.spending_limit l ON l.owner_id = ${memberId} AND l.span = s.span`.execute(db)
  const of = (span: LimitRow['span']): SpendingCare['daily'] => {
    const row = rows.find((found) => found.span === span)!
    return {
      limit: points(row.limit),
      used: pointsFrom(row.used),
      next: row.next_from && { limit: points(row.next_units), from: row.next_from.toISOString() },
    }
  }
  return { daily: of('day'), weekly: of('week'), break_until: (await breakOf(db, memberId))?.toISOString() ?? null }
}

/** With what the operators offer: how long breaks are, and when a note comes. */
export async function presentCare(db: Db, memberId: string): Promise<SpendingCare> {
  const [care, settings] = [await readCare(db, memberId), await readSettings(db)]
  return { ...care, note_percent: settings.spending_note_percent, breaks: breaksOf(settings) }
}
export const breaksOf = (settings: LoungeSettings): number[] =>
  [...new Set([settings.break_days_short, settings.break_days_middle, settings.break_days_long])].toSorted((a, b) => a - b)

/** In points; null is no limit. A lower one counts at once, a higher one after 24 hours. */
export async function setLimits(trx: Trx, memberId: string, limits: { daily: number | null; weekly: number | null }): Promise<void> {
  await sql`SELECT ledger.set_limit(${memberId}, 'day', ${units(limits.daily)}), ledger.set_limit(${memberId}, 'week', ${units(limits.weekly)})`.execute(
    trx,
  )
}

/** No points are spent and none are bought until then. A break that is longer already stays. */
export async function takeBreak(trx: Trx, memberId: string, days: number, now: Date): Promise<void> {
  await sql`SELECT ledger.take_break(${memberId}, ${new Date(now.getTime() + days * DAY_MS)})`.execute(trx)
}

/** Throws `ledger.on-break` with its end: what brings points in asks here before it begins. */
export async function requireNoBreak(db: Db | Trx, memberId: string): Promise<void> {
  const until = await breakOf(db, memberId)
  if (until) throw problem('ledger.on-break', { payload: { until: until.toISOString() } })
}

async function breakOf(db: Db | Trx, memberId: string): Promise<Date | null> {
  const { rows } = await sql<{
    until: Date
  }>`SELECT until FROM ledger.spending_break WHERE owner_id = ${memberId} AND until > clock_timestamp()`.execute(db)
  return rows[0]?.until ?? null
}
const points = (units: string | null): number | null => (units === null ? null : pointsFrom(units))
const units = (limit: number | null): bigint | null => (limit === null ? null : unitsFrom(limit))
