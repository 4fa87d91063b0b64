import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** Who and what a closing time meets. */
export async function underWay(at: Db | Trx): Promise<{ live_lines: number; replies: number; checkouts: number }> {
  const { rows } = await sql<{ live_lines: number; replies: number; checkouts: number }>`
    SELECT (SELECT coalesce(sum(live_lines), 0)::int FROM process) AS live_lines,
      (SELECT count(*)::int FROM reply WHERE state IN ('queued', 'typing', 'streaming')) AS replies,
      (SELECT count(*)::int FROM payments.checkout WHERE closed_at IS NULL AND redirect_url IS NOT NULL) AS checkouts`.execute(at)
  return rows[0]!
}

/** Runs of replies, counted as one kind of job: they have a lane of their own. */
export async function countReplies(db: Db): Promise<{ waiting: number; running: number; oldest_at: Date | null }> {
  const { rows } = await sql<{ waiting: number; running: number; oldest_at: Date | null }>`
    SELECT (count(*) FILTER (WHERE state = 'queued'))::int AS waiting, (count(*) FILTER (WHERE state <> 'queued'))::int AS running,
      min(created_at) AS oldest_at FROM reply WHERE state IN ('queued', 'typing', 'streaming')`.execute(db)
  return rows[0]!
}

export async function readLooks(db: Db): Promise<{ violations: number; looked_at: Date | null }> {
  const { rows } = await sql<{ violations: number; looked_at: Date | null }>`
    SELECT coalesce(sum(violations), 0)::int AS violations, max(looked_at) AS looked_at FROM book_alarm`.execute(db)
  return rows[0]!
}
