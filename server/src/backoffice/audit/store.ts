import { sql, type SqlBool } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

export type Filter = {
  q?: string | undefined
  operator?: string | undefined
  act?: string | undefined
  target_type?: string | undefined
  target_id?: string | undefined
  from?: string | undefined
  to?: string | undefined
  by_two?: '1' | undefined
  before?: string | undefined
}
export type AuditRowInside = Awaited<ReturnType<typeof listAudit>>[number]

/** Whatever stands in a pattern stands for itself. */
const like = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** `own`: acts of this operator alone, and those that they were the second person of. */
export const listAudit = (db: Db, filter: Filter, own: string | null, limit: number) => {
  let rows = db
    .selectFrom('audit as a')
    .leftJoin('member as m', 'm.id', 'a.operator_id')
    .leftJoin('member as s', 's.id', 'a.second_id')
    .selectAll('a')
    .select(['m.name as operator_name', 's.name as second_name'])
  if (own !== null) rows = rows.where((eb) => eb.or([eb('a.operator_id', '=', own), eb('a.second_id', '=', own)]))
  if (filter.operator) rows = rows.where('a.operator_id', '=', filter.operator)
  if (filter.act) rows = rows.where('a.act', 'like', `${like(filter.act)}%`)
  if (filter.target_type) rows = rows.where('a.target_type', '=', filter.target_type)
  if (filter.target_id) rows = rows.where('a.target_id', '=', filter.target_id)
  if (filter.from) rows = rows.where(sql<SqlBool>`a.at >= ${filter.from}::date`)
  if (filter.to) rows = rows.where(sql<SqlBool>`a.at < ${filter.to}::date + 1`)
  if (filter.by_two) rows = rows.where('a.second_id', 'is not', null)
  const { q } = filter
  if (q && /^\d{1,18}$/.test(q)) rows = rows.where((eb) => eb.or([eb('a.target_id', '=', q), eb('a.id', '=', q)]))
  else if (q)
    rows = rows.where((eb) =>
      eb.or([eb('a.act', 'like', `${like(q)}%`), eb('a.reason', 'ilike', `%${like(q)}%`), eb('m.name', 'ilike', `${like(q)}%`)]),
    )
  if (filter.before) rows = rows.where('a.id', '<', filter.before)
  return rows.orderBy('a.id', 'desc').limit(limit).execute()
}

/** How many acts there are, until when they are sealed, and how many disagree with their record. */
export async function checkRecords(db: Db): Promise<{ acts: number; sealedAt: Date | null; faults: number }> {
  const { rows } = await sql<{ acts: string; sealed_at: Date | null; faults: string }>`
    SELECT (SELECT count(*) FROM audit) AS acts, (SELECT max(sealed_at) FROM ledger.seal) AS sealed_at,
      (SELECT count(*) FROM ledger.record_violations() v WHERE v.what LIKE 'act %')
        + (SELECT count(*) FROM ledger.seal s, ledger.seal_violations(s.seq, s.seq) v
           WHERE s.seq > (SELECT coalesce(max(seq), 0) - 100 FROM ledger.seal)) AS faults`.execute(db)
  return { acts: Number(rows[0]!.acts), sealedAt: rows[0]!.sealed_at, faults: Number(rows[0]!.faults) }
}
