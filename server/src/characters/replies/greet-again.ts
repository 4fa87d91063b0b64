import { resume } from '@green-room/talker/talker.ts'
import { appendLine } from '#server/messages/append-line.ts'
import { findEngineState } from '#server/messages/reply-store.ts'
import { tellMessage } from '#server/messages/tell-messages.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { findTopic } from '#server/topics/find-topic.ts'
import { recall } from '../memory/recall.ts'
import { findPersona } from '../stories/personas.ts'
import { findCard } from '../store.ts'

/** The first line of a chat that goes on: its character greets, says what it remembers, and takes the story up where it stood. */
export async function greetAgain(lounge: LoungeInside, trx: Trx, topicId: string): Promise<void> {
  const topic = await findTopic(trx, topicId)
  if (!topic?.person_id || !topic.character_id) return
  const pair = { memberId: topic.person_id, characterId: topic.character_id }
  const card = await findCard(trx, pair.characterId)
  if (!card) return
  const { memory } = await recall(trx, pair)
  const state = topic.continued_from ? await findEngineState(trx, topic.continued_from) : undefined
  const { text, suggestions } = resume(await findPersona(trx, pair.characterId, card), {
    language: topic.language_code,
    title: topic.title,
    known: Object.fromEntries(memory.facts.map(({ key, value }) => [key, value])),
    state: state?.engine_state ?? null,
  })
  const line = await appendLine(trx, { topicId, characterId: pair.characterId, text, suggestions })
  await tellMessage(lounge, trx, pair.memberId, line.id)
}
