import * as doors from '@green-room/contract/payments'
import { downloadReceipt, readReceipt } from '@green-room/contract/money/receipts'
import type { FastifyInstance } from 'fastify'
import { findCountry } from '#server/accounts/members/countries.ts'
import { pointsOf } from '#server/ledger/balance.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import { serve, serveRaw } from '#server/platform/http/serve.ts'
import { checkout, readCurrency, vatRateOf } from './orders/checkout.ts'
import { unusedUnits } from './orders/facts.ts'
import { amountOf } from './money.ts'
import { openBundleOrder } from './orders/place-order.ts'
import { depositStatus, presentBundle, presentDeposit, presentOrder, presentWithdrawal, spelledStatus } from './present.ts'
import { findReceipt, listCreditNotes } from './receipts/receipt.ts'
import { drawReceipt } from './receipts/receipt-pdf.ts'
import { readFreshOrder } from './orders/refresh-order.ts'
import { countOrders, findBundle, findOrder, listBundleRows, listOrderRows, listPaidRows, type OrderRow } from './store.ts'
import type { Till } from './gateways/till.ts'
import { readWithdrawal, withdraw } from './refunds/withdraw.ts'

/** `till` is null where no gateway may run: what was bought is still there to be seen, and nothing more can be bought. */
export function paymentRoutes(app: FastifyInstance, lounge: Lounge, till: Till | null): void {
  const { db, throttle } = lounge
  const shown = async (orderId: string) => presentOrder((await findOrder(db, orderId))!)
  const fresh = async (orderId: string, memberId: string): Promise<OrderRow> => {
    const order = await readFreshOrder(lounge, till, orderId, memberId)
    if (!order) throw problem('order.not-found')
    return order
  }
  const receiptOf = async (id: string, memberId: string, language?: string) => {
    const found = await findReceipt(db, id, memberId, language)
    if (!found) throw problem('receipt.not-found')
    return found
  }

  serve(app, doors.listBundles, async ({ language, currency }) => {
    const [rows, charged] = await Promise.all([listBundleRows(db), readCurrency(lounge, currency)])
    return { payload: rows.map((row) => presentBundle(row, charged, language)) }
  })
  serve(app, doors.purchaseBundle, async ({ caller, input, language, once }) => {
    await throttle.take('checkout', caller.memberId)
    const { orderId } = await once(async (trx) => {
      const bundle = await findBundle(trx, input.bundle_id)
      if (!bundle) throw problem('bundle.not-found')
      return { orderId: await openBundleOrder(lounge, trx, caller.memberId, bundle, language) }
    })
    return { payload: { order: await shown(orderId) } }
  })
  serve(app, doors.readVatRate, async ({ input }) => {
    const country = findCountry(input.country)
    if (!country) throw formProblem({ country: 'form.country-unknown' })
    return { payload: { vat_percent: (await vatRateOf(db, country.iso.toLowerCase())) / 100 } }
  })
  serve(app, doors.checkoutDeposit, async (visit) => {
    if (!till) throw problem('payment.closed')
    const { orderId, redirectUrl } = await checkout(lounge, till, visit)
    return { payload: { order: await shown(orderId) }, redirect_url: redirectUrl, order_id: orderId }
  })
  serve(app, doors.readDepositStatus, async ({ caller, input }) => {
    const order = await fresh(input.order_id, caller.memberId)
    return { status: depositStatus(order), payload: { order: presentOrder(order) } }
  })
  serve(app, doors.readOrderStatus, async ({ caller, input }) => {
    const row = await fresh(input.order_id, caller.memberId)
    const { id, number, mark, points, total, currency, bundle_id } = presentOrder(row)
    return { payload: null, order: { id, number, status: spelledStatus(row), mark, points, total, currency, bundle_id } }
  })
  serve(app, doors.listOrders, async ({ caller, input }) => {
    const { page, page_size: size } = input
    const [rows, total] = await Promise.all([
      listOrderRows(db, caller.memberId, { limit: size, offset: (page - 1) * size }),
      countOrders(db, caller.memberId),
    ])
    const meta = { current_page: page, per_page: size, total, last_page: Math.max(1, Math.ceil(total / size)) }
    return { payload: { data: rows.map(presentOrder), meta } }
  })
  serve(app, doors.listDeposits, async ({ caller }) => {
    const [rows, notes, unused] = await Promise.all([
      listPaidRows(db, caller.memberId),
      listCreditNotes(db, caller.memberId),
      unusedUnits(db, caller.memberId),
    ])
    return { payload: rows.map((row) => presentDeposit(row, notes, unused.get(row.id) ?? 0n, lounge.clock.now())) }
  })
  serve(app, doors.readWithdrawal, async ({ caller, input }) => ({
    payload: presentWithdrawal(await readWithdrawal(lounge, input.order_id, caller.memberId)),
  }))
  serve(app, doors.withdrawDeposit, async ({ caller, input, once, say }) => {
    await throttle.take('withdrawals', caller.memberId)
    const share = await once((trx) => withdraw(lounge, trx, input.order_id, caller.memberId))
    const [order, { balance }] = await Promise.all([findOrder(db, input.order_id), pointsOf(db, caller.memberId)])
    return {
      message: say('answer.withdrawn'),
      payload: {
        order_id: input.order_id,
        points: pointsFrom(share.units),
        amount: amountOf(share.minor, order?.charge_digits ?? 2),
        currency: order?.charge_currency ?? 'EUR',
        amount_eur: amountOf(share.cents),
        received_at: share.receivedAt,
        balance,
      },
    }
  })
  serve(app, readReceipt, async ({ caller, input, language }) => ({
    payload: (await receiptOf(input.receipt_id, caller.memberId, language)).receipt,
  }))
  serveRaw(app, downloadReceipt, async ({ caller, input, reply }) => {
    const { receipt, language } = await receiptOf(input.receipt_id, caller.memberId)
    reply.type('application/pdf').header('content-disposition', `attachment; filename="${receipt.number}.pdf"`)
    return drawReceipt(lounge.texts, receipt, language)
  })
}
