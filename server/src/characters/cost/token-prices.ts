// Prices of tokens, dated: the configuration's from the day on which it was first asked with, and those that operators set for the days to come.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Price } from '../engine/price.ts'

type Priced = { door: string; model: string; price: Price }
export type TokenPrice = Priced & { valid_from: string; by: string | null; operator_id: string | null }

const TODAY = sql`(clock_timestamp() AT TIME ZONE 'UTC')::date`

/** A price of the configuration that is another than the one before holds from today on. */
export const notePrice = (db: Db, { door, model, price: { input, cached, output } }: Priced) =>
  sql`INSERT INTO token_price (door, model, valid_from, read_micro, cached_micro, written_micro)
    SELECT ${door}, ${model}, ${TODAY}, ${input}, ${cached}, ${output} WHERE NOT EXISTS (SELECT 1 FROM (
      SELECT read_micro, cached_micro, written_micro FROM token_price
        WHERE door = ${door} AND model = ${model} AND operator_id IS NULL ORDER BY valid_from DESC LIMIT 1) last
      WHERE last.read_micro = ${input} AND last.cached_micro = ${cached} AND last.written_micro = ${output})
    ON CONFLICT DO NOTHING`.execute(db)

/** The newest first. */
export async function listPrices(at: Db | Trx): Promise<TokenPrice[]> {
  const { rows } = await sql<Omit<TokenPrice, 'price'> & Record<'input' | 'cached' | 'output', string>>`
    SELECT p.door, p.model, p.valid_from::text AS valid_from, p.read_micro AS input, p.cached_micro AS cached, p.written_micro AS output,
      p.operator_id, m.name AS by
    FROM token_price p LEFT JOIN member m ON m.id = p.operator_id ORDER BY p.door, p.model, p.valid_from DESC`.execute(at)
  return rows.map(({ input, cached, output, ...row }) => ({
    ...row,
    price: { input: Number(input), cached: Number(cached), output: Number(output) },
  }))
}
/** Whether this model was ever asked at this door, or has a price there. */
export const isKnown = async (at: Db | Trx, door: string, model: string): Promise<boolean> =>
  (
    await sql<{ is: boolean }>`SELECT EXISTS (SELECT 1 FROM model_day WHERE door = ${door} AND model = ${model})
      OR EXISTS (SELECT 1 FROM token_price WHERE door = ${door} AND model = ${model}) AS is`.execute(at)
  ).rows[0]!.is
export const todayOf = async (at: Db | Trx): Promise<string> =>
  (await sql<{ day: string }>`SELECT ${TODAY}::text AS day`.execute(at)).rows[0]!.day

/** From `from` on, which is today or later; said again for the same day, it replaces what was said. */
export const setPrice = (trx: Trx, { door, model, price: { input, cached, output } }: Priced, from: string, operatorId: string) =>
  sql`INSERT INTO token_price (door, model, valid_from, read_micro, cached_micro, written_micro, operator_id)
    VALUES (${door}, ${model}, ${from}::date, ${input}, ${cached}, ${output}, ${operatorId})
    ON CONFLICT (door, model, valid_from) DO UPDATE SET read_micro = EXCLUDED.read_micro, cached_micro = EXCLUDED.cached_micro,
      written_micro = EXCLUDED.written_micro, operator_id = EXCLUDED.operator_id`.execute(trx)
