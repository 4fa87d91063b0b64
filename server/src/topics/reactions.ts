import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { settleHighlights } from './store.ts'
import { tellLists } from './tell.ts'

const SETTLE_EVERY_S = 60

/** Highlighting follows channel status by the clock: it ends by itself. */
export function topicReactions(lounge: Lounge): void {
  lounge.jobs.every('topics.highlights', SETTLE_EVERY_S, () =>
    transact(lounge.db, async (trx) => {
      const { rows } = await settleHighlights(trx)
      for (const room of new Set(rows.map((row) => row.room_id))) tellLists(lounge, trx, room)
    }),
  )
}
