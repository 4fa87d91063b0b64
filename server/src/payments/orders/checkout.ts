// A checkout, from the form to the address of the payment page (docs/flows/top-up.md).
import type { CheckoutForm } from '@green-room/contract/money/payment-forms'
import type { FastifyRequest } from 'fastify'
import { callerCountry } from '#server/accounts/members/caller-country.ts'
import { keepBilling, keepCountry } from '#server/accounts/members/update-billing.ts'
import { readSettings } from '#server/content/settings.ts'
import { termsVersion } from '#server/content/terms-version.ts'
import type { Member } from '#server/platform/http/caller.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { digest } from '#server/platform/http/once.ts'
import { problem } from '#server/platform/problem.ts'
import { GatewayRefused, GatewayUnavailable } from '../gateways/gateway.ts'
import { closeCheckout, openCheckout } from './open-checkout.ts'
import { findRival, placeOrder, type Wish } from './place-order.ts'
import { generalRateBp, priceAmount, priceBundle, taxOf, type Currency } from './price-order.ts'
import { readBuyer } from './read-buyer.ts'
import { findBundle, findCurrency, findVatRate } from '../store.ts'
import type { Till } from '../gateways/till.ts'

type Visit = {
  caller: Member & { ip: string }
  input: CheckoutForm
  language: string
  currency: string
  request: FastifyRequest
  once<Answer extends object>(act: (trx: Trx) => Promise<Answer>): Promise<Answer>
}

/** All that the gateway is asked for one answer: the member waits 12 s at most. */
const ANSWER_MS = 9_500

/** The order is made in one transaction under the caller's key; the gateway is asked before and after, never inside. */
export async function checkout(lounge: Lounge, till: Till, visit: Visit): Promise<{ orderId: string; redirectUrl: string }> {
  const wish = await readWish(lounge, visit)
  await lounge.throttle.take('checkout', wish.memberId)
  const inTime = AbortSignal.timeout(ANSWER_MS)
  const rival = await findRival(lounge.db, till, wish)
  const paid = rival && (await reach(() => closeCheckout(lounge, till, rival, inTime)))
  if (paid) return { orderId: rival, redirectUrl: paid }
  const { orderId } = await visit.once(async (trx) => {
    const placed = await placeOrder(lounge, trx, till, wish)
    if (visit.input.invoice) await keepBilling(trx, wish.memberId, { ...wish.buyer, country: wish.tax.country })
    else await keepCountry(trx, wish.memberId, wish.tax.country)
    return { orderId: placed }
  })
  return { orderId, redirectUrl: await reach(() => openCheckout(lounge, till, orderId, inTime)) }

  async function reach<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
      lounge.log.warn({ err: error }, 'payments: no checkout')
      throw problem('payment.gateway-failed')
    }
  }
}

async function readWish(lounge: Lounge, { caller, input, language, currency, request }: Visit): Promise<Wish> {
  const { db } = lounge
  const { buyer, country } = await readBuyer(db, caller.memberId, input)
  const settings = await readSettings(db)
  const charged = await readCurrency(lounge, currency)
  const bundle = input.bundle_id === undefined ? null : await findBundle(db, input.bundle_id)
  if (bundle === undefined) throw problem('bundle.not-found')
  const sale = bundle ? priceBundle(bundle, charged) : priceAmount(input.amount ?? 0, charged, settings)
  const wording = lounge.texts.say(language, 'payments.consent').replaceAll(/<\/?\w+>/g, '')
  const [bp, terms, ipLine] = await Promise.all([vatRateOf(db, country), termsVersion(db, language), callerCountry(lounge.config, request)])
  return {
    memberId: caller.memberId,
    sale,
    tax: taxOf(sale.grossCents, country, bp),
    buyer,
    language,
    ip: caller.ip,
    ipCountry: ipLine.startsWith('1;') ? ipLine.slice(2, 4).toLowerCase() : null,
    consent: wording,
    consents: [
      { kind: 'terms', version: terms },
      { kind: 'immediate', version: digest(wording).toString('hex').slice(0, 16) },
    ],
  }
}

/** In basis points: the country's own rate where the operator has entered one, else the general one. */
export const vatRateOf = async (db: Db, country: string): Promise<number> =>
  (await findVatRate(db, country)) ?? generalRateBp(await readSettings(db))

/** Unknown currencies are euro. */
export async function readCurrency(lounge: Lounge, code: string): Promise<Currency> {
  const row = (await findCurrency(lounge.db, code)) ?? { code: 'EUR', rate_millionths: '1000000', minor_digits: 2 }
  return { code: row.code, rateMillionths: BigInt(row.rate_millionths), minorDigits: row.minor_digits }
}
