// Attempts at the gateway: one open at a time for an order. When somebody looks, and when the reconciler does, stands in their rows.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

type Source = Db | Trx
/** A payment page lives for half an hour; one minute more, since gateways ask for thirty at least. */
const CHECKOUT_LIFE_S = 31 * 60
/** When the reconciler looks first: a webhook or the member's own page is quicker, or something is wrong. */
const FIRST_LOOK_S = 45

export const findAttempt = (db: Source, orderId: string) =>
  db.selectFrom('payments.checkout').selectAll().where('order_id', '=', orderId).orderBy('attempt', 'desc').limit(1).executeTakeFirst()
export const findAttemptByRef = (db: Source, gateway: string, ref: string) =>
  db.selectFrom('payments.checkout').selectAll().where('gateway', '=', gateway).where('provider_ref', '=', ref).executeTakeFirst()
/** The gateway's answer was lost and is found again: the order's first attempt without a provider id gets it. */
export const adoptAttempt = async (trx: Trx, orderId: string, gateway: string, ref: string) =>
  (
    await sql<{ attempt: number }>`UPDATE payments.checkout SET provider_ref = ${ref}
      WHERE (order_id, attempt) = (SELECT order_id, attempt FROM payments.checkout WHERE order_id = ${orderId} AND gateway = ${gateway} AND provider_ref IS NULL
        ORDER BY attempt LIMIT 1) AND provider_ref IS NULL RETURNING attempt`.execute(trx)
  ).rows[0]
export type AttemptKey = { order_id: string; attempt: number }
/** Its end and the first look of the reconciler are counted from now. */
export const insertAttempt = (db: Source, key: AttemptKey & { gateway: string }) =>
  sql`INSERT INTO payments.checkout (order_id, attempt, gateway, expires_at, next_look_at) VALUES (${key.order_id}, ${key.attempt}, ${key.gateway},
      date_trunc('second', clock_timestamp()) + make_interval(secs => ${CHECKOUT_LIFE_S}), clock_timestamp() + make_interval(secs => ${FIRST_LOOK_S}))
      ON CONFLICT DO NOTHING`.execute(db)
export const nameAttempt = (db: Source, key: AttemptKey, ref: string, redirectUrl: string) =>
  db
    .updateTable('payments.checkout')
    .set({ provider_ref: ref, redirect_url: redirectUrl })
    .where('order_id', '=', key.order_id)
    .where('attempt', '=', key.attempt)
    .where((of) => of.or([of('provider_ref', 'is', null), of('provider_ref', '=', ref)]))
    .execute()
/** Marks an attempt that we close ourselves: its end is not the end of the order. */
export const markClosing = (db: Source, key: AttemptKey) =>
  sql`UPDATE payments.checkout SET closing_at = coalesce(closing_at, clock_timestamp()) WHERE order_id = ${key.order_id} AND attempt = ${key.attempt}`.execute(
    db,
  )
export const closeAttempt = async (db: Source, key: AttemptKey): Promise<boolean> =>
  (
    await sql`UPDATE payments.checkout SET closed_at = clock_timestamp(), next_look_at = NULL
      WHERE order_id = ${key.order_id} AND attempt = ${key.attempt} AND closed_at IS NULL`.execute(db)
  ).numAffectedRows === 1n
/** Replaces the attempt that ends by a new one: a waiting order always has exactly one, and the end of that one ends the order. */
export async function replaceAttempt(trx: Trx, key: AttemptKey & { gateway: string }): Promise<void> {
  const { order_id, attempt, gateway } = key
  if (await closeAttempt(trx, key)) await insertAttempt(trx, { order_id, attempt: attempt + 1, gateway })
}
/** Takes the turn to look at the gateway, where nobody has looked for so long; answers the name to ask for. */
export const takeLook = async (db: Source, orderId: string, freshS: number): Promise<string | undefined> =>
  (
    await sql<{ provider_ref: string }>`UPDATE payments.checkout SET checked_at = clock_timestamp()
      WHERE order_id = ${orderId} AND closed_at IS NULL AND provider_ref IS NOT NULL
        AND (checked_at IS NULL OR checked_at < clock_timestamp() - make_interval(secs => ${freshS})) RETURNING provider_ref`.execute(db)
  ).rows[0]?.provider_ref

export type Look = AttemptKey & { gateway: string; provider_ref: string | null; is_over: boolean; is_given_up: boolean }
/** Attempts whose look is due, oldest first: their next look is put off, longer each time, so that a crash only delays it. */
export const takeDueLooks = async (db: Source, gateway: string, limit: number): Promise<Look[]> =>
  (
    await sql<Look>`
      UPDATE payments.checkout c SET looks = looks + 1, next_look_at = clock_timestamp() + make_interval(secs => least(60 * 2 ^ least(looks, 6), 3600))
      WHERE (order_id, attempt) IN (SELECT order_id, attempt FROM payments.checkout WHERE gateway = ${gateway} AND next_look_at <= clock_timestamp()
        ORDER BY next_look_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING order_id, attempt, gateway, provider_ref, expires_at < clock_timestamp() - interval '10 minutes' AS is_over,
        created_at < clock_timestamp() - interval '3 days' AND closed_at IS NULL AS is_given_up`.execute(db)
  ).rows
/** A refund was asked for and is under way: should its news be lost, the order is looked at again. */
export const lookLater = (trx: Trx, orderId: string) =>
  sql`UPDATE payments.checkout SET next_look_at = clock_timestamp() + interval '1 hour' WHERE order_id = ${orderId} AND provider_ref IS NOT NULL`.execute(
    trx,
  )
/** Polls rarely, or no more: only refunds and disputes under way are asked for, a few times a day. */
export const scheduleLook = (trx: Trx, key: AttemptKey, state: 'never' | 'later') =>
  sql`UPDATE payments.checkout SET next_look_at = ${state === 'never' ? null : sql`clock_timestamp() + interval '6 hours'`}
        WHERE order_id = ${key.order_id} AND attempt = ${key.attempt}`.execute(trx)
