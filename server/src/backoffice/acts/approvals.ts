// A wish and its answer: another person with the right says yes, and the act runs in that transaction, if it still is what was shown.
import { ALONE_HOURS, mayAct, type Role } from '@green-room/contract/wire/backoffice-rights'
import type { Approval } from '@green-room/contract/backoffice/backoffice'
import type { DeskDoor } from '@green-room/contract/backoffice/endpoint'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { recordAct, type Actor } from './record-act.ts'
import type { Desk } from './desk.ts'
import { approversOf, type Act } from './act.ts'
import { bound, requireOther, runAct } from './serve-act.ts'
import { answerWish, countOthers, letInBy, listWishes, lockWish, rolesNow, type WishRow } from './store.ts'

const HOUR_MS = 3_600_000
const aloneFrom = (wishedAt: Date): Date => new Date(wishedAt.getTime() + ALONE_HOURS * HOUR_MS)
/** The doors whose wishes these roles may answer. */
export const answerable = (desk: Desk, roles: readonly Role[]): string[] =>
  [...desk.acts].filter(([, { door }]) => mayAct(roles, door.desk)).map(([name]) => name)

type Open = NonNullable<Awaited<ReturnType<typeof lockWish>>> & {
  known: { door: DeskDoor; act: Act<{ reason: string }> }
}

async function openWish(desk: Desk, trx: Trx, id: string, operator: Actor): Promise<Open> {
  const wish = await lockWish(trx, id)
  const known = wish && desk.acts.get(wish.door)
  if (!wish || !known || !(mayAct(operator.roles, known.door.desk) || wish.wished_by === operator.memberId))
    throw problem('approval.not-found')
  if (wish.answer !== null || wish.lapses_at <= desk.lounge.clock.now()) throw problem('approval.lapsed')
  return { ...wish, known }
}

/** Throws `approval.…`, and whatever stands against the act by now. */
export async function approve(desk: Desk, trx: Trx, id: string, operator: Actor): Promise<Record<string, unknown> | null> {
  const wish = await openWish(desk, trx, id, operator)
  const { act, door } = wish.known
  const now = desk.lounge.clock.now()
  const isOwn = wish.wished_by === operator.memberId
  const input = wish.input as { reason: string }
  const approvers = approversOf(act, door.desk, input)
  const maySay = operator.roles.some((role) => approvers.includes(role))
  if (isOwn) {
    if (!maySay || (await countOthers(trx, approvers, operator.memberId)) > 0) throw problem('approval.same-person')
    if (aloneFrom(wish.wished_at) > now) throw problem('approval.too-early', { payload: { from: aloneFrom(wish.wished_at).toISOString() } })
  }
  if (!maySay) throw problem('approval.above-you')
  // Whom the wisher has just let in is no sooner another person than somebody alone is.
  const from = isOwn ? null : await letInBy(trx, { id: operator.memberId, by: wish.wished_by, roles: approvers })
  if (from && aloneFrom(from) > now) throw problem('approval.too-early', { payload: { from: aloneFrom(from).toISOString() } })
  requireOther(act, input, operator)
  if (!bound(act, await act.preview(trx, input, wish.wished_by)).equals(wish.digest)) throw problem('approval.changed')
  await answerWish(trx, id, { answer: 'yes', answered_by: operator.memberId, answered_at: now, is_alone: isOwn })
  const wisher: Actor = { ...operator, memberId: wish.wished_by, roles: await rolesNow(trx, wish.wished_by) }
  return runAct(trx, act, input, wisher, { id, secondId: operator.memberId })
}

export async function decline(desk: Desk, trx: Trx, id: string, reason: string, operator: Actor): Promise<void> {
  const wish = await openWish(desk, trx, id, operator)
  const answer = wish.wished_by === operator.memberId ? 'withdrawn' : 'no'
  await answerWish(trx, id, { answer, answered_by: operator.memberId, answered_at: desk.lounge.clock.now() })
  const target = { type: wish.target_type, id: wish.target_id }
  await recordAct(trx, {
    operator,
    act: answer === 'no' ? 'approval.declined' : 'approval.withdrawn',
    target,
    after: { door: wish.door, approval: id },
    reason,
  })
}

export async function listApprovals(
  desk: Desk,
  db: Db,
  who: { memberId: string; roles: readonly Role[] },
  { state, before, limit }: { state: 'open' | 'all'; before: string | null; limit: number },
): Promise<Approval[]> {
  const now = desk.lounge.clock.now()
  const doors = answerable(desk, who.roles)
  const rows = await listWishes(db, { doors, memberId: who.memberId, openAt: state === 'open' ? now : null, before, limit })
  return Promise.all(rows.map((row) => present(desk, db, who, row, now)))
}

async function present(desk: Desk, db: Db, who: { memberId: string; roles: readonly Role[] }, row: WishRow, now: Date): Promise<Approval> {
  const isMine = row.wished_by === who.memberId
  const known = desk.acts.get(row.door)
  const approvers = known ? approversOf(known.act, known.door.desk, row.input as { reason: string }) : []
  const isAlone = isMine && who.roles.some((role) => approvers.includes(role)) && (await countOthers(db, approvers, who.memberId)) === 0
  return {
    id: row.id,
    door: row.door,
    input: row.input as Record<string, unknown>,
    preview: row.preview as Record<string, unknown>,
    reason: row.reason,
    target: { type: row.target_type, id: row.target_id },
    wished_by: { id: row.wished_by, name: row.wished_by_name },
    wished_at: row.wished_at.toISOString(),
    lapses_at: row.lapses_at.toISOString(),
    is_mine: isMine,
    alone_from: isAlone ? aloneFrom(row.wished_at).toISOString() : null,
    state: (row.answer as Approval['state'] | null) ?? (row.lapses_at <= now ? 'lapsed' : 'open'),
  }
}
