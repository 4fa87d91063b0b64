// What an operator sells: bundles and the VAT on them. Orders that wait keep the price they were opened at.
import { sql } from 'kysely'
import { shortDigest } from '#server/content/changes/change-settings.ts'
import { sqlState, type Db, type Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'

const UNIQUE_VIOLATION = '23505'
export type BundleTerms = { points: number; cents: number; description: Record<string, string>; is_active: boolean }
type Row = { units: string; price_cents: string; description: unknown; is_active: boolean }

export const versionOfBundle = ({ units, price_cents, description, is_active }: Row): string =>
  shortDigest(units, price_cents, description, is_active)
export const termsOfBundle = (row: Row): BundleTerms => ({
  points: Number(row.units) / 100,
  cents: Number(row.price_cents),
  description: row.description as Record<string, string>,
  is_active: row.is_active,
})
const stored = ({ points, cents, description, is_active }: BundleTerms) => ({
  units: points * 100,
  price_cents: cents,
  description: JSON.stringify(Object.fromEntries(Object.entries(description).filter(([, text]) => text !== ''))),
  is_active,
})

/** All of them, and how many were paid in the last 28 days. */
export const listAllBundles = (db: Db | Trx) =>
  db
    .selectFrom('payments.bundle as b')
    .selectAll('b')
    .select(
      sql<string>`(SELECT count(*) FROM payments.orders o WHERE o.bundle_id = b.id AND o.status = 'Successfully'
        AND o.created_at > clock_timestamp() - interval '28 days')`.as('sold'),
    )
    .orderBy('b.position')
    .orderBy('b.id')
    .execute()
/** Throws `bundle.not-found`. Two that change it wait for each other here. */
export async function lockBundle(at: Db | Trx, id: string) {
  const row = await at.selectFrom('payments.bundle').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw problem('bundle.not-found')
  return row
}
export const hasBundle = async (at: Db | Trx, slug: string): Promise<boolean> =>
  (await at.selectFrom('payments.bundle').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined

/** Throws `bundle.slug-taken`. */
export async function createBundle(trx: Trx, slug: string, terms: BundleTerms): Promise<string> {
  try {
    const { rows } = await sql<{ n: number }>`SELECT coalesce(max(position), -1) + 1 AS n FROM payments.bundle`.execute(trx)
    const row = { slug, ...stored(terms), position: rows[0]!.n }
    return (await trx.insertInto('payments.bundle').values(row).returning('id').executeTakeFirstOrThrow()).id
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw problem('bundle.slug-taken')
    throw error
  }
}
export const changeBundle = (trx: Trx, id: string, terms: BundleTerms) =>
  trx.updateTable('payments.bundle').set(stored(terms)).where('id', '=', id).execute()

export { findVatRate as vatRateNow } from './store.ts'
export const listVatRates = (db: Db) =>
  db
    .selectFrom('payments.vat_rate')
    .select(['country', 'bp'])
    .select(sql<Date | null>`nullif(valid_from, '-infinity')`.as('valid_from'))
    .orderBy('country')
    .orderBy('payments.vat_rate.valid_from', 'desc')
    .execute()
/** In force from a time on: what was sold before keeps its own. */
export const setVatRate = (trx: Trx, country: string, percent: number, from: Date) =>
  trx
    .insertInto('payments.vat_rate')
    .values({ country, bp: Math.round(percent * 100), valid_from: from })
    .onConflict((known) => known.columns(['country', 'valid_from']).doUpdateSet({ bp: Math.round(percent * 100) }))
    .execute()
