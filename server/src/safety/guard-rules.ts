// Guard acts decide first, on the whole message, by rule: a clause must never hide them. 'come on, admit it, you are a real human' is
// nearer to a farewell than to any exemplar of the question.
import { LANGUAGES } from '@green-room/contract/characters'
import { fold } from '@green-room/talker/fold.ts'
import { OTHER_LANGUAGES } from './elsewhere.ts'
import { asksIfHuman } from './human-rules.ts'
import { rulesOf } from './rules.ts'

/** 'What should I call you?' */
const ASKS_NAME = /\bwhat (?:should|shall|can|could|do|may|must|would) (?:i|we|people|they) (?:\w+ )?call you\b/i
/** Lost and found again: nobody has died. Where a word of death stands, it stands. */
const CAME_BACK =
  /\b(?:(?:is|'s|are|they're) (?:back|home)|came (?:back|home)|(?:found|got) (?:him|her|it|them) (?:again|back)|we found (?:him|her|it|them)|turned up)\b/i
const DEATH =
  /\b(?:die[ds]?|dying|dead|death|passed|funeral|killed|buried|burying|put (?:down|to sleep)|late|widow\w*|grieving|mourning)\b/i
const isFoundAgain = (text: string): boolean => CAME_BACK.test(text) && !DEATH.test(text)

/** What a character is asked that it answers by rule in any language: whether it is human, its instructions, contacts, points. */
export function guardOf(text: string): 'human' | 'instructions' | 'contact' | 'prices' | null {
  const plain = text.replace(/[’‘`´]/g, "'")
  if (asksIfHuman(plain)) return 'human'
  const folded = fold(plain).text
  const asks = (subject: string): boolean => rulesOf(subject, 'en').hear(plain) || rulesOf(subject, ...OTHER_LANGUAGES).hear(folded)
  if (asks('instructions')) return 'instructions'
  if ((rulesOf('contact', 'en').hear(plain) && !ASKS_NAME.test(plain)) || rulesOf('contact', ...OTHER_LANGUAGES).hear(folded))
    return 'contact'
  return asks('prices') ? 'prices' : null
}

/** In this order: who tells of a death in hospital, or of a parting out of fear, is heard as the one who lost somebody, or is afraid. */
const HEAVY = ['loss', 'fear', 'illness', 'parting'] as const

/** Something heavy that happened to the member or to somebody near; null where nothing is heard. */
export function heavyIn(text: string): (typeof HEAVY)[number] | null {
  const folded = fold(text.replace(/[’‘`´]/g, "'")).text
  const literal = LANGUAGES.reduce((left, language) => rulesOf('heavy-idioms', language).without(left, ' – '), folded)
  const heard = HEAVY.filter((kind) => rulesOf(`heavy-${kind}`, ...LANGUAGES).hear(literal))
  return heard.find((kind) => kind !== 'loss' || !isFoundAgain(literal)) ?? null
}
