import { endPlan, keepPlan, phaseOf, readPlan, type NewPlan } from '#server/platform/running/maintenance.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { afterCommit } from '#server/platform/transact.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { underWay } from './store.ts'

type Wish = { closes_at: string | null; minutes: number; texts: Record<string, string>; reason: string }
const MINUTE_MS = 60_000
/** Before it closes nothing new begins: a payment and a first word have time to end. */
const STOP_MS = 5 * MINUTE_MS
/** A time that has just passed while the form was filled in. */
const GRACE_MS = MINUTE_MS

const target = () => ({ type: 'lounge', id: '0' })
const times = ({ stopsAt, closesAt, opensAt }: NewPlan) => ({
  stops_at: stopsAt.toISOString(),
  closes_at: closesAt.toISOString(),
  opens_at: opensAt.toISOString(),
})

export const maintenanceActs = ({ inside: { clock, maintenance } }: Desk) => {
  const obey = (trx: Trx): void => afterCommit(trx, () => void maintenance.look().catch(() => {})) // its next look comes in two seconds
  function planOf({ closes_at: at, minutes, texts }: Wish): NewPlan {
    const now = clock.now()
    const closesAt = at === null ? now : new Date(at)
    if (closesAt.getTime() < now.getTime() - GRACE_MS) throw problem('maintenance.too-soon')
    const stopsAt = new Date(Math.min(closesAt.getTime(), Math.max(now.getTime(), closesAt.getTime() - STOP_MS)))
    const said = Object.fromEntries(Object.entries(texts).flatMap(([code, text]) => (text.trim() === '' ? [] : [[code, text.trim()]])))
    return { stopsAt, closesAt, opensAt: new Date(closesAt.getTime() + minutes * MINUTE_MS), texts: said }
  }
  const plan: Act<Wish> = {
    name: 'maintenance.planned',
    target,
    async preview(at, wish) {
      const before = await readPlan(at)
      return { ...times(planOf(wish)), ...(await underWay(at)), ...(before && { replaces: before.closes_at.toISOString() }) }
    },
    binding: ({ replaces = null }) => replaces,
    async run(trx, wish) {
      const next = planOf(wish)
      const before = await readPlan(trx)
      await keepPlan(trx, next)
      obey(trx)
      const after = { ...times(next), languages: Object.keys(next.texts) }
      return { before: before && { closes_at: before.closes_at.toISOString() }, after }
    },
  }
  async function required(at: Db | Trx) {
    const found = await readPlan(at)
    if (!found) throw problem('maintenance.none')
    return { phase: phaseOf(found, clock.now()), closes_at: found.closes_at.toISOString(), opens_at: found.opens_at.toISOString() }
  }
  const end: Act<{ reason: string }> = {
    name: 'maintenance.ended',
    target,
    preview: required,
    binding: ({ closes_at }) => closes_at,
    async run(trx) {
      const before = await required(trx)
      await endPlan(trx)
      obey(trx)
      return { before }
    },
  }
  return { plan, end }
}
