// The messages of one chat as this browser knows them: a window without holes that ends where the conversation ends.
// Pages and news both come in here, in any order; newer knowledge of a message is never replaced by older.
import type { News } from '@green-room/contract/events'
import type { Message, ReplyStatus } from '@green-room/contract/messages'

/** `suggestions`: what may be answered to the last message; only where the talk goes on. */
export type Talk = { messages: readonly Message[]; reply: ReplyStatus | null; suggestions?: readonly string[] }
type DataOf<Name extends News['name']> = Extract<News, { name: Name }>['data']
export type Charge = NonNullable<Message['charge']>

export const firstNumber = (talk: Talk): number => talk.messages[0]?.number ?? 1
export const lastNumber = (talk: Talk): number => talk.messages.at(-1)?.number ?? 0
export const hasOlder = (talk: Talk): boolean => firstNumber(talk) > 1
export const isComposing = ({ reply }: Talk): boolean => reply?.state === 'queued' || reply?.state === 'typing'
export const isRunning = (talk: Talk): boolean => isComposing(talk) || talk.reply?.state === 'streaming'

/** Lays a page over what is known. A page that begins beyond the window's end replaces it: a hole is worse than a short window. */
export function readPage(
  talk: Talk | undefined,
  page: readonly Message[],
  reply: ReplyStatus | null | undefined,
  suggestions?: readonly string[],
): Talk {
  const known = talk?.messages ?? []
  const read = page.filter((message) => !message.is_typing).toSorted((a, b) => a.number - b.number)
  const standing = withTyping(reply === undefined ? (talk?.reply ?? null) : reply, page)
  const [first, last] = [read[0], read.at(-1)]
  const kept = { messages: known, reply: standing, suggestions: talk?.suggestions ?? [] }
  const end = known.at(-1)?.number
  if (!first || !last) return kept
  const isBeyond = first.number > (end ?? 0) + 1
  const isBefore = last.number < (known[0]?.number ?? 1) - 1
  if (known.length > 0 && isBefore) return kept
  const messages = known.length === 0 || isBeyond ? read : mergeByNumber(known, read)
  if (suggestions && messages.at(-1) === last) return { messages, reply: standing, suggestions }
  return { messages, reply: standing, suggestions: messages.at(-1)?.number === end ? kept.suggestions : [] }
}

/** Where the page says that the companion types, it does, also where nothing else is said of a reply. */
function withTyping(reply: ReplyStatus | null, page: readonly Message[]): ReplyStatus | null {
  const typing = page.find((message) => message.is_typing)
  if (!typing || (reply && isRunning({ messages: [], reply }))) return reply
  const answered = typing.number - 1
  const turn = { revision: typing.revision, since: typing.created_at, answers_from: answered, answers_through: answered }
  return { ...turn, state: 'typing', code: null, charged: false, retry_price: null }
}

/** A message that came by itself. Null where messages between are missing: then the pages must be read. */
export function hearMessage(talk: Talk, message: Message, suggestions: readonly string[] = []): Talk | null {
  if (talk.messages.length > 0 && message.number < firstNumber(talk)) return talk
  if (message.number > lastNumber(talk) + 1) return null
  const messages = mergeByNumber(talk.messages, [message])
  return messages.at(-1) === message ? { ...talk, messages, suggestions } : { ...talk, messages }
}

/** A piece of text as it is written (`reply.written`). Null where text between is missing. */
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

/** Newer is: a later revision, a deletion, a finished text, a longer text. */
function better(known: Message | undefined, read: Message): Message {
  if (!known || read.is_deleted) return read
  if (known.is_deleted || read.revision < known.revision) return known
  if (read.revision > known.revision) return read
  if (known.is_streaming !== read.is_streaming) return known.is_streaming ? read : known
  return read.is_streaming && read.content.length < known.content.length ? known : read
}
