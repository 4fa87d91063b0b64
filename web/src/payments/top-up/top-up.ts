import type { Amount } from './quote.ts'

export type PaymentType = 'visa' | 'mastercard'
/** With what a top-up begins. A bundle counts before an amount. */
export type TopUpStart = {
  step: 'amount' | 'billing'
  amount: Amount
  paymentType: PaymentType
  bundleId: string | null
  /** The page of ours to which a paid order leads back. */
  back: string | null
}
