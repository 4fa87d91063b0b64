// Timed jobs, once in a cluster: rows, of which whoever moves one on has the turn, and renews it like a lease while the handler runs.
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { createLoop } from './loop.ts'

export const after = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`

export type Timers = {
  every(name: string, everyS: number, handler: () => Promise<void>): void
  /** Renews the turns whose handlers run: a heartbeat calls it. */
  keep(): Promise<void>
  start(): void
  /** Takes no further turn and waits for the handlers that run. */
  stop(): Promise<void>
}

export function createTimers(db: Db, log: Log, leaseMs: number): Timers {
  const leaseEnd = after(leaseMs / 1_000)
  const timers = new Map<string, { everyS: number; handler: () => Promise<void> }>()
  const ticking = new Map<string, Promise<void>>()
  const complain = (what: string) => (error: unknown) => log.error({ err: error }, `jobs: ${what}`)
  const ticker = createLoop({ everyMs: 1_000, run: tick, onError: complain('timers failed') })

  async function tick(): Promise<boolean> {
    const names = [...timers.keys()].filter((name) => !ticking.has(name))
    const most = names.map((name) => mostS(timers.get(name)!.everyS))
    const early = await sql<{
      name: string
    }>`SELECT name FROM timer JOIN unnest(${names}::text[], ${most}::float8[]) AS known (name, most) USING (name)
      WHERE next_at > clock_timestamp() AND next_at <= clock_timestamp() + make_interval(secs => most)`.execute(db)
    const waiting = new Set(early.rows.map((row) => row.name))
    for (const name of names) if (!waiting.has(name)) await takeTurn(name)
    return false
  }

  /** A turn that is further away than it can have been put is due: whoever moved it wants no look to be taken. */
  const mostS = (everyS: number): number => 2 * everyS + leaseMs / 1_000

  /** Whoever moves the timer on has the turn, and keeps it as long as its handler runs. */
  async function takeTurn(name: string): Promise<void> {
    const { everyS, handler } = timers.get(name)!
    const turn = await sql<{ due: Date }>`INSERT INTO timer (name, next_at) VALUES (${name}, greatest(${after(everyS)}, ${leaseEnd}))
      ON CONFLICT (name) DO UPDATE SET next_at = EXCLUDED.next_at
        WHERE timer.next_at <= clock_timestamp() OR timer.next_at > ${after(mostS(everyS))}
      RETURNING ${after(everyS)} AS due`.execute(db)
    if (turn.rows[0])
      ticking.set(
        name,
        runTimer(name, handler, turn.rows[0].due).finally(() => ticking.delete(name)),
      )
  }

  async function runTimer(name: string, handler: () => Promise<void>, due: Date): Promise<void> {
    await handler().catch((error: unknown) => log.error({ err: error, timer: name }, 'timed job failed'))
    await sql`UPDATE timer SET next_at = ${due} WHERE name = ${name}`.execute(db).catch(complain('a timer could not be set'))
  }

  return {
    every: (name, everyS, handler) => void timers.set(name, { everyS, handler }),
    async keep() {
      if (ticking.size > 0)
        await sql`UPDATE timer SET next_at = greatest(next_at, ${leaseEnd}) WHERE name = ANY(${[...ticking.keys()]})`.execute(db)
    },
    start: ticker.start,
    async stop() {
      await ticker.stop()
      await Promise.allSettled(ticking.values())
    },
  }
}
