import { Readable } from 'node:stream'
import { KEYSET } from '@green-room/contract/backoffice/endpoint'
import * as doors from '@green-room/contract/backoffice/orders'
import { amountOf } from '#server/payments/money.ts'
import { GatewayUnavailable } from '#server/payments/gateways/gateway.ts'
import { findByNumber } from '#server/payments/orders/member-orders.ts'
import { listAttemptRefs } from '#server/payments/orders/order-history.ts'
import { markOf } from '#server/payments/present.ts'
import { receiptNumber } from '#server/payments/receipt-number.ts'
import { look } from '#server/payments/reconciliation/reconcile.ts'
import { filterOrders, readOrder, type OrderFilter, type OrderRow } from '#server/payments/orders/desk-orders.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { csvLine, paged } from '#server/platform/portion.ts'
import { problem } from '#server/platform/problem.ts'
import { serve, serveRaw } from '#server/platform/http/serve.ts'
import { transact } from '#server/platform/transact.ts'
import { actorOf } from '../acts/act.ts'
import { serveAct } from '../acts/serve-act.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'
import { presentOrder, presentRows, stateOf } from './present.ts'
import { refundAct } from './refund-act.ts'

const CSV_PAGE = 500
const HEAD = [
  'number',
  'created',
  'paid',
  'member',
  'item',
  'points',
  'gross',
  'net',
  'vat',
  'vat_percent',
  'country',
  'status',
  'refunded',
  'charged',
  'currency',
  'receipt',
  'gateway',
  'mode',
]

export function orderRoutes(desk: Desk): void {
  const { app, lounge, till } = desk
  const { db } = lounge

  serve(app, doors.findOrders, async ({ input }) => {
    const rows = await filterOrders(db, input, KEYSET + 1)
    const shown = rows.slice(0, KEYSET)
    return { payload: { rows: await presentRows(db, shown), next: rows.length > KEYSET ? shown.at(-1)!.id : null } }
  })
  serveRaw(app, doors.downloadOrders, async ({ input, caller, request, reply }) => {
    const target = { type: 'order', id: '0' }
    await transact(db, (trx) =>
      recordAct(trx, { operator: actorOf(caller, request), act: 'order.downloaded', target, after: { ...input } }),
    )
    void reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="orders.csv"' })
    return Readable.from(csv(input))
  })
  serve(app, doors.openOrder, async ({ input }) => ({ payload: await presentOrder(db, till, input.order_id) }))
  serve(app, doors.lookAtOrder, async ({ input: { order_id }, caller, once, request }) => {
    if (!(await readOrder(db, order_id))) throw problem('order.not-found')
    const refs = till === null ? [] : await listAttemptRefs(db, order_id)
    await once(async (trx) => {
      const target = { type: 'order', id: order_id }
      await recordAct(trx, { operator: actorOf(caller, request), act: 'order.looked-at', target, after: { asked: refs.length } })
      return {}
    })
    try {
      for (const ref of refs) await look(lounge, till!, ref)
    } catch (error) {
      throw error instanceof GatewayUnavailable ? problem('payment.gateway-failed') : error
    }
    const row = (await readOrder(db, order_id))!
    return { payload: { asked: refs.length, status: stateOf(row.status), mark: markOf(row) } }
  })
  serveAct(desk, doors.refundOrder, refundAct(desk))

  desk.finders.push({
    roles: ['owner', 'finance', 'support'],
    async find(at, q) {
      const found = /^[A-Za-z]/.test(q) && !q.includes('@') ? await findByNumber(at, q) : undefined
      return found ? [{ kind: 'order', id: found.orderId, title: found.number, path: `/orders/${found.orderId}` }] : []
    },
  })

  async function* csv(filter: OrderFilter): AsyncGenerator<string> {
    yield csvLine(HEAD)
    for await (const row of paged<OrderRow>((last) => filterOrders(db, last ? { ...filter, before: last.id } : filter, CSV_PAGE)))
      yield csvLine([
        row.number,
        row.created_at.toISOString(),
        row.paid_at?.toISOString() ?? '',
        row.owner_id,
        row.item,
        pointsFrom(row.units),
        amountOf(row.gross_cents),
        row.net_cents && amountOf(row.net_cents),
        row.vat_cents && amountOf(row.vat_cents),
        row.vat_rate_bp === null ? null : row.vat_rate_bp / 100,
        row.vat_country,
        row.status,
        amountOf(row.refunded_cents),
        row.charge_minor && amountOf(row.charge_minor, row.charge_digits ?? 2),
        row.charge_currency,
        row.series && row.no ? receiptNumber({ series: row.series, no: row.no }) : '',
        row.gateway,
        row.livemode === null ? '' : row.livemode ? 'live' : 'test',
      ])
  }
}
