// When the lounge is to close for a while. The plan is a row; each process looks at it every two seconds, and goes by the last one that it could read.
import { sql, type Selectable } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database, Db, Trx } from '../database/database.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log/log.ts'
import { problem } from '../problem.ts'

export type Plan = Selectable<Database['maintenance']>
/** `stopping`: no top-ups and no new topics, what is under way may end. `closed`: nothing for members. */
export type Phase = 'open' | 'announced' | 'stopping' | 'closed'
export type Maintenance = {
  plan(): Plan | null
  phase(): Phase
  /** Throws where the lounge is closed, or takes nothing of this kind any more. */
  requireOpen(isNew: boolean): void
  /** Reads the plan at once: whoever changes it here obeys at once, too. */
  look(): Promise<void>
  close(): void
}

const LOOK_EVERY_MS = 2_000
const MINUTE_MS = 60_000
/** Whoever asks again sooner than this helps nobody. */
const RETRY_MIN_S = 15
const RETRY_MAX_S = 300

type Parts = { db: Db; clock: Clock; live: Live; log: Log }
export async function openMaintenance({ db, clock, live, log }: Parts): Promise<Maintenance> {
  let plan: Plan | null = (await readPlan(db)) ?? null
  let told = ''
  const phase = (): Phase => phaseOf(plan, clock.now())
  const state = (): string => `${plan?.id} ${phase()}`

  async function look(): Promise<void> {
    plan = (await readPlan(db)) ?? null
    if (told === state()) return
    told = state()
    live.deliver('lounge', { name: 'maintenance.changed', data: {} })
  }
  told = state()
  // While the database is away, which may be why the lounge is closed, what was known last holds.
  const timer = setInterval(() => void look().catch((error: unknown) => log.debug({ err: error }, 'maintenance: not read')), LOOK_EVERY_MS)
  timer.unref()

  return {
    plan: () => plan,
    phase,
    look,
    close: () => clearInterval(timer),
    requireOpen(isNew) {
      const is = phase()
      if (is !== 'closed' && !(is === 'stopping' && isNew)) return
      const leftMs = Math.max(0, plan!.opens_at.getTime() - clock.now().getTime())
      throw problem(is === 'closed' ? 'lounge.closed' : 'lounge.closing', {
        retryAfterS: Math.min(RETRY_MAX_S, Math.max(RETRY_MIN_S, Math.ceil(leftMs / 1_000))),
        values: { minutes: Math.max(1, Math.ceil(leftMs / MINUTE_MS)) },
        payload: { opens_at: plan!.opens_at.toISOString() },
      })
    },
  }
}

export function phaseOf(plan: Plan | null, now: Date): Phase {
  if (!plan) return 'open'
  if (now >= plan.closes_at) return 'closed'
  return now >= plan.stops_at ? 'stopping' : 'announced'
}

export const readPlan = (at: Db | Trx): Promise<Plan | undefined> =>
  at.selectFrom('maintenance').selectAll().where('ended_at', 'is', null).executeTakeFirst()

export type NewPlan = { stopsAt: Date; closesAt: Date; opensAt: Date; texts: Record<string, string> }
/** In the place of the one before. */
export async function keepPlan(trx: Trx, { stopsAt, closesAt, opensAt, texts }: NewPlan): Promise<void> {
  await endPlan(trx)
  await trx
    .insertInto('maintenance')
    .values({ stops_at: stopsAt, closes_at: closesAt, opens_at: opensAt, texts: JSON.stringify(texts) })
    .execute()
}
export const endPlan = (trx: Trx) =>
  trx
    .updateTable('maintenance')
    .set({ ended_at: sql`clock_timestamp()` })
    .where('ended_at', 'is', null)
    .execute()
