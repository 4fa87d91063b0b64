import { REPLY_STATES, type ReplyStatus } from '@green-room/contract/messages'
import { toPoints } from '@green-room/contract/money/price'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { findLastReply, type ReplyRow } from './reply-store.ts'
import { retryUnits } from './retry-price.ts'

/** How the last reply of a chat stands. A failed one says at which price it may be asked for again. */
export async function replyStatus(db: Db | Trx, topicId: string): Promise<ReplyStatus | null> {
  const row = await findLastReply(db, topicId)
  return row ? presentReply(row, canRetry(row) ? await retryUnits(db, row) : null) : null
}
export function presentReply(row: ReplyRow, units: number | null): ReplyStatus {
  return {
    state: REPLY_STATES.find((state) => state === row.state) ?? 'failed',
    revision: row.revision,
    code: row.code,
    charged: row.charged ?? false,
    since: (row.ended_at ?? row.created_at).toISOString(),
    answers_from: row.answers_from,
    answers_through: row.answers_through,
    retry_price: units === null ? null : toPoints(units),
  }
}
/** A run that ended without a charge and without a whole answer can be asked for again. */
export const canRetry = (row: ReplyRow): boolean => row.state === 'failed' || (row.state === 'stopped' && row.charged === false)
