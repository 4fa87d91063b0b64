// What calls to models use, and daily ceilings of what they cost, for each member and for the house. They hold for all processes on one database.
import { readSettings } from '#server/content/settings.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log/log.ts'
import { problem } from '#server/platform/problem.ts'
import { CeilingReached } from '../engine/failure.ts'
import type { Ceilings } from '../models/ceiling-config.ts'
import type { AskedFor, Meter, Settle } from '../engine/meter.ts'
import { correct, houseToday, readToday, reserve } from './store.ts'
import { createUsage } from './usage.ts'

const WARNING_SHARE = 0.8
const NONE: Ceilings = { house: null, member: null }
const UNCOUNTED: Settle = async () => {}

export type Costs = {
  /** Those that hold now. Null: the configuration sets none, and no cost is counted as it comes. */
  ceilings(): Promise<Ceilings | null>
  isCounting: boolean
  /** Throws `talk.resting-today`, with the time when it opens again, where the member or the house has nothing left. */
  requireMayAsk(db: Db | Trx, memberId: string): Promise<void>
  meterFor(asked: AskedFor): Meter
  /** Micro-dollars of the house today. */
  today(): Promise<number>
}

const lower = (configured: number | null, dollars: number | null): number | null =>
  dollars === null ? configured : Math.min(configured ?? Number.POSITIVE_INFINITY, Math.round(dollars * 1_000_000))
/** Operators may set them lower than the configuration, never higher. */
async function ceilingsNow(at: Db | Trx, set: Ceilings): Promise<Ceilings> {
  const { model_daily_cost: house, model_member_daily_cost: member } = await readSettings(at)
  return { house: lower(set.house, house), member: lower(set.member, member) }
}

export function createCosts({ db, log }: { db: Db; log: Log }, set: Ceilings | undefined): Costs {
  const note = createUsage({ db, log })
  const said = { warned: '', reached: '' }
  /** Tells the operator, once a day in each process. */
  const watch = (ceilings: Ceilings, house: number, day: string): void => {
    if (ceilings.house === null || house < ceilings.house * WARNING_SHARE) return
    const fields = { day, microDollars: house, ceiling: ceilings.house }
    if (house >= ceilings.house && said.reached !== day) {
      said.reached = said.warned = day
      log.error(fields, 'models: the daily ceiling of cost is reached, nobody is answered until the next day (UTC)')
    } else if (said.warned !== day) {
      said.warned = day
      log.warn(fields, 'models: four fifths of the daily ceiling of cost are used')
    }
  }
  const isOver = (sum: number, ceiling: number | null): boolean => ceiling !== null && sum >= ceiling

  async function open(memberId: string, most: number, isOwed: boolean): Promise<Settle> {
    if (!set) return UNCOUNTED
    const ceilings = await ceilingsNow(db, set)
    const day = await reserve(db, memberId, most, isOwed ? NONE : ceilings)
    if (day === null) {
      const now = await readToday(db, memberId)
      watch(ceilings, now.house, now.day)
      throw new CeilingReached(now.waitS)
    }
    let counted = most
    return async (micros) => {
      const more = micros - counted
      counted = micros
      try {
        watch(ceilings, await correct(db, memberId, day, more), day)
      } catch (error) {
        counted -= more
        log.warn({ err: error }, 'models: the cost of a call stays counted at its most')
      }
    }
  }

  return {
    isCounting: set !== undefined,
    ceilings: async () => (set ? ceilingsNow(db, set) : null),
    async requireMayAsk(at, memberId) {
      if (!set) return
      const ceilings = await ceilingsNow(at, set)
      const { day, house, own, opensAt, waitS } = await readToday(at, memberId)
      watch(ceilings, house, day)
      if (!isOver(house, ceilings.house) && !isOver(own, ceilings.member)) return
      throw problem('talk.resting-today', {
        retryAfterS: waitS,
        values: { time: opensAt.slice(11, 16) },
        payload: { opens_at: opensAt },
      })
    },
    meterFor: (asked) => ({ open: (most, isOwed) => open(asked.memberId, most, isOwed), note: (use) => note(asked, use) }),
    today: () => houseToday(db),
  }
}
