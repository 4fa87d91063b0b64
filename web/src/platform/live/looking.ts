// Which list of topics this page shows: the live line asks for its news and for no other's.

/** A room's id; `all`: every room's. */
export type Looking = string | null

let looking: Looking = null
let watcher: (() => void) | null = null

export const looksAt = (): Looking => looking
export function lookAt(next: Looking): void {
  if (next === looking) return
  looking = next
  watcher?.()
}
export const watchLooking = (watch: (() => void) | null): void => void (watcher = watch)
