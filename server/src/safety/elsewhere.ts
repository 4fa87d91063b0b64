// The rules for what members write in the six languages besides English. Any of them may be spoken in any room, so all are asked.
import { fold } from '@green-room/talker/fold.ts'
import { ar } from './elsewhere/ar.ts'
import { de } from './elsewhere/de.ts'
import { es } from './elsewhere/es.ts'
import { fr } from './elsewhere/fr.ts'
import { it } from './elsewhere/it.ts'
import { pl } from './elsewhere/pl.ts'
import type { Rules } from './elsewhere/rules.ts'

const ALL: Rules[] = [de, fr, es, it, pl, ar]

let last = { plain: '', folded: '', literal: '' }
/** The same text is asked about by several rules in a row. */
function heard(plain: string): typeof last {
  if (last.plain === plain) return last
  const folded = fold(plain).text
  // A dash stays where an idiom was: 'not any more' before it is not the end of what was said.
  last = { plain, folded, literal: ALL.reduce((text, { idioms }) => text.replace(idioms, ' – '), folded) }
  return last
}

export const withoutIdioms = (plain: string): string => heard(plain).literal

/** True where a plain text is what one language's rules of that name look for. */
export function isHeardElsewhere(plain: string, name: Exclude<keyof Rules, 'idioms'>): boolean {
  const { folded, literal } = heard(plain)
  const judged = name === 'crisis' || name === 'danger' ? literal : folded
  return ALL.some((rules) => rules[name].test(judged))
}
