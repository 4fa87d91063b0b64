// The messages of one chat as this browser knows them: a window without holes that ends where the conversation ends.
// Pages and news both come in here, in any order; what is known better is never replaced by what is known worse.
import type { News } from '@green-room/contract/events'
import type { Message, ReplyStatus } from '@green-room/contract/messages'

export type Talk = { messages: readonly Message[]; reply: ReplyStatus | null }
type DataOf<Name extends News['name']> = Extract<News, { name: Name }>['data']
export type Charge = NonNullable<Message['charge']>

export const firstNumber = (talk: Talk): number => talk.messages[0]?.number ?? 1
export const lastNumber = (talk: Talk): number => talk.messages.at(-1)?.number ?? 0
export const hasOlder = (talk: Talk): boolean => firstNumber(talk) > 1
export const isComposing = ({ reply }: Talk): boolean => reply?.state === 'queued' || reply?.state === 'typing'
export const isRunning = (talk: Talk): boolean => isComposing(talk) || talk.reply?.state === 'streaming'

/** Lays a page over what is known. A page that begins beyond the window's end replaces it: a hole is worse than a short window. */
export function readPage(talk: Talk | undefined, page: readonly Message[], reply: ReplyStatus | null | undefined): Talk {
  const known = talk?.messages ?? []
  const read = page.filter((message) => !message.is_typing).toSorted((a, b) => a.number - b.number)
  const standing = reply === undefined ? (talk?.reply ?? null) : reply
  const [first, last] = [read[0], read.at(-1)]
  if (!first || !last) return { messages: known, reply: standing }
  const isBeyond = first.number > (known.at(-1)?.number ?? 0) + 1
  const isBefore = last.number < (known[0]?.number ?? 1) - 1
  if (known.length > 0 && isBefore) return { messages: known, reply: standing }
  if (known.length === 0 || isBeyond) return { messages: read, reply: standing }
  return { messages: mergeByNumber(known, read), reply: standing }
}

/** A message that came by itself. Null where messages between are missing: then the pages must be read. */
export function hearMessage(talk: Talk, message: Message): Talk | null {
  if (talk.messages.length > 0 && message.number < firstNumber(talk)) return talk
  if (message.number > lastNumber(talk) + 1) return null
  return { ...talk, messages: mergeByNumber(talk.messages, [message]) }
}

/** A piece of text as it is written (§ `reply.written`). Null where text between is missing. */
export function hearWriting(talk: Talk, { number, revision, offset, text }: Omit<DataOf<'reply.written'>, 'topic_id'>): Talk | null {
  const known = talk.messages.find((message) => message.number === number)
  if (!known) return null
  if (revision < known.revision || (revision === known.revision && !known.is_streaming)) return talk
  const before = revision === known.revision ? known.content : ''
  if (offset > before.length) return null
  const content = before.slice(0, offset) + text
  if (revision === known.revision && content.length <= before.length) return talk
  const written = { ...known, content, revision, is_streaming: true }
  return { ...talk, messages: talk.messages.map((message) => (message === known ? written : message)) }
}

export function hearRemoval(talk: Talk, number: number): Talk {
  return changeMessages(talk, number, number, (message) => ({ ...message, content: '', attachments: [], is_deleted: true }))
}

export function hearCharge(talk: Talk, { from, through, charge }: { from: number; through: number; charge: Charge }): Talk {
  return changeMessages(talk, from, through, (message) => (message.is_mine && message.charge !== null ? { ...message, charge } : message))
}

function changeMessages(talk: Talk, from: number, through: number, change: (message: Message) => Message): Talk {
  return {
    ...talk,
    messages: talk.messages.map((message) => (message.number >= from && message.number <= through ? change(message) : message)),
  }
}

function mergeByNumber(known: readonly Message[], read: readonly Message[]): Message[] {
  const merged = new Map(known.map((message) => [message.number, message]))
  for (const message of read) merged.set(message.number, better(merged.get(message.number), message))
  return [...merged.values()].toSorted((a, b) => a.number - b.number)
}

/** A later revision, a tombstone, a finished text and a longer text each know more. */
function better(known: Message | undefined, read: Message): Message {
  if (!known || read.is_deleted) return read
  if (known.is_deleted || read.revision < known.revision) return known
  if (read.revision > known.revision) return read
  if (known.is_streaming !== read.is_streaming) return known.is_streaming ? read : known
  return read.is_streaming && read.content.length < known.content.length ? known : read
}
