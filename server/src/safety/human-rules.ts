// 'Are you human?' in any wording, in all languages of the lounge: whoever asks gets the plain answer.
import type { Language } from '@green-room/contract/characters'
import { fold } from '@green-room/talker/fold.ts'
import { OTHER_LANGUAGES } from './elsewhere.ts'
import { rulesOf } from './rules.ts'

/** What a line in English says and one in another language does not. */
const ENGLISH = /\b(?:the|are|you|what)\b|\bis (?:it|this|that|there|he|she)\b|\b(?:do|have) (?:you|we|i)\b/i

/** The language in which a message asks whether, or says that, the other side is a human or a machine; null where it does not. */
export function asksIfHuman(text: string): Language | null {
  if (rulesOf('human', 'en').hear(text)) return 'en'
  if (ENGLISH.test(text)) return null
  const folded = fold(text).text
  const asked = rulesOf('praise', 'common').without(folded, ' ')
  const heard = OTHER_LANGUAGES.find((language) => rulesOf('human', language).hear(asked))
  if (heard || asked !== folded) return heard ?? null
  return OTHER_LANGUAGES.find((language) => rulesOf('human-as-written', language).hear(text)) ?? null
}
