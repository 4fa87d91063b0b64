// What the payments slice gives out of a member's data, and what it erases: orders and receipts stay under a number, the buyer goes, and is kept
// apart for as long as tax law asks where something was paid (0030-kept-receipts.sql).
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { listPortion, paged, type Portion } from '#server/platform/portion.ts'
import { unusedUnits } from './orders/facts.ts'
import { presentOrder, presentWithdrawal } from './present.ts'
import { findReceipt } from './receipts/receipt.ts'
import { listOrderRows, listPaidRows, lockBuyer, type OrderRow } from './store.ts'
import { readWithdrawal } from './refunds/withdraw.ts'

const PAGE = 100

export const paymentPortions = (db: Db, memberId: string): Portion[] => [
  listPortion('orders.json', async function* () {
    let offset = 0
    const rows = paged<OrderRow>(() => listOrderRows(db, memberId, { limit: PAGE, offset: (offset += PAGE) - PAGE }))
    for await (const row of rows) {
      const { vat_country: country, ip_country, card_country, gateway } = row
      const [buyer, consents] = [await buyerOf(db, row.id), await consentsOf(db, row.id)]
      yield { ...presentOrder(row), country, ip_country, card_country, gateway, buyer, consents }
    }
  }),
  listPortion('receipts.json', async function* () {
    for (const id of await receiptIds(db, memberId)) yield (await findReceipt(db, id, memberId))?.receipt
  }),
]

const buyerOf = async (db: Db, orderId: string) =>
  (await db.selectFrom('payments.buyer').selectAll().where('order_id', '=', orderId).executeTakeFirst()) ?? null
const consentsOf = (db: Db, orderId: string) => db.selectFrom('payments.consent').selectAll().where('order_id', '=', orderId).execute()
const receiptIds = async (db: Db, memberId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('payments.receipt as r')
      .innerJoin('payments.orders as o', 'o.id', 'r.order_id')
      .select('r.id')
      .where('o.owner_id', '=', memberId)
      .orderBy('r.id')
      .execute()
  ).map((row) => row.id)

/** No order is placed meanwhile, nor after: whoever waits here finds the books closed. */
export const holdBuyer = (trx: Trx, memberId: string) => lockBuyer(trx, memberId)

/** Payment pages that are still open are closed; money that comes all the same goes back. */
export async function eraseBuyer(lounge: LoungeInside, trx: Trx, memberId: string): Promise<void> {
  await sql`SELECT payments.forget_buyer(${memberId})`.execute(trx)
  const waiting = await trx
    .selectFrom('payments.checkout as c')
    .innerJoin('payments.orders as o', 'o.id', 'c.order_id')
    .select('o.id')
    .where('o.owner_id', '=', memberId)
    .where('c.closed_at', 'is', null)
    .where('o.status', 'in', ['Pending', 'Processing'])
    .execute()
  for (const { id } of waiting) await lounge.jobs.enqueue(trx, 'payments.close', { order: id })
}

/** Top-ups whose unused points can still be given back for money: offered before anything is lost. */
export async function listWithdrawable(lounge: Lounge, memberId: string) {
  const [rows, unused] = await Promise.all([listPaidRows(lounge.db, memberId), unusedUnits(lounge.db, memberId)])
  const candidates = rows.filter((row) => (unused.get(row.id) ?? 0n) > 0n)
  const offers = await Promise.all(candidates.map((row) => readWithdrawal(lounge, row.id, memberId)))
  return offers
    .filter((offer) => offer.problem === null)
    .map((offer) => {
      const { order_id, number, unused: points, amount, currency, until } = presentWithdrawal(offer)
      return { order_id, number, points, amount, currency, until }
    })
}
