// Each process says every ten seconds that it is there and how it is. What it says is for operators; nothing hangs on it.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { streamsOpen } from '../live/live-stream.ts'
import { createLoop } from '../jobs/loop.ts'
import type { Log } from '../log/log.ts'
import { VERSION } from './version.ts'

const EVERY_MS = 10_000
const SILENT_S = 60
const MB = 1024 ** 2
const NS_PER_MS = 1e6

/** A model of the chain, as far as operators know it. */
export type EngineState = { name: string; kind: string; model: string; is_closed: boolean; sees: boolean; price: Price | null }
/** Micro-dollars for a million tokens. */
export type Price = { input: number; cached: number; output: number }
export type Condition = { replies(): number; connections(): number; pool: number; engines(): EngineState[]; isDraining(): boolean }

export function startHeartbeat({ db, log }: { db: Db; log: Log }, condition: Condition): { stop(): Promise<void> } {
  const id = randomUUID()
  const name = `${hostname()}·${process.pid}`
  const startedAt = new Date(Date.now() - process.uptime() * 1_000)
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()

  async function beat(): Promise<boolean> {
    const now = {
      is_draining: condition.isDraining(),
      live_lines: streamsOpen(),
      replies: condition.replies(),
      connections: condition.connections(),
      pool: condition.pool,
      memory_mb: Math.round(process.memoryUsage.rss() / MB),
      lag_ms: Math.round((lag.percentile(95) || 0) / NS_PER_MS),
      engines: JSON.stringify(condition.engines()),
    }
    lag.reset()
    await db
      .insertInto('process')
      .values({ id, name, version: VERSION, started_at: startedAt, ...now })
      .onConflict((known) => known.column('id').doUpdateSet({ ...now, seen_at: sql`clock_timestamp()` }))
      .execute()
    await sql`DELETE FROM process WHERE seen_at < clock_timestamp() - make_interval(secs => ${SILENT_S})`.execute(db)
    return false
  }
  const loop = createLoop({
    everyMs: EVERY_MS,
    run: beat,
    onError: (error) => log.debug({ err: error }, 'process: its condition is not written'),
  })
  loop.start()
  return {
    async stop() {
      await loop.stop()
      lag.disable()
      await db
        .deleteFrom('process')
        .where('id', '=', id)
        .execute()
        .catch(() => {}) // it is forgotten in a minute
    },
  }
}

export const listProcesses = (db: Db) => db.selectFrom('process').selectAll().orderBy('name').execute()
