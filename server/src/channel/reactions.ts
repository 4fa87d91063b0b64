import { report } from '#server/ledger/alarm.ts'
import { unhurried } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { verifyChannel } from './verify.ts'

const LOOK_EVERY_S = 3_600

export function channelReactions(lounge: Lounge): void {
  lounge.jobs.every('channel.verify', LOOK_EVERY_S, async () =>
    report(lounge, 'channel', await unhurried(lounge.db, verifyChannel), { isWhole: true }),
  )
}
