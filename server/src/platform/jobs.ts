// Durable jobs in the same database as the facts they follow from (docs/decisions/0003-jobs.md). Enqueued in the fact's own transaction; claimed with
// `skip locked`; leased with a heartbeat, so that a dead worker's job starts again and a living one's never runs twice.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterCommit, type Db, type Trx } from './database.ts'
import type { Log } from './log.ts'
import { createLoop } from './loop.ts'

const LEASE_MS = 30_000
const ATTEMPTS_MAX = 12

export type Payload = Record<string, string | number | boolean | null>
export type JobHandler = (payload: Payload, job: { id: string; attempt: number }) => Promise<void>
/** `key` coalesces jobs of a kind that still wait; `delayMs` is the earliest start. */
export type Enqueue = { key?: string; delayMs?: number }

export type Jobs = {
  /** Names the handler of a kind. Handlers run at least once and must be safe to repeat. */
  on(kind: string, handler: JobHandler): void
  /** Runs `handler` about every `everyS` seconds, once in the cluster. */
  every(name: string, everyS: number, handler: () => Promise<void>): void
  enqueue(trx: Trx, kind: string, payload: Payload, options?: Enqueue): Promise<void>
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
  const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`
  const handlers = new Map<string, JobHandler>()
  const timers = new Map<string, { everyS: number; handler: () => Promise<void> }>()
  const running = new Map<string, Promise<void>>()
  const ticking = new Map<string, Promise<void>>()
  const lease = randomUUID()
  const loop = createLoop({ everyMs: 1_000, run: claimAndRun, onError: (error) => log.error({ err: error }, 'jobs: could not claim') })
  let heartbeat: NodeJS.Timeout | undefined
  let ticker: NodeJS.Timeout | undefined

  async function claimAndRun(): Promise<boolean> {
    const free = concurrency - running.size
    if (free <= 0 || handlers.size === 0) return false
    const claimed = await sql<Claimed>`
      UPDATE job SET lease_token = ${lease}, attempt = attempt + 1, run_at = ${leaseEnd}
      WHERE id IN (SELECT id FROM job WHERE failed_at IS NULL AND run_at <= clock_timestamp() AND kind = ANY(${[...handlers.keys()]})
                   AND id <> ALL(${[...running.keys()]}::bigint[]) ORDER BY run_at, id LIMIT ${free} FOR UPDATE SKIP LOCKED)
      RETURNING id, kind, payload, attempt`.execute(db)
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
    try {
      if (job.attempt > ATTEMPTS_MAX) throw new Error('given up: its workers died')
      await handlers.get(job.kind)!(job.payload as Payload, { id: job.id, attempt: job.attempt })
      await db.deleteFrom('job').where('id', '=', job.id).where('lease_token', '=', lease).execute()
    } catch (error) {
      log.error({ err: error, job: job.id, kind: job.kind, attempt: job.attempt }, 'job failed')
      await putBack(job, error).catch((late: unknown) =>
        log.error({ err: late, job: job.id }, 'job: its failure could not be written; its lease will run out'),
      )
    }
  }

  /** Later again, twelve times in all. Where a twin of its key waits already, that one does the work. */
  async function putBack(job: Claimed, error: unknown): Promise<void> {
    const twin = sql`EXISTS (SELECT 1 FROM job o WHERE o.kind = job.kind AND o.key = job.key AND o.lease_token IS NULL AND o.failed_at IS NULL)`
    await sql`DELETE FROM job WHERE id = ${job.id} AND lease_token = ${lease} AND ${twin}`.execute(db)
    await sql`UPDATE job SET lease_token = NULL, last_error = ${String(error).slice(0, 500)},
              failed_at = CASE WHEN ${job.attempt >= ATTEMPTS_MAX} THEN clock_timestamp() END,
              run_at = clock_timestamp() + make_interval(secs => ${Math.min(2 ** job.attempt, 600)})
              WHERE id = ${job.id} AND lease_token = ${lease}`.execute(db)
  }

  async function beat(): Promise<void> {
    if (running.size === 0) return
    await sql`UPDATE job SET run_at = ${leaseEnd} WHERE id = ANY(${[...running.keys()]}::bigint[]) AND lease_token = ${lease}`.execute(db)
  }

  async function tick(): Promise<void> {
    for (const [name, { everyS, handler }] of timers) {
      const turn = await sql`
        INSERT INTO timer (name, next_at) VALUES (${name}, clock_timestamp() + make_interval(secs => ${everyS}))
        ON CONFLICT (name) DO UPDATE SET next_at = EXCLUDED.next_at WHERE timer.next_at <= clock_timestamp() RETURNING name`.execute(db)
      if (turn.rows.length === 0 || ticking.has(name)) continue
      const done = handler()
        .catch((error: unknown) => log.error({ err: error, timer: name }, 'timed job failed'))
        .finally(() => void ticking.delete(name))
      ticking.set(name, done)
    }
  }

  return {
    on: (kind, handler) => void handlers.set(kind, handler),
    every: (name, everyS, handler) => void timers.set(name, { everyS, handler }),
    async enqueue(trx, kind, payload, { key, delayMs = 0 } = {}) {
      // The update locks the twin that waits: nobody takes it before the fact that it is asked for stands.
      await sql`INSERT INTO job (kind, key, payload, run_at) VALUES (${kind}, ${key ?? null}, ${JSON.stringify(payload)}::jsonb,
                clock_timestamp() + make_interval(secs => ${delayMs / 1000}))
                ON CONFLICT (kind, key) WHERE key IS NOT NULL AND lease_token IS NULL AND failed_at IS NULL
                DO UPDATE SET run_at = least(job.run_at, EXCLUDED.run_at)`.execute(trx)
      afterCommit(trx, () => (delayMs > 0 ? void setTimeout(loop.wake, delayMs + 5).unref() : loop.wake()))
    },
    wake: loop.wake,
    start() {
      loop.start()
      heartbeat = setInterval(() => void beat().catch((error: unknown) => log.error({ err: error }, 'jobs: heartbeat failed')), leaseMs / 3)
      ticker = setInterval(() => void tick().catch((error: unknown) => log.error({ err: error }, 'jobs: timers failed')), 1_000)
    },
    async stop() {
      clearInterval(ticker)
      await loop.stop()
      await Promise.allSettled([...running.values(), ...ticking.values()])
      clearInterval(heartbeat)
    },
  }
}
