import { ar } from './distress/ar.ts'
import { de } from './distress/de.ts'
import { hasDistress, type Distress } from './distress/rules.ts'
import { en } from './distress/en.ts'
import { es } from './distress/es.ts'
import { fr } from './distress/fr.ts'
import { it } from './distress/it.ts'
import { pl } from './distress/pl.ts'

const ALL: Distress[] = [en, de, fr, es, it, pl, ar]

/** True where a folded text without idioms tells of distress in words that the plainer rules for crisis don't know, in any language. */
export const isDistress = (folded: string): boolean => ALL.some((rules) => hasDistress(folded, rules))
