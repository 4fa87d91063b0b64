// The chat that somebody left to top up: this tab remembers it beside the order, over the visit to the payment page.
import { safePath } from '#web/platform/navigation.ts'

const keyOf = (orderId: string): string => `way-back:${orderId}`

export function keepWayBack(orderId: string, path: string | null): void {
  try {
    if (path !== null) sessionStorage.setItem(keyOf(orderId), path)
  } catch {
    // A browser that stores nothing leads to the orders instead.
  }
}
export function wayBack(orderId: string): string | null {
  try {
    return safePath(sessionStorage.getItem(keyOf(orderId)), '') || null
  } catch {
    return null
  }
}
