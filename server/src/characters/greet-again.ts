import { resume } from '@green-room/talker/talker.ts'
import { appendLine } from '#server/messages/append-line.ts'
import { findEngineState } from '#server/messages/reply-store.ts'
import { tellMessage } from '#server/messages/tell-messages.ts'
import type { Trx } from '#server/platform/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { findTopic } from '#server/topics/find-topic.ts'
import { findMemory, listFacts } from './memory/store.ts'
import { findPersona } from './personas.ts'
import { findCard } from './store.ts'

/** The first line of a chat that goes on: its character greets, says what it remembers, and takes the story up where it stood. */
export async function greetAgain(lounge: LoungeInside, trx: Trx, topicId: string): Promise<void> {
  const topic = await findTopic(trx, topicId)
  if (!topic?.person_id || !topic.character_id) return
  const pair = { memberId: topic.person_id, characterId: topic.character_id }
  const card = await findCard(trx, pair.characterId)
  if (!card) return
  const state = topic.continued_from ? await findEngineState(trx, topic.continued_from) : undefined
  const { text, suggestions } = resume(await findPersona(trx, pair.characterId, card), {
    language: topic.language_code,
    title: topic.title,
    known: await knownOf(trx, pair),
    state: state?.engine_state ?? null,
  })
  const line = await appendLine(trx, { topicId, characterId: pair.characterId, text, suggestions })
  await tellMessage(lounge, trx, pair.memberId, line.id)
}

/** What is remembered, the newest last; nothing while memory is off. */
async function knownOf(trx: Trx, pair: { memberId: string; characterId: string }): Promise<Record<string, string>> {
  const memory = await findMemory(trx, pair)
  if (memory?.enabled === false) return {}
  const facts = await listFacts(trx, pair)
  return Object.fromEntries(facts.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()).map(({ key, value }) => [key, value]))
}
