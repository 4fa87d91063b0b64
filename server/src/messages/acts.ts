// In which chat points were spent: what the points history says beside an act.
import { sql } from 'kysely'
import type { ActChat } from '#server/ledger/present.ts'
import type { Db } from '#server/platform/database/database.ts'

/** By kind and id of what an act refers to; chats that are gone are missing. */
export async function listActChats(db: Db, refs: { type: string; id: string }[]): Promise<Map<string, ActChat>> {
  if (refs.length === 0) return new Map()
  const of = (type: string): string[] => refs.filter((ref) => ref.type === type).map((ref) => ref.id)
  const { rows } = await sql<{ ref: string; topic_id: string; title: string; character: string | null }>`
    SELECT r.ref, t.id AS topic_id, t.title, c.name AS character FROM (
      SELECT 'message:' || id AS ref, topic_id FROM message WHERE id = ANY (${of('message')}::bigint[])
      UNION ALL SELECT 'reply:' || id, topic_id FROM reply WHERE id = ANY (${of('reply')}::bigint[])
      UNION ALL SELECT 'topic:' || id, id FROM topic WHERE id = ANY (${of('topic')}::bigint[])) r
    JOIN topic t ON t.id = r.topic_id LEFT JOIN member c ON c.id = t.character_id`.execute(db)
  return new Map(rows.map(({ ref, ...chat }) => [ref, chat]))
}
