// Counts what of the member's chats has not been read, in this browser: a chat stays on its device (decisions C5).
// The server says how many messages each active chat holds; how far they were read is kept here, beside the drafts.
import { onSessionNews } from '#web/platform/session.ts'
import { readStored, storedKeys, writeStored } from '#web/platform/storage.ts'
import { setLookout, setUnread, unreadNow, type View } from '#web/platform/unread.ts'

const PREFIX = 'read:'

/** The last number of each active chat. */
let ends = new Map<string, number>()
let view: View = null

/** Begins to count; ends with the returned function. */
export function keepUnread(): () => void {
  setLookout(see)
  addEventListener('storage', count)
  return () => {
    setLookout(null)
    removeEventListener('storage', count)
  }
}

/** The active chats as the server has them. One that this browser sees for the first time counts as read; marks of others go. */
export function setEnds(topics: readonly { id: string; last_number: number }[]): void {
  ends = new Map(topics.map(({ id, last_number: end }) => [id, end]))
  for (const [id, end] of ends) if (readStored(PREFIX + id) === null || id === view?.topicId) mark(id, end)
  forgetMarks((id) => !ends.has(id))
  count()
}

/** A message that came by itself. Whoever wrote it has read what was before. True where it is news to the reader. */
export function hearUnread(topicId: string, number: number, isMine: boolean): boolean {
  ends.set(topicId, Math.max(number, ends.get(topicId) ?? 0))
  if (isMine || topicId === view?.topicId) mark(topicId, number)
  count()
  return unreadNow().has(topicId)
}

function see(next: View): void {
  view = next
  if (!next || next.end === 0) return
  mark(next.topicId, next.end)
  count()
}

function mark(topicId: string, number: number): void {
  if (number > Number(readStored(PREFIX + topicId) ?? -1)) writeStored(PREFIX + topicId, String(number))
}

function count(): void {
  const left = [...ends].map(([id, end]) => [id, end - Number(readStored(PREFIX + id) ?? end)] as const)
  setUnread(new Map(left.filter(([, unread]) => unread > 0)))
}

function forgetMarks(isGone: (topicId: string) => boolean): void {
  for (const key of storedKeys(PREFIX)) if (isGone(key.slice(PREFIX.length))) writeStored(key, null)
}

/** Marks leave with the member who signs out; whoever was signed out by time finds them again. */
let isExpiring = false
onSessionNews(({ name }) => {
  if (name === 'expired') isExpiring = true
  if (name !== 'signed-out') return
  ends = new Map()
  if (!isExpiring) forgetMarks(() => true)
  isExpiring = false
  count()
})
