// Orders as operators find them: filtered, newest first, page by page.
import { sql, type SqlBool } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { findByNumber } from './member-orders.ts'
import { findOrder, selectOrders, type OrderRow } from '../store.ts'

export type { OrderRow } from '../store.ts'
export const readOrder = (db: Db | Trx, id: string) => findOrder(db, id)

export type OrderFilter = {
  q?: string | undefined
  status?: string | undefined
  mark?: 'refunded' | 'disputed' | undefined
  country?: string | undefined
  from?: string | undefined
  to?: string | undefined
  before?: string | undefined
}

/** `q`: the number of an order, a receipt or a member; anything else finds none. */
export async function filterOrders(db: Db, filter: OrderFilter, limit: number): Promise<OrderRow[]> {
  const { q, status, mark, country, from, to, before } = filter
  let rows = selectOrders(db)
  if (q && /^\d{1,18}$/.test(q)) rows = rows.where('o.owner_id', '=', q)
  else if (q) {
    const found = await findByNumber(db, q)
    if (!found) return []
    rows = rows.where('o.id', '=', found.orderId)
  }
  if (status) rows = rows.where('o.status', '=', status)
  if (mark) {
    const kind = mark === 'disputed' ? sql`f.kind = 'chargeback'` : sql`f.kind = 'refund' AND f.state <> 'undone'`
    rows = rows.where(sql<SqlBool>`o.id IN (SELECT f.order_id FROM payments.refund f WHERE ${kind})`)
  }
  if (country) rows = rows.where('o.vat_country', '=', country)
  if (from) rows = rows.where(sql<SqlBool>`o.created_at >= ${from}::date`)
  if (to) rows = rows.where(sql<SqlBool>`o.created_at < ${to}::date + 1`)
  if (before) rows = rows.where('o.id', '<', before)
  return rows.orderBy('o.id', 'desc').limit(limit).execute()
}
