import type { Trx } from '#server/platform/database/database.ts'
import { appendLine } from './append-line.ts'
import { insertTold } from './reply-store.ts'
import { appendMessage, updateMessage } from './store.ts'
import { fitSuggestions } from './suggestions.ts'

type Talk = {
  topicId: string
  personId: string
  characterId: string
  /** What was said before the chat; it costs nothing and is kept as told. */
  lines: readonly { isReader: boolean; text: string }[]
  /** What the character says now; may be empty. */
  next: string
  suggestions: readonly string[]
  engineState: unknown
}

/** Writes a talk that was held elsewhere into a new chat, with the engine's state after it, so that the next reply goes on from there. */
export async function appendTold(trx: Trx, { topicId, personId, characterId, lines, next, suggestions, engineState }: Talk): Promise<void> {
  let last = { id: '', number: 0 }
  for (const { isReader, text } of lines) {
    last = await appendMessage(trx, {
      topic_id: topicId,
      sender_id: isReader ? personId : characterId,
      by_ai: !isReader,
      content: text,
      is_free: true,
      is_told: true,
      ...(isReader ? { charge: 'free' } : {}),
    })
  }
  const answered = last.number - 1
  if (next !== '') last = await appendLine(trx, { topicId, characterId, text: next, suggestions })
  else await updateMessage(trx, last.id, { suggestions: fitSuggestions(suggestions) })
  await insertTold(trx, { topicId, answered, messageId: last.id, engineState })
}
