// Somebody in a crisis is never refused coldly : a help
// notice of the lounge, then an authored line of the character; no model in this turn, and nothing to pay.
import { findHelpLines } from '#server/content/help-lines.ts'
import { markAdultsTold } from '#server/accounts/pause.ts'
import { appendNotice } from '#server/messages/append-notice.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { countryOfMember } from '#server/accounts/members/member-country.ts'
import type { Scene } from './build-turn.ts'
import type { Turn } from '../engine/engine.ts'
import { isCrisis } from '#server/safety/crisis.ts'
import { isStatedMinor } from '#server/safety/minor.ts'
import { openCase } from '#server/safety/cases.ts'

const NOTICE_EVERY_TURNS = 5

/** What is answered by the lounge and the card's own lines alone, with no model and nothing to pay; null for everything else. */
export const careFor = async (lounge: Lounge, scene: Scene): Promise<string | null> =>
  (await forCrisis(lounge, scene)) ?? (await forMinor(lounge, scene))

/** Also where the free turns after a crisis are used up for the day: help is never refused, but an engine no longer talks for nothing. */
async function forCrisis(lounge: Lounge, scene: Scene): Promise<string | null> {
  if (!scene.answered.some((message) => isCrisis(message.text)) && !(await isCaredFor(lounge, scene))) return null
  const country = await countryOfMember(lounge.db, scene.personId)
  const notice = await findHelpLines(lounge.db, country)
  await appendNotice(lounge, { topicId: scene.turn.topicId, personId: scene.personId, notice, unlessWithin: NOTICE_EVERY_TURNS * 2 })
  return deskLine(scene.turn, 'crisis')
}

const isCaredFor = async ({ throttle }: Lounge, { turn, personId }: Scene): Promise<boolean> =>
  turn.care === true && (await throttle.isUsedUp('care-turns', personId))

/** Who states a minor's age is told first that the lounge is for adults; stated again, sending is paused and an operator looks (0029). */
async function forMinor(lounge: Lounge, scene: Scene): Promise<string | null> {
  const stated = scene.answered.find((message) => isStatedMinor(message.text))
  if (!stated) return null
  const { personId, turn } = scene
  if ((await markAdultsTold(lounge.db, personId)) === 'again')
    await openCase(lounge.db, { memberId: personId, kind: 'minor', rule: 'minors', content: stated.text })
  await appendNotice(lounge, { topicId: turn.topicId, personId, notice: { kind: 'adults' }, unlessWithin: 0 })
  return deskLine(turn, 'minor')
}

/** What is said to a crisis or a stated age; null for everything else. */
export function authoredFor(turn: Omit<Turn, 'signal'>, texts: readonly string[]): string | null {
  if (texts.some(isCrisis)) return deskLine(turn, 'crisis')
  return texts.some(isStatedMinor) ? deskLine(turn, 'minor') : null
}

/** The character's own words: authored, never generated, and another one each time. */
function deskLine({ persona, language, history }: Omit<Turn, 'signal'>, name: 'crisis' | 'minor'): string {
  const book = persona.books[language] ?? persona.books['en'] ?? Object.values(persona.books)[0]
  const lines = book?.story.desk[name] ?? []
  const said = new Set(history.map((message) => message.text))
  return lines.find((line) => !said.has(line)) ?? lines[history.length % lines.length]!
}
