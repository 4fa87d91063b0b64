// Somebody in a crisis is never refused coldly (decisions C14, characters.md §12): a help notice of the lounge, then an authored line of the character; no model in this turn, and nothing to pay.
import { findHelpLines } from '#server/content/help-lines.ts'
import { appendNotice } from '#server/messages/append-notice.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { countryOfMember } from '#server/accounts/member-country.ts'
import type { Scene } from './build-turn.ts'
import { careLine } from './embedded/care-line.ts'
import { isCrisis } from './safety/crisis.ts'

const NOTICE_EVERY_TURNS = 5

/** The line to say where one of the messages to answer speaks of self-harm; null otherwise. */
export async function careFor(lounge: Lounge, scene: Scene): Promise<string | null> {
  if (!scene.answered.some((message) => isCrisis(message.text))) return null
  const country = await countryOfMember(lounge.db, scene.personId)
  const help = await findHelpLines(lounge.db, country)
  await appendNotice(lounge, { topicId: scene.turn.topicId, personId: scene.personId, help, unlessWithin: NOTICE_EVERY_TURNS * 2 })
  return careLine(scene.turn)
}
