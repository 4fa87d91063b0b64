import { nearestUnits, toPoints, toUnits } from '@green-room/contract/money/price'
import { lockChannelTime, setChannelTime } from '#server/accounts/members/channel-time.ts'
import type { LoungeSettings } from '#server/content/settings.ts'
import { spend } from '#server/ledger/spend.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { afterCommit } from '#server/platform/transact.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { insertPeriod } from './store.ts'

const DAY_MS = 86_400_000
/** How far ahead channel status may be bought. */
const AHEAD_MAX_MS = 366 * DAY_MS

/**
 * Buys channel status, or extends it: the new time begins where the last ends, or now. Its points go in the same transaction.
 * `shownCost`, in points, is what the member saw; at another price nothing is bought.
 */
export async function becomeChannel(
  lounge: LoungeInside,
  trx: Trx,
  memberId: string,
  shownCost: number | undefined,
  { channel_status_cost: cost, channel_status_duration: days }: LoungeSettings,
): Promise<{ until: string }> {
  const units = toUnits(cost)
  if (shownCost !== undefined && nearestUnits(shownCost) !== units)
    throw problem('channel.price-changed', { payload: { cost: toPoints(units) } })
  const now = lounge.clock.now().getTime()
  const startsAt = new Date(Math.max(now, (await lockChannelTime(trx, memberId))?.getTime() ?? 0))
  const endsAt = new Date(startsAt.getTime() + days * DAY_MS)
  if (endsAt.getTime() > now + AHEAD_MAX_MS) throw problem('channel.too-long')
  const journalId =
    units > 0 ? await spend(lounge, trx, { memberId, cause: 'channel', ref: `${memberId}:${startsAt.getTime()}`, units }) : null
  await insertPeriod(trx, { member_id: memberId, cost: units, starts_at: startsAt, ends_at: endsAt, journal_id: journalId })
  await setChannelTime(trx, memberId, endsAt)
  afterCommit(trx, () => lounge.live.publish(`member:${memberId}`, { name: 'profile.changed', data: {} }))
  return { until: endsAt.toISOString() }
}
