// VAT of a quarter, from its receipts and credit notes: each counts in the quarter in which it was issued, so a quarter that is over never changes.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

export const EU = new Set('at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se'.split(' '))
/** The tax authorities call it EL. */
export const vatCountry = (country: string): string => (country === 'gr' ? 'EL' : country.toUpperCase())

export type VatRow = { country: string; bp: number; documents: number; gross: number; net: number; vat: number }
export type Correction = VatRow & { of: string }
type Found = { of: string; country: string; bp: number; documents: string; gross: string; net: string; vat: string }

/** In UTC, as the receipts are dated. */
export const quarterAt = (at: Date): string => `${at.getUTCFullYear()}-Q${Math.floor(at.getUTCMonth() / 3) + 1}`
const bounds = (quarter: string): [Date, Date] => {
  const [year, place] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6)) - 1]
  return [new Date(Date.UTC(year, place * 3, 1)), new Date(Date.UTC(year, place * 3 + 3, 1))]
}

export async function readVat(db: Db, quarter: string, livemode: boolean): Promise<{ supplies: VatRow[]; corrections: Correction[] }> {
  const [from, to] = bounds(quarter)
  const sign = sql`CASE r.kind WHEN 'receipt' THEN 1 ELSE -1 END`
  const { rows } = await sql<Found>`
    SELECT to_char(first.issued_at AT TIME ZONE 'UTC', 'YYYY"-Q"Q') AS of, o.vat_country AS country, o.vat_rate_bp AS bp, count(*) AS documents,
      sum(${sign} * r.gross_cents) AS gross, sum(${sign} * r.net_cents) AS net, sum(${sign} * r.vat_cents) AS vat
    FROM payments.receipt r JOIN payments.orders o ON o.id = r.order_id
    JOIN payments.receipt first ON first.order_id = r.order_id AND first.kind = 'receipt'
    WHERE r.issued_at >= ${from} AND r.issued_at < ${to} AND o.livemode = ${livemode}
    GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 3`.execute(db)
  const figures = rows.map(({ of, country, bp, documents, gross, net, vat }) => ({
    of,
    country,
    bp,
    documents: Number(documents),
    gross: Number(gross),
    net: Number(net),
    vat: Number(vat),
  }))
  return {
    supplies: figures.filter(({ of }) => of === quarter).map(({ of: _of, ...row }) => row),
    corrections: figures.filter(({ of }) => of !== quarter),
  }
}

/** Quarters in which anything was issued, the newest first, and the one that runs. */
export async function listQuarters(db: Db, now: Date, livemode: boolean): Promise<string[]> {
  const { rows } = await sql<{ first: Date | null }>`SELECT min(r.issued_at) AS first FROM payments.receipt r
    WHERE r.series LIKE ${livemode ? 'R-%' : 'TEST-%'}`.execute(db)
  const quarters = [quarterAt(now)]
  const first = rows[0]?.first
  for (let [from] = bounds(quarters[0]!); first && from > first;) {
    from = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - 3, 1))
    quarters.push(quarterAt(from))
  }
  return quarters
}
