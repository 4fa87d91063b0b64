import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

type Source = Db | Trx
const one = async <Row>(query: RawBuilder<Row>, db: Source): Promise<Row> => (await query.execute(db)).rows[0]!

/** An order with what its payment and its refunds made of it. */
export const selectOrders = (db: Source) =>
  db
    .selectFrom('payments.orders as o')
    .leftJoin('payments.fact as p', (join) => join.onRef('p.order_id', '=', 'o.id').on('p.fact', '=', 'paid'))
    .leftJoin('payments.receipt as r', (join) => join.onRef('r.order_id', '=', 'o.id').on('r.kind', '=', 'receipt'))
    .selectAll('o')
    .select([
      'p.card_brand',
      'p.card_last4',
      'p.card_country',
      'p.sca',
      'p.seen_at as paid_at',
      'p.ref as payment_ref',
      'r.id as receipt_id',
      'r.series',
      'r.no',
    ])
    .select([
      sql<string>`coalesce((SELECT sum(f.gross_cents) FROM payments.refund f WHERE f.order_id = o.id AND f.state <> 'undone'), 0)`.as(
        'refunded_cents',
      ),
      sql<boolean>`EXISTS (SELECT 1 FROM payments.refund f WHERE f.order_id = o.id AND f.kind = 'chargeback' AND f.state = 'taken')`.as(
        'is_disputed',
      ),
    ])
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export const findOrder = (db: Source, id: string) => selectOrders(db).where('o.id', '=', id).executeTakeFirst()
export const findOrderOf = (db: Source, id: string, memberId: string) =>
  selectOrders(db).where('o.id', '=', id).where('o.owner_id', '=', memberId).executeTakeFirst()
export const listOrderRows = (db: Source, memberId: string, page: { limit: number; offset: number }) =>
  selectOrders(db).where('o.owner_id', '=', memberId).orderBy('o.id', 'desc').limit(page.limit).offset(page.offset).execute()
export const countOrders = async (db: Source, memberId: string): Promise<number> =>
  Number((await one(sql<{ n: string }>`SELECT count(*) AS n FROM payments.orders WHERE owner_id = ${memberId}`, db)).n)
export const listPaidRows = (db: Source, memberId: string) =>
  selectOrders(db).where('o.owner_id', '=', memberId).where('o.status', '=', 'Successfully').orderBy('o.id', 'desc').execute()
/** 'Visa 4242' of each of these orders that was paid by card. */
export const listCards = (db: Source, orderIds: string[]) =>
  db
    .selectFrom('payments.fact')
    .select(['order_id', 'card_brand', 'card_last4'])
    .where('fact', '=', 'paid')
    .where('order_id', 'in', orderIds)
    .execute()

export const listBundleRows = (db: Source) =>
  db.selectFrom('payments.bundle').selectAll().where('is_active', '=', true).orderBy('position').execute()
export const findBundle = (db: Source, id: string) =>
  db.selectFrom('payments.bundle').selectAll().where('id', '=', id).where('is_active', '=', true).executeTakeFirst()
export const findCurrency = (db: Source, code: string) =>
  db.selectFrom('currency').select(['code', 'rate_millionths', 'minor_digits']).where('code', '=', code).executeTakeFirst()
export const findVatRate = async (db: Source, country: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('payments.vat_rate')
      .select('bp')
      .where('country', '=', country)
      .where('valid_from', '<=', sql<Date>`clock_timestamp()`)
      .orderBy('valid_from', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.bp

/** Serialises everything that opens orders of one member. */
export const lockBuyer = (trx: Trx, memberId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`checkout:${memberId}`}, 7103))`.execute(trx)
/** A bank took money back and has not decided, or took more than was left of the payment, and no operator has looked. */
export const hasOpenDispute = async (db: Source, memberId: string): Promise<boolean> =>
  (
    await one(
      sql<{ is: boolean }>`SELECT EXISTS (
          SELECT FROM payments.refund f JOIN payments.orders o ON o.id = f.order_id
          WHERE o.owner_id = ${memberId} AND f.kind = 'chargeback' AND f.state = 'taken'
        ) OR EXISTS (
          SELECT FROM payments.review r JOIN payments.orders o ON o.id = r.order_id
          WHERE o.owner_id = ${memberId} AND r.reason = 'refund_exceeds' AND r.detail LIKE 'chargeback %' AND r.settled_at IS NULL
        ) AS is`,
      db,
    )
  ).is
/** The bank found for us: what stood aside of its dispute is settled with it. */
export const settleExcess = (trx: Trx, orderId: string, ref: string) =>
  sql`UPDATE payments.review SET settled_at = clock_timestamp() WHERE order_id = ${orderId} AND ref = ${ref}
    AND reason = 'refund_exceeds' AND detail LIKE 'chargeback %' AND settled_at IS NULL`.execute(trx)

export const insertOrder = async (
  trx: Trx,
  row: Pick<Insertable<Database['payments.orders']>, 'owner_id' | 'bundle_id' | 'item' | 'units' | 'gross_cents'>,
) => (await trx.insertInto('payments.orders').values(row).returning('id').executeTakeFirstOrThrow()).id
export const findPending = (db: Source, memberId: string, which: { wish: Buffer } | { bundleId: string }) => {
  const pending = db.selectFrom('payments.orders').selectAll().where('owner_id', '=', memberId).where('status', '=', 'Pending')
  return ('wish' in which ? pending.where('wish', '=', which.wish) : pending.where('bundle_id', '=', which.bundleId))
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
export const bill = (trx: Trx, orderId: string, facts: object) =>
  sql`SELECT payments.bill(${orderId}, ${JSON.stringify(facts)}::jsonb)`.execute(trx)
export const hasRefundUnderWay = async (db: Source, orderId: string): Promise<boolean> =>
  (await one(sql<{ is: boolean }>`SELECT EXISTS (SELECT 1 FROM payments.refund WHERE order_id = ${orderId} AND state = 'taken') AS is`, db))
    .is
export const findBuyerEmail = async (db: Source, orderId: string): Promise<string> =>
  (await db.selectFrom('payments.buyer').select('email').where('order_id', '=', orderId).executeTakeFirst())?.email ?? ''
/** What the box said that was ticked for this order. */
export const findConsent = async (db: Source, orderId: string): Promise<string> =>
  (await db.selectFrom('payments.consent').select('wording').where('order_id', '=', orderId).executeTakeFirstOrThrow()).wording
