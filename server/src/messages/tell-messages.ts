// News about messages for the one person of the topic.
import type { ReplyStatus } from '@green-room/contract/messages'
import { languageOfMember } from '#server/accounts/members/member-language.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { tell } from '#server/topics/tell.ts'
import { presentMessages } from './present.ts'
import { replyStatus } from './reply-status.ts'
import { findMessage } from './store.ts'
import { suggestionsIn } from './suggestions.ts'

export async function tellMessage(lounge: LoungeInside, trx: Trx, personId: string, messageId: string): Promise<void> {
  const row = await findMessage(trx, messageId)
  if (!row) return
  const language = row.notice ? await languageOfMember(trx, personId) : 'en' // all else is in the words of those who talk
  const [message] = await presentMessages(trx, [row], personId, language)
  if (!message) return
  const suggestions = row.suggestions.length > 0 ? await suggestionsIn(trx, row.topic_id, personId) : []
  tell(lounge, trx, `member:${personId}`, { name: 'message.posted', data: { topic_id: row.topic_id, message, suggestions } })
}
export async function tellReply(lounge: LoungeInside, trx: Trx, personId: string, topicId: string): Promise<void> {
  const reply = await replyStatus(trx, topicId)
  if (reply) tellStatus(lounge, trx, personId, topicId, reply)
}
export const tellStatus = (lounge: LoungeInside, trx: Trx, personId: string, topicId: string, reply: ReplyStatus): void =>
  tell(lounge, trx, `member:${personId}`, { name: 'reply.changed', data: { topic_id: topicId, reply } })
