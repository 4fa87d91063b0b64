// The fault plan: what goes wrong with webhooks, drawn from a seed, so that a run can be played again.
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

const share = z._default(z.number().check(z.gte(0), z.lte(1)), 0)
const milliseconds = z._default(z.int().check(z.gte(0), z.lte(600_000)), 0)
export const FaultPlan = z.strictObject({
  seed: z._default(z.int(), 1),
  /** At most so many copies more of each event. */
  duplicate: z._default(z.int().check(z.gte(0), z.lte(30)), 0),
  /** Each copy comes at a random time within so many milliseconds: later events overtake earlier ones. */
  shuffle_ms: milliseconds,
  delay_ms: milliseconds,
  /** The share of copies that are never sent; the others: of those whose first attempt is wrong. */
  drop: share,
  corrupt: share,
  stale: share,
  future: share,
  /** How refunds go: at once, succeeding after 20 s, refused for good, or failing after 20 s. */
  refunds: z._default(z.enum(['at-once', 'slow', 'fail', 'fail-late']), 'at-once'),
})
export type FaultPlan = z.output<typeof FaultPlan>
export type Fault = 'corrupt' | 'stale' | 'future'
export type Copy = { delayMs: number; fault: Fault | null }

export const NO_FAULTS: FaultPlan = FaultPlan.parse({})

/** The copies of the event with this number under the plan. The same seed and number give the same copies. */
export function copiesOf(plan: FaultPlan, number: number): Copy[] {
  const draw = (copy: number, what: string): number =>
    createHash('sha256').update(`${plan.seed}.${number}.${copy}.${what}`).digest().readUIntBE(0, 6) / 2 ** 48
  const count = 1 + Math.floor(draw(0, 'count') * (plan.duplicate + 1))
  return Array.from({ length: count }, (_, copy) => copy)
    .filter((copy) => draw(copy, 'drop') >= plan.drop)
    .map((copy) => ({
      delayMs: plan.delay_ms + Math.floor(draw(copy, 'shuffle') * plan.shuffle_ms),
      fault: faultOf(plan, draw(copy, 'fault')),
    }))
}

function faultOf({ corrupt, stale, future }: FaultPlan, drawn: number): Fault | null {
  if (drawn < corrupt) return 'corrupt'
  if (drawn < corrupt + stale) return 'stale'
  return drawn < corrupt + stale + future ? 'future' : null
}
