// Prices that are to change on a day: members see them ahead, where prices stand.
import type { PriceChange } from '@green-room/contract/content'
import type { Db } from '#server/platform/database/database.ts'
import type { LoungeSettings } from '../settings.ts'

/** What members pay with points, and what points cost. */
export const ANNOUNCED = [
  'message_symbol_cost',
  'image_attachment_cost',
  'document_attachment_cost',
  'audio_attachment_cost',
  'video_attachment_cost',
  'new_topic_cost',
  'channel_status_cost',
  'points_convertion_rate',
] as const

type Waiting = { at: Date; changes: Record<string, unknown> }
const CACHED_MS = 2_000
const cache = new WeakMap<Db, { until: number; waiting: Promise<Waiting[]> }>()

/** As it was planned at most two seconds ago. */
function listWaiting(db: Db): Promise<Waiting[]> {
  const known = cache.get(db)
  if (known && known.until > Date.now()) return known.waiting
  const waiting = db
    .selectFrom('setting_change')
    .select(['due_at as at', 'changes'])
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ at, changes }) => ({ at, changes: changes as Record<string, unknown> })))
  cache.set(db, { until: Date.now() + CACHED_MS, waiting })
  waiting.catch(() => cache.delete(db))
  return waiting
}

/** After a change in this process, so that it is told at once. */
export const forgetPlanned = (db: Db): void => void cache.delete(db)

/** Each price beside what it is until then, which an earlier change may have planned. */
export async function listPriceChanges(db: Db, settings: LoungeSettings): Promise<PriceChange[]> {
  const until: Record<string, number> = Object.fromEntries(ANNOUNCED.map((key) => [key, settings[key]]))
  return (await listWaiting(db)).flatMap(({ at, changes }) =>
    ANNOUNCED.flatMap((key) => {
      const [now, later] = [until[key]!, changes[key]]
      if (typeof later !== 'number' || later === now) return []
      until[key] = later
      return [{ at: at.toISOString(), key, now, later }]
    }),
  )
}
