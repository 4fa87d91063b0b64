// What Stripe is asked for: a payment page for one order.
import type { Stripe } from 'stripe'
import type { CheckoutRequest } from './gateway.ts'

const LOCALES = new Set('bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(' '))

export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1_000)

export function paramsOf(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const language = request.locale.split('-')[0]!
  return {
    mode: 'payment',
    client_reference_id: request.orderId,
    customer_email: request.email,
    locale: LOCALES.has(language) ? language : 'auto',
    allowed_payment_method_types: ['card'],
    submit_type: 'pay',
    billing_address_collection: 'auto',
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: Number(request.amountMinor),
          tax_behavior: 'inclusive',
          product_data: { name: request.description },
        },
      },
    ],
    metadata: { order_id: request.orderId },
    payment_intent_data: { metadata: { order_id: request.orderId } },
    expires_at: secondsOf(request.expiresAt),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  }
}
