// Webhooks of the gateway: stored before they are acknowledged, and done with only when they were applied.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { WebhookHint } from '../gateways/gateway.ts'

/** Whether each of these was delivered before: then there is nothing to keep. */
export async function areKnown(db: Db, gateway: string, hints: WebhookHint[]): Promise<boolean> {
  const ids = [...new Set(hints.map((hint) => hint.eventId))]
  const { rows } = await sql`SELECT 1 FROM payments.inbox WHERE gateway = ${gateway} AND event_id = ANY(${ids})`.execute(db)
  return rows.length === ids.length
}
/** Keeps what is new, and answers whose news it is. In one order everywhere, so that deliveries that overlap don't lock each other out. */
export async function keepHints(trx: Trx, gateway: string, hints: WebhookHint[]): Promise<string[]> {
  const rows = hints.map(({ eventId, providerRef, hint, at }) => ({ gateway, event_id: eventId, provider_ref: providerRef, hint, at }))
  rows.sort((a, b) => (a.event_id < b.event_id ? -1 : 1))
  const kept = await trx
    .insertInto('payments.inbox')
    .values(rows)
    .onConflict((known) => known.doNothing())
    .returning('provider_ref')
    .execute()
  return [...new Set(kept.map((row) => row.provider_ref))].toSorted()
}
/** The database's own time: what came in before it was known when the gateway was asked after it. */
export const readNow = async (db: Db): Promise<Date> => (await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)).rows[0]!.now
export const markApplied = (db: Db, gateway: string, ref: string, upto: Date) =>
  db
    .updateTable('payments.inbox')
    .set({ applied_at: sql`clock_timestamp()` })
    .where('gateway', '=', gateway)
    .where('provider_ref', '=', ref)
    .where('applied_at', 'is', null)
    .where('received_at', '<=', upto)
    .execute()
/** Checkouts whose webhooks have waited longer than a job takes. */
export const listLate = async (db: Db, gateway: string, limit: number): Promise<string[]> =>
  (
    await sql<{ ref: string }>`SELECT DISTINCT provider_ref AS ref FROM payments.inbox
      WHERE gateway = ${gateway} AND applied_at IS NULL AND received_at < clock_timestamp() - interval '1 minute' LIMIT ${limit}`.execute(
      db,
    )
  ).rows.map((row) => row.ref)
