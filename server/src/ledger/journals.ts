// The ledger as operators read it: journals with what they did to the member and to the till, and their legs. Nothing here writes.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

export type JournalFilter = {
  /** A journal's number. */
  journal?: string | undefined
  /** What one of these ids is about: an order, and its refunds. */
  refs?: readonly string[] | undefined
  member?: string | undefined
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
  before?: string | undefined
}
export type JournalRow = {
  id: string
  created_at: Date
  kind: string
  cause: string
  owner_id: string | null
  ref_type: string | null
  ref_id: string | null
  lot_id: string | null
  reverses: string | null
  actor: string
  reason: string | null
  units: string | null
  after: string | null
  cents: string
}
/** Journals that are no chat; their own index knows them. */
const MONEY = sql`j.kind = ANY ('{topup,fee,grant,refund,chargeback,reversal,adjust,waive}'::text[])`

function where({ journal, refs, member, kind, from, to, before }: JournalFilter): RawBuilder<unknown> {
  const all = [sql`true`]
  if (journal) all.push(sql`j.id = ${journal}`)
  if (refs)
    all.push(sql`j.kind = ANY ('{topup,refund,chargeback,reversal}'::text[]) AND j.ref_type || ' ' || j.ref_id = ANY (${[...refs]}::text[])
      AND j.ref_id = ANY (${refs.map((ref) => ref.split(' ')[1])}::text[])`)
  // By the accounts, whose transfers are in order: a member's captures stand in no statement, and in no index by owner.
  if (member)
    all.push(sql`j.id IN (SELECT t.journal_id FROM ledger.account a JOIN ledger.transfer t ON t.debit_id = a.id WHERE a.owner_id = ${member}
      UNION SELECT t.journal_id FROM ledger.account a JOIN ledger.transfer t ON t.credit_id = a.id WHERE a.owner_id = ${member})`)
  if (kind) all.push(kind === 'money' ? MONEY : sql`${MONEY} AND j.kind = ${kind}`)
  if (from) all.push(sql`j.created_at >= ${from}::date`)
  if (to) all.push(sql`j.created_at < ${to}::date + 1`)
  if (before) all.push(sql`j.id < ${before}`)
  return sql.join(all, sql` AND `)
}

export const listJournals = async (db: Db, filter: JournalFilter, limit: number): Promise<JournalRow[]> =>
  (
    await sql<JournalRow>`
      SELECT j.id, j.created_at, j.kind, j.cause, j.owner_id, j.ref_type, j.ref_id, j.lot_id, j.reverses, j.actor, j.reason, l.units, l.after, l.cents
      FROM (SELECT * FROM ledger.journal j WHERE ${where(filter)} ORDER BY j.id DESC LIMIT ${limit}) j
      CROSS JOIN LATERAL (
        SELECT sum(CASE WHEN c.role = 'available' THEN t.amount WHEN d.role = 'available' THEN -t.amount END)::bigint AS units,
          (array_agg(CASE WHEN c.role = 'available' THEN t.credit_after ELSE t.debit_after END ORDER BY t.id DESC)
            FILTER (WHERE 'available' IN (c.role, d.role)))[1] AS after,
          coalesce(sum(CASE WHEN c.code LIKE 'system:clearing:%' THEN t.amount WHEN d.code LIKE 'system:clearing:%' THEN -t.amount END), 0)::bigint AS cents
        FROM ledger.transfer t JOIN ledger.account d ON d.id = t.debit_id JOIN ledger.account c ON c.id = t.credit_id WHERE t.journal_id = j.id) l
      ORDER BY j.id DESC`.execute(db)
  ).rows

export type LegRow = {
  id: string
  journal_id: string
  debit: string
  credit: string
  ccy: 'PTS' | 'EUR'
  amount: string
  debit_after: string | null
  credit_after: string | null
}
export const listLegs = async (db: Db, journalIds: readonly string[]): Promise<LegRow[]> =>
  (
    await sql<LegRow>`SELECT t.id, t.journal_id, d.code AS debit, c.code AS credit, t.ccy, t.amount, t.debit_after, t.credit_after
      FROM ledger.transfer t JOIN ledger.account d ON d.id = t.debit_id JOIN ledger.account c ON c.id = t.credit_id
      WHERE t.journal_id = ANY (${[...journalIds]}::bigint[]) ORDER BY t.journal_id DESC, t.id`.execute(db)
  ).rows

export type HoldRow = { id: string; opened_by: string; resolved_by: string | null; state: string; amount: string; captured: string | null }
/** The hold that a journal opened or ended, what reversed it, and whether a seal covers it. */
export async function readContext(
  db: Db,
  journalId: string,
): Promise<{ hold: HoldRow | undefined; reversedBy: string | null; sealed: string | null }> {
  const [holds, rest] = await Promise.all([
    sql<HoldRow>`SELECT id, opened_by, resolved_by, state, amount, captured FROM ledger.hold WHERE ${journalId} IN (opened_by, resolved_by)`.execute(
      db,
    ),
    sql<{
      reversed_by: string | null
      sealed: string | null
    }>`SELECT (SELECT id FROM ledger.journal WHERE reverses = ${journalId}) AS reversed_by,
      (SELECT min(seq) FROM ledger.seal WHERE upto_journal >= ${journalId}) AS sealed`.execute(db),
  ])
  return { hold: holds.rows[0], reversedBy: rest.rows[0]?.reversed_by ?? null, sealed: rest.rows[0]?.sealed ?? null }
}
