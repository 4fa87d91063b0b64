import type { MemberPage, MemberRow } from '@green-room/contract/backoffice/members'
import { listedCountry } from '#server/accounts/members/countries.ts'
import { countSessions, lastSeen, readMember, readSessions, type Found } from '#server/accounts/members/find-members.ts'
import { balanceOf } from '#server/ledger/balance.ts'
import { readCare } from '#server/ledger/care.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { lastOrders, lotsOf } from '#server/payments/orders/member-orders.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { decisionsOfMember } from '#server/reports/decision-store.ts'
import { listMarks } from '#server/reports/personal.ts'
import { countByState } from '#server/topics/personal.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null

/** One letter and the mail's house: enough to recognise, too little to write to. */
export const masked = (email: string | null): string => (email === null ? '' : `${email[0]}•••${email.slice(email.lastIndexOf('@'))}`)

export function standingOf(row: Found): MemberRow['standing'] {
  if (row.deleted_at) return 'deleted'
  if (row.suspended_at) return 'suspended'
  if (row.paused_at) return 'paused'
  return row.verified_at ? 'well' : 'unverified'
}

export const presentRow = (row: Found, units: bigint): MemberRow => ({
  id: row.id,
  name: `${row.name}${row.surname === '' ? '' : ` ${Array.from(row.surname)[0]}.`}`,
  email: masked(row.email),
  language: row.language_code,
  created_at: row.created_at.toISOString(),
  verified_at: time(row.verified_at),
  standing: standingOf(row),
  points: pointsFrom(units),
})

/** Throws `member.not-found`. */
export async function presentPage(db: Db, memberId: string): Promise<MemberPage> {
  const row = await readMember(db, memberId)
  if (!row) throw problem('member.not-found')
  const [unspent, balance, care, chats, sessions, seen, orders, reports, decisions] = await Promise.all([
    unspentOf(db, memberId),
    balanceOf(db, memberId),
    readCare(db, memberId),
    countByState(db, memberId),
    readSessions(db, memberId),
    lastSeen(db, memberId),
    lastOrders(db, memberId),
    listMarks(db, memberId),
    decisionsOfMember(db, memberId),
  ])
  return {
    member: {
      ...presentRow(row, balance.available),
      surname: row.surname === '' ? '' : `${Array.from(row.surname)[0]}.`,
      avatar_color: row.avatar_color,
      country: row.country === null ? null : (listedCountry(row.country, 'en')?.title ?? row.country),
      last_seen_at: time(seen),
      channel_until: time(row.channel_expires_at),
      suspended_until: time(row.suspended_until),
      paused_until: time(row.paused_until),
    },
    books: {
      available: pointsFrom(balance.available),
      bought: unspent.points,
      bought_cents: unspent.cents,
      held: pointsFrom(balance.held),
      owed: pointsFrom(balance.owed),
      lots: unspent.lots,
    },
    care: { daily: care.daily.limit, weekly: care.weekly.limit, break_until: care.break_until },
    chats,
    sessions,
    orders,
    reports,
    decisions: decisions.map(({ id, outcome, ground, by, valid_until, created_at }) => ({
      id,
      outcome,
      ground,
      by,
      valid_until: time(valid_until),
      created_at: created_at.toISOString(),
    })),
  }
}

/** Bought points that nobody spent, what they cost, and the orders they came by. */
export async function unspentOf(
  db: Db | Trx,
  memberId: string,
): Promise<{ points: number; cents: number; lots: MemberPage['books']['lots'] }> {
  const lots = await lotsOf(db, memberId)
  const bought = lots.filter(({ orderId }) => orderId !== null)
  return {
    points: pointsFrom(bought.reduce((sum, { unused }) => sum + unused, 0n)),
    cents: bought.reduce((sum, { unusedCents }) => sum + (unusedCents ?? 0), 0),
    lots: lots.map(({ kind, orderId, number, units, unused, unusedCents }) => ({
      kind,
      order_id: orderId,
      number,
      points: pointsFrom(units),
      unused: pointsFrom(unused),
      unused_cents: unusedCents,
    })),
  }
}

/** What any act on a member says before it is done. Throws `member.not-found`, `member.deleted`. */
export async function standing(at: Db | Trx, memberId: string) {
  const row = await readMember(at, memberId)
  if (!row) throw problem('member.not-found')
  if (row.deleted_at) throw problem('member.deleted')
  return { row, standing: standingOf(row), sessions: await countSessions(at, memberId) }
}
