// What models were asked for, by day, and the prices that it had: for the figures of the back office.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { AskedFor, Use } from '../engine/meter.ts'
import { notePrice } from './token-prices.ts'

export function createUsage({ db, log }: { db: Db; log: Log }): (asked: AskedFor, use: Use) => Promise<void> {
  const priced = new Set<string>()
  return async ({ characterId = '0', roomId = '0' }, { purpose, door, model, price, tokens, isFailed }) => {
    const { input, cached = 0, written = 0, output } = tokens
    try {
      await sql`INSERT INTO model_day AS d (purpose, door, model, character_id, room_id, failures, tokens_read, tokens_cached, tokens_stored, tokens_written)
        VALUES (${purpose}, ${door}, ${model}, ${characterId}, ${roomId}, ${Number(isFailed)}, ${Math.round(input)},
          ${cached}, ${written}, ${Math.round(output)})
        ON CONFLICT (day, purpose, door, model, character_id, room_id) DO UPDATE SET calls = d.calls + 1, failures = d.failures + EXCLUDED.failures,
          tokens_read = d.tokens_read + EXCLUDED.tokens_read, tokens_cached = d.tokens_cached + EXCLUDED.tokens_cached,
          tokens_stored = d.tokens_stored + EXCLUDED.tokens_stored, tokens_written = d.tokens_written + EXCLUDED.tokens_written`.execute(db)
      if (!price || priced.has(`${door} ${model}`)) return
      await notePrice(db, { door, model, price })
      priced.add(`${door} ${model}`)
    } catch (error) {
      log.warn({ err: error }, 'models: a call is missing among the figures of the day')
    }
  }
}
