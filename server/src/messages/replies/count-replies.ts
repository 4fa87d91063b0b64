import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

const DAYS = 7
/** Whole replies of the last seven days, by character. */
export async function countReplies(db: Db, characterId: string | null): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    SELECT t.character_id AS id, count(*)::int AS n FROM reply r JOIN topic t ON t.id = r.topic_id
    WHERE r.state = 'done' AND r.created_at > clock_timestamp() - make_interval(days => ${DAYS})
      AND (${characterId}::bigint IS NULL OR t.character_id = ${characterId}::bigint)
    GROUP BY t.character_id`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
