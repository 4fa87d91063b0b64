import type { Maintenance } from '@green-room/contract/content'
import type { Lounge } from '#server/platform/lounge.ts'

const SPOKEN_MINUTES = [10, 5, 1]
const MINUTE_MS = 60_000
/** The reader's own clock says it. */
const TIME = '{time}'

/** What members are told of a closing time, in their language: the operator's words, or those that ship. */
export function presentMaintenance({ maintenance, clock, texts }: Lounge, language: string): Maintenance | null {
  const plan = maintenance.plan()
  if (!plan) return null
  const minutes = Math.round((plan.opens_at.getTime() - plan.closes_at.getTime()) / MINUTE_MS)
  const own = (plan.texts as Record<string, string>)[language]?.replaceAll('{minutes}', String(minutes))
  const say = (key: string, values: Record<string, string | number> = {}): string => texts.say(language, `maintenance.${key}`, values)
  return {
    now: clock.now().toISOString(),
    stops_at: plan.stops_at.toISOString(),
    closes_at: plan.closes_at.toISOString(),
    opens_at: plan.opens_at.toISOString(),
    announced: own || say('announced', { time: TIME, minutes }),
    stopped: say('stopped'),
    closed: say('closed', { time: TIME }),
    spoken: Object.fromEntries(SPOKEN_MINUTES.map((left) => [left, say('spoken', { minutes: left })])),
    name: say('name'),
  }
}
