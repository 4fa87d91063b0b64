// What this tab remembers beside an order, over the visit to the payment page: the chat that somebody left to top up, and the card they chose.
import { safePath } from '#web/platform/navigation.ts'
import { readStored, writeStored } from '#web/platform/kept/storage.ts'
import type { PaymentType } from './top-up.ts'

const TAB = () => sessionStorage
const pathKey = (orderId: string): string => `way-back:${orderId}`
const typeKey = (orderId: string): string => `paid-with:${orderId}`

export function keepWayBack(orderId: string, path: string | null, paymentType: PaymentType): void {
  writeStored(pathKey(orderId), path, TAB)
  writeStored(typeKey(orderId), paymentType, TAB)
}
export const wayBack = (orderId: string): string | null => safePath(readStored(pathKey(orderId), TAB), '') || null
export const paidWith = (orderId: string): PaymentType => (readStored(typeKey(orderId), TAB) === 'mastercard' ? 'mastercard' : 'visa')
