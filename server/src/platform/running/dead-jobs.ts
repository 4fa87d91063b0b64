// Jobs that were given up, for operators: what kind and why, never what they carry.
import { sql } from 'kysely'
import type { Db, Trx } from '../database/database.ts'
import { problem } from '../problem.ts'

const SHOWN_MAX = 100
const ERROR_MAX = 160

export type DeadJob = { id: string; kind: string; attempts: number; error: string; created_at: Date; failed_at: Date }
/** Errors are words of programs, and quote what they stumbled over: addresses and what stands in quotes stay out. */
export const bare = (error: string): string =>
  error
    .replace(/\S+@\S+/g, '…')
    .replace(/"[^"]*"|'[^']*'|«[^»]*»|\([^()]*\)=\([^()]*\)/g, '…')
    .slice(0, ERROR_MAX)

const columns = ['id', 'kind', 'attempt', 'last_error', 'created_at', 'failed_at'] as const
type Row = { id: string; kind: string; attempt: number; last_error: string | null; created_at: Date; failed_at: Date | null }
const shown = ({ id, kind, attempt, last_error: error, created_at, failed_at: failedAt }: Row): DeadJob => ({
  id,
  kind,
  attempts: attempt,
  error: bare(error ?? ''),
  created_at,
  failed_at: failedAt!,
})
export const listDead = async (db: Db): Promise<DeadJob[]> =>
  (
    await db.selectFrom('job').select(columns).where('failed_at', 'is not', null).orderBy('failed_at', 'desc').limit(SHOWN_MAX).execute()
  ).map(shown)
export async function readDead(at: Db | Trx, id: string): Promise<DeadJob> {
  const row = await at.selectFrom('job').select(columns).where('id', '=', id).where('failed_at', 'is not', null).executeTakeFirst()
  if (!row) throw problem('job.not-found')
  return shown(row)
}
export async function countDead(at: Db | Trx, kind?: string): Promise<number> {
  let dead = at.selectFrom('job').where('failed_at', 'is not', null)
  if (kind !== undefined) dead = dead.where('kind', '=', kind)
  return Number((await dead.select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()).n)
}

export type KindOfJob = { kind: string; waiting: number; running: number; given_up: number; oldest_at: Date | null }
export const countKinds = async (db: Db): Promise<KindOfJob[]> =>
  (
    await sql<KindOfJob>`SELECT kind, (count(*) FILTER (WHERE failed_at IS NULL AND lease_token IS NULL))::int AS waiting,
        (count(*) FILTER (WHERE failed_at IS NULL AND lease_token IS NOT NULL))::int AS running,
        (count(*) FILTER (WHERE failed_at IS NOT NULL))::int AS given_up, min(created_at) FILTER (WHERE failed_at IS NULL) AS oldest_at
      FROM job GROUP BY kind ORDER BY kind`.execute(db)
  ).rows

/** From the first try again. Where a twin of its key waits already, that one does the work. */
export async function retryDead(trx: Trx, id: string): Promise<void> {
  await sql`UPDATE job j SET failed_at = NULL, lease_token = NULL, attempt = 0, run_at = clock_timestamp() WHERE id = ${id} AND failed_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM job t WHERE t.kind = j.kind AND t.key = j.key AND t.failed_at IS NULL AND t.lease_token IS NULL)`.execute(
    trx,
  )
  await dropDead(trx, id)
}
export async function retryDeadOf(trx: Trx, kind: string): Promise<void> {
  const dead = await trx.selectFrom('job').select('id').where('kind', '=', kind).where('failed_at', 'is not', null).orderBy('id').execute()
  for (const { id } of dead) await retryDead(trx, id)
}
/** Only one that was given up: what waits or runs stays. */
export const dropDead = (trx: Trx, id: string) => trx.deleteFrom('job').where('id', '=', id).where('failed_at', 'is not', null).execute()
