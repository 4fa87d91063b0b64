// Somebody in a crisis is never refused coldly (decisions C14, characters.md §12): a help notice of the lounge, then an authored line of the character; no model in this turn, and nothing to pay.
import { findHelpLines } from '#server/content/help-lines.ts'
import { markAdultsTold } from '#server/accounts/pause.ts'
import { appendNotice } from '#server/messages/append-notice.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { countryOfMember } from '#server/accounts/member-country.ts'
import type { Scene } from './build-turn.ts'
import { careLine } from './embedded/care-line.ts'
import { packOf } from './embedded/languages/language-pack.ts'
import { ACTS } from './embedded/packs.ts'
import { seededRandom } from './embedded/seeded-random.ts'
import { isCrisis } from './safety/crisis.ts'
import { isStatedMinor } from './safety/minor.ts'
import { openCase } from './safety/cases.ts'

const NOTICE_EVERY_TURNS = 5

/** What is answered by the lounge and the card's own lines alone, with no model and nothing to pay; null for everything else. */
export const careFor = async (lounge: Lounge, scene: Scene): Promise<string | null> =>
  (await forCrisis(lounge, scene)) ?? (await forMinor(lounge, scene))

async function forCrisis(lounge: Lounge, scene: Scene): Promise<string | null> {
  if (!scene.answered.some((message) => isCrisis(message.text))) return null
  const country = await countryOfMember(lounge.db, scene.personId)
  const notice = await findHelpLines(lounge.db, country)
  await appendNotice(lounge, { topicId: scene.turn.topicId, personId: scene.personId, notice, unlessWithin: NOTICE_EVERY_TURNS * 2 })
  return careLine(scene.turn)
}

/** Who states a minor's age is told first that the lounge is for adults; stated again, sending is paused and an operator looks (0029). */
async function forMinor(lounge: Lounge, scene: Scene): Promise<string | null> {
  const stated = scene.answered.find((message) => isStatedMinor(message.text))
  if (!stated) return null
  const { personId, turn } = scene
  if ((await markAdultsTold(lounge.db, personId)) === 'again')
    await openCase(lounge.db, { memberId: personId, kind: 'minor', rule: 'minors', content: stated.text })
  await appendNotice(lounge, { topicId: turn.topicId, personId, notice: { kind: 'adults' }, unlessWithin: 0 })
  const lines =
    turn.card.data.extensions.green_room.packs[turn.language]?.acts.minor ??
    (turn.language === 'en' ? ACTS.minor!.say : packOf(turn.language).acts.minor!.say)
  return lines[Math.floor(seededRandom(turn.seed)() * lines.length)]!
}
