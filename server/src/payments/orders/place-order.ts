// Making orders: what is asked for, at its price of this moment, in one transaction. Asking for the same again while it waits is the same order.
import { isClosed } from '#server/ledger/alarm.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { digest } from '#server/platform/http/once.ts'
import { problem } from '#server/platform/problem.ts'
import { insertAttempt } from './attempts.ts'
import { applyFact } from './facts.ts'
import type { Sale, Tax } from './price-order.ts'
import type { Buyer } from './read-buyer.ts'
import { bill, findPending, insertOrder, lockBuyer } from '../store.ts'
import type { Till } from '../gateways/till.ts'

export type Wish = {
  memberId: string
  sale: Sale
  tax: Tax
  buyer: Buyer
  language: string
  ip: string
  ipCountry: string | null
  /** What the ticked box said. */
  consent: string
  consents: { kind: 'terms' | 'immediate'; version: string }[]
}
const keyOf = ({ sale, tax, buyer }: Wish, till: Till): Buffer =>
  digest(till.gateway.id, till.livemode, texts({ ...sale, ...sale.currency, currency: null }), texts(tax), buyer)
const texts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Throws while the verifier's findings wait for an operator: until then nobody buys. */
async function requireOpen(trx: Trx): Promise<void> {
  if (await isClosed(trx)) throw problem('payment.closed')
}
const itemOf = (lounge: LoungeInside, units: bigint, language: string): string =>
  lounge.texts.say(language, 'receipt.item', { points: { units: String(units) } })

/** A bundle's order without a buyer yet; what waits at another price is over. */
export async function openBundleOrder(
  lounge: LoungeInside,
  trx: Trx,
  memberId: string,
  bundle: { id: string; units: string; price_cents: string },
  language: string,
): Promise<string> {
  await lockBuyer(trx, memberId)
  await requireOpen(trx)
  const waiting = await findPending(trx, memberId, { bundleId: bundle.id })
  if (waiting && waiting.units === bundle.units && waiting.gross_cents === bundle.price_cents) return waiting.id
  if (waiting) await endWaiting(lounge, trx, waiting.id)
  const units = BigInt(bundle.units)
  return insertOrder(trx, {
    owner_id: memberId,
    bundle_id: bundle.id,
    item: itemOf(lounge, units, language),
    units: bundle.units,
    gross_cents: bundle.price_cents,
  })
}

/** The order for what is asked for, ready to be paid. */
export async function placeOrder(lounge: LoungeInside, trx: Trx, till: Till, wish: Wish): Promise<string> {
  const { memberId, sale, tax, language } = wish
  const key = keyOf(wish, till)
  await lockBuyer(trx, memberId)
  await requireOpen(trx)
  const same = await findPending(trx, memberId, { wish: key })
  if (same) return same.id
  const waiting = sale.bundleId === null ? undefined : await findPending(trx, memberId, { bundleId: sale.bundleId })
  const fits =
    waiting && waiting.billed_at === null && BigInt(waiting.units) === sale.units && BigInt(waiting.gross_cents) === sale.grossCents
  if (waiting && !fits) await endWaiting(lounge, trx, waiting.id)
  const orderId = fits
    ? waiting.id
    : await insertOrder(trx, {
        owner_id: memberId,
        bundle_id: sale.bundleId,
        item: itemOf(lounge, sale.units, language),
        units: sale.units.toString(),
        gross_cents: sale.grossCents.toString(),
      })
  await bill(trx, orderId, {
    gateway: till.gateway.id,
    livemode: till.livemode,
    net_cents: tax.netCents.toString(),
    vat_cents: tax.vatCents.toString(),
    vat_country: tax.country,
    ip_country: wish.ipCountry,
    vat_rate_bp: tax.bp,
    charge_currency: sale.currency.code,
    charge_minor: sale.chargeMinor.toString(),
    charge_digits: sale.currency.minorDigits,
    fx_rate_millionths: sale.currency.rateMillionths.toString(),
    language_code: language,
    wish: key.toString('hex'),
    buyer: wish.buyer,
    consent: wish.consent,
    consents: wish.consents,
    ip: wish.ip,
  })
  await insertAttempt(trx, { order_id: orderId, attempt: 1, gateway: till.gateway.id })
  return orderId
}

/** A bundle's order that another one replaces. Should it be paid all the same, it counts; a job closes its page at the gateway. */
async function endWaiting(lounge: LoungeInside, trx: Trx, orderId: string): Promise<void> {
  await applyFact(trx, orderId, 'expired', 'replaced')
  await lounge.jobs.enqueue(trx, 'payments.close', { order: orderId })
}
/** The order of this bundle that waits with another buyer or price: its page is closed first, and paid it is the answer. */
export async function findRival(db: Db | Trx, till: Till, wish: Wish): Promise<string | null> {
  if (wish.sale.bundleId === null) return null
  const waiting = await findPending(db, wish.memberId, { bundleId: wish.sale.bundleId })
  return waiting?.wish && !waiting.wish.equals(keyOf(wish, till)) ? waiting.id : null
}
