// The rules for what members write in the six languages besides English. Any of them may be spoken in any room, so all are asked.
import { fold } from '@green-room/talker/fold.ts'
import { rulesOf } from './rules.ts'

export const OTHER_LANGUAGES = ['de', 'fr', 'es', 'it', 'pl', 'ar'] as const

type Subject = 'crisis' | 'danger' | 'minors' | 'sells' | 'sells-beside-address' | 'of-others' | 'under-age'

let last = { plain: '', folded: '', literal: '' }
/** The same text is asked about by several rules in a row. */
function heard(plain: string): typeof last {
  if (last.plain === plain) return last
  const folded = fold(plain).text
  // A dash stays where an idiom was: 'not any more' before it is not the end of what was said.
  const literal = OTHER_LANGUAGES.reduce((text, language) => rulesOf('idioms', language).without(text, ' – '), folded)
  last = { plain, folded, literal }
  return last
}

/** The folded text without what only sounds like harm. */
export const withoutIdioms = (plain: string): string => heard(plain).literal

/** True where a plain text is what one language's rules on the subject look for. */
export function isHeardElsewhere(plain: string, subject: Subject): boolean {
  const { folded, literal } = heard(plain)
  return rulesOf(subject, ...OTHER_LANGUAGES).hear(subject === 'crisis' || subject === 'danger' ? literal : folded)
}
