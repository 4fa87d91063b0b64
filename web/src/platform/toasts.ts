// Toasts wait for a shelf, which comes after the first paint. Words are chosen by who calls; nothing here speaks.
export type Toast = {
  text: string
  tone?: 'ok' | 'warn' | 'bad'
  /** How long it stays, in milliseconds. */
  durationMs?: number
  action?: { label: string; onPress: () => void }
  /** A toast with the same id replaces the one that is shown. */
  id?: string
}
/** Where toasts stand: the page's own, and in a chat a row of the chat. */
export type ToastShelf = { show: (toast: Toast) => void; clear: () => void }

/** Everywhere 2.5 s, 3 s in the account, 8 s for the way to top up; whoever has just landed somewhere reads where for 4 s. */
export const TOAST_MS = { usual: 2_500, account: 3_000, landed: 4_000, topUp: 8_000 } as const

/** The last of them shows what comes. */
let shelves: ToastShelf[] = []
const waiting: Toast[] = []
let last: { toast: Toast; until: number } | null = null

export function showToast(toast: Toast): void {
  last = { toast, until: Date.now() + (toast.durationMs ?? TOAST_MS.usual) }
  const shelf = shelves.at(-1)
  if (shelf) shelf.show(toast)
  else waiting.push(toast)
}

/** What it said is being done: it must stand in nobody's way. */
export function dropToast(id: string): void {
  if (last?.toast.id !== id) return
  last = null
  waiting.length = 0
  shelves.at(-1)?.clear()
}

/** Somebody has put it away, or followed it. */
export function forgetToast(toast: Toast): void {
  if (last?.toast === toast) last = null
}

/** It stands for longer, because nobody could read it. */
export function holdToast(toast: Toast, ms: number): void {
  if (last?.toast === toast) last.until = Date.now() + ms
}

/**
 * Puts a shelf in place; what stood on the one before goes over to it, and back when it goes. The page's own (`isLast`) comes late, and
 * takes nothing from a row that stands already. Answers how to take it away.
 */
export function addToastShelf(shelf: ToastShelf, isLast = false): () => void {
  change(isLast ? [shelf, ...shelves] : [...shelves, shelf])
  return () => change(shelves.filter((one) => one !== shelf))
}

function change(next: ToastShelf[]): void {
  const [before, now] = [shelves.at(-1), next.at(-1)]
  shelves = next
  if (before === now) return
  before?.clear()
  if (now) moveTo(now)
}

function moveTo(shelf: ToastShelf): void {
  const fresh = waiting.splice(0)
  const leftMs = last ? last.until - Date.now() : 0
  if (fresh.length > 0) for (const toast of fresh) shelf.show(toast)
  else if (last && leftMs > 0) {
    last.toast = { ...last.toast, durationMs: leftMs }
    shelf.show(last.toast)
  }
}
