// What the replies of a process may ask of its database at a time. Whoever has no place waits here, in the order of coming; what the pool had no
// connection for, a lock held up or a server that is away did not answer is asked again. None of it counts against the reply's own time.
import { setTimeout as pause } from 'node:timers/promises'
import { isBusy } from '#server/platform/database/database.ts'

const AGAIN_MS = 250
/** Before the holds of the messages run out. */
const REFUSED_MS_MAX = 300_000

/** How long a reply has waited for the database so far. */
export type Patience = { waitedMs: number }
export type Share = {
  /** Does it in a place of the share, again and again while the database is busy. What it does may be done twice. */
  take<T>(patience: Patience, act: () => Promise<T>): Promise<T>
  /** The same without a place, for what mostly waits for something else. */
  patiently<T>(patience: Patience, act: () => Promise<T>): Promise<T>
  /** Places that nobody has, or waits for. */
  free(): number
  /** Nothing is asked again from here on. */
  close(): void
}

export function createShare(places: number, onFree: () => void): Share {
  const waiting: (() => void)[] = []
  let taken = 0
  let isClosed = false

  async function inPlace<T>(patience: Patience, act: () => Promise<T>): Promise<T> {
    const since = performance.now()
    if (taken < places) taken++
    else await new Promise<void>((resolve) => waiting.push(resolve)) // whoever leaves hands over the place
    patience.waitedMs += performance.now() - since
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else {
        taken--
        onFree()
      }
    }
  }

  async function patiently<T>(patience: Patience, act: () => Promise<T>): Promise<T> {
    for (let refusedMs = 0; ;) {
      const since = performance.now()
      try {
        return await act()
      } catch (error) {
        if (isClosed || !isBusy(error) || refusedMs > REFUSED_MS_MAX) throw error
        await pause(AGAIN_MS)
        refusedMs += performance.now() - since
        patience.waitedMs += performance.now() - since
      }
    }
  }

  return {
    take: (patience, act) => patiently(patience, () => inPlace(patience, act)),
    patiently,
    free: () => places - taken - waiting.length,
    close: () => void (isClosed = true),
  }
}
