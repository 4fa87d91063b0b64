// Counts what of the member's chats has not been read. The server keeps how far they were read, so that every device knows it; news counts on.
import { call } from '#web/platform/wire/call.ts'
import { onSessionNews } from '#web/platform/kept/session.ts'
import { setLookout, setUnread, type View } from '#web/platform/live/unread.ts'

type Mark = (topicId: string, number: number) => Promise<unknown>

/** Of each active chat its last number, and how much of it is new. */
let chats = new Map<string, { end: number; unread: number }>()
let marked = new Map<string, number>()
let view: View = null
let tellServer: Mark | null = null

/** Begins to count; ends with the returned function. */
export function keepUnread(mark: Mark = (topic_id, number) => call('markRead', { topic_id, number })): () => void {
  tellServer = mark
  setLookout(see)
  return () => {
    tellServer = null
    setLookout(null)
  }
}

/** The active chats as the server has them. The one that somebody looks at is read. */
export function setChats(topics: readonly { id: string; last_number: number; unread: number }[]): void {
  chats = new Map(topics.map(({ id, last_number: end, unread }) => [id, { end, unread: unread > 0 && isRead(id, end) ? 0 : unread }]))
  see(view)
  count()
}

/** A message that came by itself. Whoever wrote it has read what was before. True where it is news to the reader. */
export function hearUnread(topicId: string, number: number, isMine: boolean): boolean {
  const { end, unread } = chats.get(topicId) ?? { end: number - 1, unread: 0 }
  const isSeen = isMine || topicId === view?.topicId
  chats.set(topicId, { end: Math.max(end, number), unread: isSeen ? 0 : unread + Number(number > end) })
  if (isSeen) read(topicId, number)
  count()
  return !isSeen && number > end
}

/** The chat was read elsewhere. */
export function hearRead(topicId: string, number: number): void {
  const chat = chats.get(topicId)
  if (!chat) return
  chats.set(topicId, { ...chat, unread: Math.min(chat.unread, Math.max(0, chat.end - number)) })
  count()
}

function see(next: View): void {
  view = next
  if (!next || next.end === 0) return
  const chat = chats.get(next.topicId)
  if (chat) chats.set(next.topicId, { end: Math.max(chat.end, next.end), unread: 0 })
  read(next.topicId, next.end)
  count()
}

const isRead = (topicId: string, number: number): boolean => (marked.get(topicId) ?? 0) >= number

/** What could not be told is told with the next look. */
function read(topicId: string, number: number): void {
  if (isRead(topicId, number) || !tellServer) return
  marked.set(topicId, number)
  tellServer(topicId, number).catch(() => marked.delete(topicId))
}

const count = (): void => setUnread(new Map([...chats].flatMap(([id, { unread }]) => (unread > 0 ? [[id, unread] as const] : []))))

onSessionNews(({ name }) => {
  if (name !== 'signed-out') return
  chats = new Map()
  marked = new Map()
  count()
})
