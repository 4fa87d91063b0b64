import type { Db, Trx } from '#server/platform/database/database.ts'
import { shortDigest } from './change-settings.ts'

export const versionOfCurrency = (row: { symbol: string; rate_millionths: string }): string => shortDigest(row.symbol, row.rate_millionths)

export { listCurrencyRows as listCurrencies } from '../store.ts'

/** Two that change a currency wait for each other here. */
export const lockCurrency = (at: Db | Trx, code: string) =>
  at.selectFrom('currency').selectAll().where('code', '=', code).forNoKeyUpdate().executeTakeFirst()

/** A rate in units for one euro. How many decimals a currency has is the world's to say. */
export async function setCurrency(trx: Trx, { code, symbol, rate }: { code: string; symbol: string; rate: number }): Promise<void> {
  const rateMillionths = Math.round(rate * 1_000_000)
  await trx
    .insertInto('currency')
    .values((eb) => ({
      code,
      symbol,
      rate_millionths: rateMillionths,
      minor_digits: decimalsOf(code),
      position: eb.selectFrom('currency').select((one) => one.fn.coalesce(one(one.fn.max('position'), '+', 1), one.lit(0)).as('position')),
    }))
    .onConflict((known) => known.column('code').doUpdateSet({ symbol, rate_millionths: rateMillionths }))
    .execute()
}

/** Codes that ISO 4217 doesn't know have no name. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)
const decimalsOf = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2
