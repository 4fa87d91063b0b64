import { EXPORT_STATES, type Departure, type Export } from '@green-room/contract/personal-data'
import { readChannelTime } from '#server/accounts/members/channel-time.ts'
import { balanceOf } from '#server/ledger/balance.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { listWithdrawable } from '#server/payments/personal.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { countChats } from '#server/topics/personal.ts'
import type { ExportRow } from './store.ts'

export const presentExport = (row: ExportRow): Export => ({
  id: row.id,
  state: EXPORT_STATES.find((state) => state === row.state) ?? 'failed',
  bytes: row.bytes === null ? null : Number(row.bytes),
  ordered_at: row.ordered_at.toISOString(),
  ready_at: row.ready_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
})

export async function presentDeparture(lounge: Lounge, memberId: string): Promise<Departure> {
  const { db, clock } = lounge
  const [{ available, held }, withdrawable, chats, channelUntil] = await Promise.all([
    balanceOf(db, memberId),
    listWithdrawable(lounge, memberId),
    countChats(db, memberId),
    readChannelTime(db, memberId),
  ])
  return {
    points: pointsFrom(available + held),
    withdrawable,
    chats,
    channel_until: channelUntil && channelUntil > clock.now() ? channelUntil.toISOString() : null,
  }
}
