// Durable jobs in the same database as the facts they follow from (docs/decisions/0003-jobs.md). Enqueued in the fact's own transaction; claimed with
// `skip locked`; leased with a heartbeat, so that a dead worker's job starts again and one whose worker reaches the database never runs twice at once.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Amount } from '../texts/amounts.ts'
import { sqlState, type Db, type Trx } from '../database/database.ts'
import { afterCommit } from '../transact.ts'
import type { Log } from '../log/log.ts'
import { createLoop } from './loop.ts'
import { after, createTimers } from './timers.ts'

const LEASE_MS = 30_000
const ATTEMPTS_MAX = 12
/** How a job ended is written once more after each of these pauses: a database that restarts is back by then. */
const WRITE_AGAIN_MS = [500, 1_000, 2_000, 4_000]
const UNIQUE_VIOLATION = '23505'

export type Payload = Record<string, string | number | boolean | null>
/** Amounts are for mails: whoever sends one knows its reader's language. */
type Ordered = Record<string, Payload[string] | Amount>
export type JobHandler = (payload: Payload, job: { id: string; attempt: number }) => Promise<void>
/** No later try would end otherwise: the job is given up at once. */
export class InVain extends Error {}
/** `key` coalesces jobs of a kind that still wait; `delayMs` is the earliest start. */
export type Enqueue = { key?: string; delayMs?: number }

export type Jobs = {
  /** Names the handler of a kind. Handlers run at least once and must be safe to repeat. */
  on(kind: string, handler: JobHandler): void
  /** Runs `handler` about every `everyS` seconds, once in the cluster and never beside itself. */
  every(name: string, everyS: number, handler: () => Promise<void>): void
  enqueue(trx: Trx, kind: string, payload: Ordered, options?: Enqueue): Promise<void>
  wake(): void
  start(): void
  /** Claims nothing new and waits for what runs. */
  stop(): Promise<void>
}

type Claimed = { id: string; kind: string; payload: unknown; attempt: number }

export function createJobs(
  db: Db,
  log: Log,
  { concurrency = 8, leaseMs = LEASE_MS }: { concurrency?: number; leaseMs?: number } = {},
): Jobs {
  const leaseEnd = after(leaseMs / 1_000)
  const handlers = new Map<string, JobHandler>()
  const running = new Map<string, Promise<void>>()
  const lease = randomUUID()
  const complain = (what: string) => (error: unknown) => log.error({ err: error }, `jobs: ${what}`)
  const loop = createLoop({ everyMs: 1_000, run: claimAndRun, onError: complain('could not claim') })
  const timers = createTimers(db, log, leaseMs)
  const heart = createLoop({
    everyMs: leaseMs / 3,
    run: beat,
    onError(error) {
      complain('heartbeat failed')(error)
      setTimeout(heart.wake, leaseMs / 30).unref()
    },
  })

  async function claimAndRun(): Promise<boolean> {
    const free = concurrency - running.size
    if (free <= 0 || handlers.size === 0) return false
    const claimed = await sql<Claimed>`
      WITH due AS MATERIALIZED (SELECT id FROM job WHERE failed_at IS NULL AND run_at <= clock_timestamp() AND kind = ANY(${[...handlers.keys()]})
                   AND id <> ALL(${[...running.keys()]}::bigint[]) ORDER BY run_at, id LIMIT ${free} FOR UPDATE SKIP LOCKED)
      UPDATE job SET lease_token = ${lease}, attempt = attempt + 1, run_at = ${leaseEnd}
      WHERE id IN (SELECT id FROM due) RETURNING id, kind, payload, attempt`.execute(db)
    for (const job of claimed.rows) {
      const done = runOne(job).finally(() => {
        running.delete(job.id)
        loop.wake()
      })
      running.set(job.id, done)
    }
    return claimed.rows.length === free
  }

  async function runOne(job: Claimed): Promise<void> {
    const failure = await perform(job).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    if (failure) log.error({ err: failure.error, job: job.id, kind: job.kind, attempt: job.attempt }, 'job failed')
    await persistently(() => (failure ? putBack(job, failure.error) : remove(job))).catch((error: unknown) =>
      log.error({ err: error, job: job.id }, 'job: its end could not be written; it runs again when its lease is over'),
    )
  }

  async function perform(job: Claimed): Promise<void> {
    if (job.attempt > ATTEMPTS_MAX) throw new Error('given up: its workers died')
    await handlers.get(job.kind)!(job.payload as Payload, { id: job.id, attempt: job.attempt })
  }

  async function remove(job: Claimed): Promise<void> {
    await db.deleteFrom('job').where('id', '=', job.id).where('lease_token', '=', lease).execute()
  }

  /** Later again, twelve times in all. Where a twin of its key waits already, that one does the work. */
  async function putBack(job: Claimed, error: unknown): Promise<void> {
    const isLast = job.attempt >= ATTEMPTS_MAX || error instanceof InVain
    try {
      await sql`UPDATE job SET lease_token = NULL, last_error = ${String(error).replaceAll('\0', '').slice(0, 500)},
                failed_at = CASE WHEN ${isLast} THEN clock_timestamp() END, run_at = ${after(Math.min(2 ** job.attempt, 600))}
                WHERE id = ${job.id} AND lease_token = ${lease}`.execute(db)
    } catch (refusal) {
      if (sqlState(refusal) !== UNIQUE_VIOLATION) throw refusal
      await remove(job)
    }
  }

  async function beat(): Promise<boolean> {
    if (running.size > 0)
      await sql`UPDATE job SET run_at = ${leaseEnd} WHERE id = ANY(${[...running.keys()]}::bigint[]) AND lease_token = ${lease}`.execute(db)
    await timers.keep()
    return false
  }

  return {
    on: (kind, handler) => void handlers.set(kind, handler),
    every: timers.every,
    async enqueue(trx, kind, payload, { key, delayMs = 0 } = {}) {
      // The update locks the twin that waits: nobody takes it before the fact that it is asked for stands.
      await sql`INSERT INTO job (kind, key, payload, run_at) VALUES (${kind}, ${key ?? null}, ${JSON.stringify(payload)}::jsonb,
                ${after(delayMs / 1_000)})
                ON CONFLICT (kind, key) WHERE key IS NOT NULL AND lease_token IS NULL AND failed_at IS NULL
                DO UPDATE SET run_at = least(job.run_at, EXCLUDED.run_at)`.execute(trx)
      afterCommit(trx, () => (delayMs > 0 ? void setTimeout(loop.wake, delayMs + 5).unref() : loop.wake()))
    },
    wake: loop.wake,
    start() {
      loop.start()
      timers.start()
      heart.start()
    },
    async stop() {
      await Promise.all([loop.stop(), timers.stop()])
      await Promise.allSettled(running.values())
      await heart.stop()
    },
  }
}

async function persistently(write: () => Promise<void>): Promise<void> {
  for (const pauseMs of WRITE_AGAIN_MS) {
    try {
      return await write()
    } catch {
      await pause(pauseMs)
    }
  }
  await write()
}
