// The last 28 days at other prices: what was sold by day is counted in the database, as numbers.
import { sql } from 'kysely'
import { toPoints, toUnits } from '@green-room/contract/money/price'
import type { LoungeSettings } from '#server/content/settings.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'

const DAYS = 28
const PRICES = {
  symbols: 'message_symbol_cost',
  image: 'image_attachment_cost',
  document: 'document_attachment_cost',
  audio: 'audio_attachment_cost',
  video: 'video_attachment_cost',
  topic: 'new_topic_cost',
  channel: 'channel_status_cost',
} as const

const readSold = async (at: Db | Trx): Promise<{ name: string; value: string }[]> =>
  (
    await sql<{ name: string; value: string }>`SELECT name, sum(value) AS value FROM figures.sold
      WHERE day > (clock_timestamp() AT TIME ZONE 'UTC')::date - ${DAYS}::int GROUP BY 1`.execute(at)
  ).rows

/** Points that members would have paid for the same at the prices of either. */
export async function resold(at: Db | Trx, now: LoungeSettings, after: LoungeSettings): Promise<{ now: number; later: number }> {
  const sold = await readSold(at)
  const total = (prices: LoungeSettings): number =>
    toPoints(
      sold.reduce((sum, { name, value }) => {
        const key = PRICES[name as keyof typeof PRICES] as (typeof PRICES)[keyof typeof PRICES] | undefined
        return key ? sum + BigInt(value) * BigInt(toUnits(prices[key])) : sum
      }, 0n),
    )
  return { now: total(now), later: total(after) }
}
/** Whether a change moves what members pay points for. */
export const isPaidFor = (key: string): boolean => (Object.values(PRICES) as string[]).includes(key)
