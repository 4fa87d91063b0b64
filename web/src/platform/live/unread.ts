// What is unread in the member's chats, for all that shows it. `topics/keep-unread.ts` counts it, and comes with the live line.
export type Unread = ReadonlyMap<string, number>
/** The chat that somebody looks at, and the number of its last message. */
export type View = { topicId: string; end: number } | null

let unread: Unread = new Map()
let total = 0
let view: View = null
let lookout: ((view: View) => void) | null = null
const watchers = new Set<() => void>()

/** Unread messages of each chat that has any. */
export const unreadNow = (): Unread => unread
export const unreadTotal = (): number => total
export function watchUnread(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
export function setUnread(next: Unread): void {
  unread = next
  total = [...next.values()].reduce((sum, one) => sum + one, 0)
  for (const watcher of watchers) watcher()
}

export function look(next: View): void {
  view = next
  lookout?.(view)
}
/** Who wants to know what somebody looks at, now and from now on. */
export function setLookout(next: typeof lookout): void {
  lookout = next
  lookout?.(view)
}
