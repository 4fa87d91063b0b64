import { sql } from 'kysely'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { fitSuggestions } from '../suggestions.ts'
import { tellMessage } from '../tell-messages.ts'

/** Suggestions that were thought of after their reply: kept and told, unless the talk has gone on. */
export async function offerSuggestions(
  lounge: LoungeInside,
  trx: Trx,
  { topicId, number, offered }: { topicId: string; number: number; offered: readonly string[] },
): Promise<void> {
  const { rows } = await sql<{ id: string; person_id: string }>`
    UPDATE message m SET suggestions = ${fitSuggestions(offered)} FROM topic t
    WHERE t.id = ${topicId} AND m.topic_id = t.id AND m.number = ${number} AND t.last_number = m.number AND m.by_ai AND m.state = 'whole'
      AND t.state = 'open' AND t.person_id IS NOT NULL
    RETURNING m.id, t.person_id`.execute(trx)
  const [row] = rows
  if (row) await tellMessage(lounge, trx, row.person_id, row.id)
}
