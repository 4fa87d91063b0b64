import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** What stood a day ago of what was changed since by one person alone: small steps are measured together. */
export async function changedAlone(at: Db | Trx, act: string, target: { type: string; id: string }): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ before: Record<string, unknown> }>`SELECT before FROM audit
    WHERE act = ${act} AND target_type = ${target.type} AND target_id = ${target.id} AND second_id IS NULL AND before IS NOT NULL
      AND at > clock_timestamp() - interval '24 hours' ORDER BY id DESC`.execute(at)
  return Object.assign({}, ...rows.map(({ before }) => before)) as Record<string, unknown>
}
