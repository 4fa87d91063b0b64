// What stands in the log, line by line: days, groups of one speaker, and the marks under a message.
import type { Message } from '@green-room/contract/messages'
import type { Outgoing } from '../talk/outbox.ts'
import type { Talk } from '../talk/talk.ts'

const GROUP_MS = 5 * 60_000

/** A sum that came back; `retryPrice` where the reply can be asked for again, in points. */
export type NotCharged = { amount: number; retryPrice: number | null; wasStopped: boolean }
export type MessageRow = {
  kind: 'message'
  key: string
  message: Message
  /** The first of its group shows a face and when it was. */
  isFirst: boolean
  notCharged: NotCharged | null
  outgoing: Outgoing | null
}
/** `summarised`: what stands above it is told to the character in a summary. */
export type Row = { kind: 'day'; key: string; time: string } | { kind: 'summarised'; key: string; isOfChats: boolean } | MessageRow
type Entry = Pick<MessageRow, 'key' | 'message' | 'outgoing'>

/** `summarisedThrough`: the number of the last message that a summary stands for, 0 for earlier chats alone. */
export function buildRows(talk: Talk, outgoing: readonly Outgoing[], summarisedThrough: number | null = null): Row[] {
  const entries = entriesOf(talk, outgoing)
  const rows: Row[] = []
  for (const [place, { key, message, outgoing: own }] of entries.entries()) {
    const before = entries[place - 1]?.message
    if (summarisedThrough !== null && message.number === summarisedThrough + 1)
      rows.push({ kind: 'summarised', key: 'summarised', isOfChats: summarisedThrough === 0 })
    const isNewDay = !before || dayOf(before.created_at) !== dayOf(message.created_at)
    if (isNewDay) rows.push({ kind: 'day', key: `day-${dayOf(message.created_at)}`, time: message.created_at })
    const isFirst = isNewDay || !isSameGroup(before, message)
    rows.push({ kind: 'message', key, message, isFirst, notCharged: notChargedAt(talk, entries, place), outgoing: own })
  }
  return rows
}

/**
 * The messages of the talk, then what is still on its way. An own message keeps the key it was sent under, so that its line stays the same
 * one on the page; where the news of it came before the answer, it is known by its text.
 */
function entriesOf({ messages }: Talk, outgoing: readonly Outgoing[]): Entry[] {
  const open = [...outgoing]
  const entries: Entry[] = messages.map((message) => {
    const place = message.is_mine ? open.findIndex((one) => isSame(one, message)) : -1
    const own = place === -1 ? undefined : open.splice(place, 1)[0]
    // A reply that is finished is another line than the one that was being written: only then it is read out, once.
    return { key: own?.key ?? (message.is_streaming ? `${message.id}-writing` : message.id), message, outgoing: null }
  })
  const waiting = open.filter(({ state }) => state !== 'sent').map((one) => ({ key: one.key, message: asMessage(one), outgoing: one }))
  return [...entries, ...waiting]
}

const isSame = (one: Outgoing, message: Message): boolean =>
  one.number === message.number ||
  (one.number === null &&
    one.state === 'sending' &&
    message.number > one.after &&
    message.attachments.length === one.files.length &&
    message.content === one.content)

const isSameGroup = (before: Message, message: Message): boolean =>
  before.is_mine === message.is_mine &&
  (message.is_mine || before.sender_id === message.sender_id) &&
  !before.notice &&
  !message.notice &&
  Date.parse(message.created_at) - Date.parse(before.created_at) < GROUP_MS

/** Under the last of several own messages that were not charged, with their sum. */
function notChargedAt({ reply }: Talk, entries: readonly Entry[], place: number): NotCharged | null {
  const isMarked = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && entry.message.is_mine && !entry.message.is_deleted && entry.message.charge === 'not-charged'
  if (!isMarked(entries[place]) || isMarked(entries[place + 1])) return null
  let amount = 0
  let first = place
  for (; isMarked(entries[first]); first--) amount += Math.round((entries[first]!.message.price ?? 0) * 100)
  const covered = entries.slice(first + 1, place + 1).some(({ message }) => {
    return reply !== null && message.number >= reply.answers_from && message.number <= reply.answers_through
  })
  return {
    amount: amount / 100,
    retryPrice: covered ? (reply?.retry_price ?? null) : null,
    wasStopped: covered && reply?.state === 'stopped',
  }
}

function asMessage(one: Outgoing): Message {
  const attachments = one.files.map(({ file, type, preview }, place) => ({
    id: `${one.key}-${place}`,
    type,
    path: preview ?? '',
    original_filename: file.name,
    filesize: file.size,
    width: null,
    height: null,
    is_unreadable: false,
  }))
  return {
    id: one.key,
    number: Number.POSITIVE_INFINITY,
    topic_id: one.topicId,
    sender: 'Me',
    sender_id: null,
    is_mine: true,
    content: one.content,
    created_at: one.createdAt,
    attachments,
    is_typing: false,
    is_deleted: false,
    is_streaming: false,
    is_broken_off: false,
    is_free: false,
    is_unanswered: false,
    generated_by: null,
    revision: 0,
    price: one.price,
    charge: null,
    notice: null,
  }
}

/** The day in the reader's own zone. */
const dayOf = (time: string): string => new Date(time).toDateString()
