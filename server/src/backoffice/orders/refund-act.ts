import { REFUNDS_ALONE } from '@green-room/contract/wire/backoffice-rights'
import { balanceOf } from '#server/ledger/balance.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { amountOf } from '#server/payments/money.ts'
import { cardText } from '#server/payments/present.ts'
import { readReturn, sendBack, type Part } from '#server/payments/refunds/refund-by-us.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { countAlone } from '../acts/refunds-alone.ts'
import { nextSeries } from './store.ts'

type OfOrder = { order_id: string; reason: string } & Part

export const refundAct = ({ inside }: Desk): Act<OfOrder> => ({
  name: 'order.refunded',
  target: ({ order_id }) => ({ type: 'order', id: order_id }),
  async preview(at, { order_id, part, cents }, operatorId) {
    const { order, share } = await readReturn(at, order_id, { part, cents })
    const [{ available }, alone, series] = [
      await balanceOf(at, order.owner_id),
      await countAlone(at, operatorId),
      await nextSeries(at, order.livemode ?? false),
    ]
    const [back, gross] = [BigInt(share.cents), BigInt(order.gross_cents)]
    const before = BigInt(order.refunded_cents)
    const net = (sum: bigint): bigint => (2n * BigInt(order.net_cents ?? 0) * sum + gross) / (2n * gross)
    return {
      cents: Number(back),
      amount: amountOf(share.minor, order.charge_digits ?? 2),
      currency: order.charge_currency ?? 'EUR',
      card: cardText(order) ?? '',
      points: pointsFrom(share.units),
      points_now: pointsFrom(available),
      points_then: pointsFrom(available - BigInt(share.units)),
      /** The price of points that were spent: the house bears it. */
      borne_cents: Number(bornBy(back, gross, BigInt(order.units), BigInt(share.units))),
      vat_cents: Number(back - (net(before + back) - net(before))),
      vat_percent: (order.vat_rate_bp ?? 0) / 100,
      country: order.vat_country ?? '',
      series,
      alone_cents: inside.config.refundAloneCents,
      alone_left: Math.max(0, REFUNDS_ALONE - alone),
    }
  },
  binding: ({ cents, amount, points }) => [cents, amount, points],
  needsSecond: (_input, _roles, { cents, alone_left }) => Number(cents) > inside.config.refundAloneCents || Number(alone_left) === 0,
  async run(trx, { order_id, part, cents }, operator) {
    const share = await sendBack(inside, trx, order_id, { part, cents }, operator.memberId)
    const sent = { cents: Number(share.cents), points: pointsFrom(share.units) }
    return { after: { part, ...sent }, result: sent }
  },
})

const bornBy = (cents: bigint, gross: bigint, units: bigint, taken: bigint): bigint => {
  const paid = (2n * gross * taken + units) / (2n * units)
  return paid < cents ? cents - paid : 0n
}
