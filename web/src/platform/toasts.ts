// Toasts wait for their library, which comes after the first paint. Words are chosen by who calls; nothing here speaks.
export type Toast = {
  text: string
  tone?: 'ok' | 'warn' | 'bad'
  /** How long it stays, in milliseconds. */
  durationMs?: number
  action?: { label: string; onPress: () => void }
  /** A toast with the same id replaces the one that is shown. */
  id?: string
}
type Show = (toast: Toast) => void

/** §9: everywhere 2.5 s, 3 s in the account, 8 s for the way to top up. */
export const TOAST_MS = { usual: 2_500, account: 3_000, topUp: 8_000 } as const

/** The property of the style sheet by which a page that has something important below lifts the toasts above it. */
export const TOAST_BOTTOM = '--toast-bottom'

let show: Show | null = null
const waiting: Toast[] = []

export function showToast(toast: Toast): void {
  if (show) show(toast)
  else waiting.push(toast)
}

/** The shelf on which toasts stand, once it is there; null when it goes, and they wait again. */
export function setToastShelf(shelf: Show | null): void {
  show = shelf
  if (shelf) for (const toast of waiting.splice(0)) shelf(toast)
}
