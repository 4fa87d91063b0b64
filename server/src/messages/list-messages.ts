import type { listMessages as door, Message } from '@green-room/contract/messages'
import type * as z from 'zod/mini'
import { readSettings } from '#server/content/settings.ts'
import type { Member } from '#server/platform/http/caller.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { requireTerms } from '#server/rooms/terms.ts'
import { requireVisible } from '#server/topics/access.ts'
import { findTopic } from '#server/topics/find-topic.ts'
import { refusalOfSeat } from '#server/topics/limits.ts'
import { presentMessages, typingItem } from './present.ts'
import { replyStatus } from './reply-status.ts'
import { listByNumber } from './store.ts'
import { suggestionsIn } from './suggestions.ts'

type Answer = z.input<typeof door.returns>['payload']

/** A page of a chat, or what came after a number. Any page is one index range, however long the chat. */
export async function listMessages(lounge: Lounge, caller: Member, asked: z.output<typeof door.input>, language: string): Promise<Answer> {
  const topic = await requireVisible(lounge.db, asked.topic_id, caller.memberId)
  if (topic.person_id !== caller.memberId) {
    const refusal = await refusalOfSeat(lounge.db, caller, await readSettings(lounge.db))
    throw refusal ? problem('message.view-only') : problem('topic.not-participant')
  }
  await requireTerms(lounge.db, caller.memberId, topic.room_id)
  // One snapshot: a page never says that a reply is whole and shows it half.
  const page = await lounge.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => readPage(trx, caller.memberId, asked, language))
  return { ...page, data: await Promise.all(page.data.map((message) => asShown(lounge, message))) }
}

/** What is written is stored once a second, and shown as far as it is. */
async function asShown({ flights }: Lounge, message: Message): Promise<Message> {
  const flight = message.is_streaming ? await flights.find(message.id) : undefined
  return flight?.revision === message.revision && flight.text.length > message.content.length
    ? { ...message, content: flight.text }
    : message
}

async function readPage(trx: Trx, memberId: string, asked: z.output<typeof door.input>, language: string): Promise<Answer> {
  const topic = (await findTopic(trx, asked.topic_id))!
  const { page_size: size, order_dir: direction, page = 1, after } = asked
  const total = topic.last_number
  const [from, through] =
    after !== undefined
      ? [after + 1, after + size]
      : direction === 'asc'
        ? [(page - 1) * size + 1, page * size]
        : [total - page * size + 1, total - (page - 1) * size]
  const rows = from > total || through < 1 ? [] : await listByNumber(trx, topic.id, Math.max(1, from), Math.min(through, total))
  const reply = await replyStatus(trx, topic.id)
  const data: Message[] = await presentMessages(trx, rows, memberId, language)
  const composes = reply !== null && (reply.state === 'queued' || reply.state === 'typing')
  if (composes && through >= total && topic.character_name !== null)
    data.push(typingItem(topic.id, { id: topic.character_id, name: topic.character_name }, total + 1, reply.since))
  if (after === undefined && direction === 'desc') data.reverse()
  const suggestions = await suggestionsIn(trx, topic.id, memberId)
  return { data, meta: { current_page: page, per_page: size, total, last_page: Math.max(1, Math.ceil(total / size)), reply, suggestions } }
}
