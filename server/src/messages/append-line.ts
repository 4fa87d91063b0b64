import type { Trx } from '#server/platform/database/database.ts'
import { appendMessage } from './store.ts'
import { fitSuggestions } from './suggestions.ts'

/** A line that a character says unasked: its opening. It answers nothing and costs nothing. */
export const appendLine = (
  trx: Trx,
  line: { topicId: string; characterId: string; text: string; suggestions?: readonly string[] },
): Promise<{ id: string; number: number }> =>
  appendMessage(trx, {
    topic_id: line.topicId,
    sender_id: line.characterId,
    by_ai: true,
    content: line.text,
    is_free: true,
    suggestions: fitSuggestions(line.suggestions ?? []),
  })
