// The house rules on what members write, before it is stored or paid: names, history, danger, spam, ads and card numbers.
// Pure and fast. A text that speaks of self-harm is never refused: it is answered with help.
import type { HouseRule } from '@green-room/contract/limits/house-rules'
import type { Problem } from '@green-room/contract/problems'
import { holdsCardNumber } from './card-number.ts'
import { firstContact } from './contacts.ts'
import { isCrisis } from './crisis.ts'
import { isHeardElsewhere } from './elsewhere.ts'
import { isStatedMinor } from './minor.ts'
import { holdsPersonalData, holdsStreet } from './personal-data.ts'
import { plainForJudging } from './plain-text.ts'
import { rulesOf } from './rules.ts'

export interface Refusal {
  rule: HouseRule
  code: Problem
}
/** A title is public, a message is not: titles are held to more. */
export interface Checked {
  kind: 'title' | 'message'
}

const TITLED_NAME = /(?<!\p{L})(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof)\.? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
/** '[12:01] Anna: hi', '1/2/24, 12:01 - Anna: hi': a line of another chat. */
const PASTED_LINE =
  /^\s*(?:\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?|\[?\d{1,2}[./]\d{1,2}[./]\d{2,4}[^\]]{0,12}\]?)\s*[-–]?\s*[\p{L} .'-]{1,30}:\s+\S/imu
const PASTED_LINES_MIN = 3

/** The house rule that a text breaks, with the problem to answer; null where it may be sent. */
export function checkText(text: string, { kind }: Checked): Refusal | null {
  const plain = plainForJudging(text)
  const refuse = (rule: HouseRule): Refusal => ({ rule, code: `house-rule.${rule}` })
  if (holdsCardNumber(plain)) return refuse('card-number')
  if (isCrisis(plain)) return null
  if (speaksOfMinors(plain)) return refuse('minors')
  if (kind === 'title' && isStatedMinor(plain)) return refuse('minors')
  if (rulesOf('danger', 'en').hear(plain) || isHeardElsewhere(plain, 'danger')) return refuse('danger')
  if (sells(plain)) return refuse('ads')
  if (kind === 'title' && firstContact(plain) !== null) return refuse('ads')
  if (exposes(plain, kind)) return refuse('names')
  if (text.split('\n').filter((line) => PASTED_LINE.test(line)).length >= PASTED_LINES_MIN) return refuse('history')
  return isSpam(plain) ? refuse('spam') : null
}

const speaksOfMinors = (plain: string): boolean =>
  (rulesOf('minors', 'en').hear(plain) && !rulesOf('about-children', 'en').hear(plain)) || isHeardElsewhere(plain, 'minors')

function sells(plain: string): boolean {
  if (rulesOf('sells', 'en').hear(plain) || isHeardElsewhere(plain, 'sells')) return true
  if (rulesOf('sells-beside-address', 'en').hear(plain)) return firstContact(plain) !== null
  return holdsPersonalData(plain) && isHeardElsewhere(plain, 'sells-beside-address')
}

/** Somebody else's number or address; in a public title any address and any full name with a title of address. */
function exposes(plain: string, kind: Checked['kind']): boolean {
  const holdsAddress = firstContact(plain) !== null || holdsStreet(plain)
  if (kind === 'title') return holdsStreet(plain) || TITLED_NAME.test(plain)
  if (rulesOf('of-others', 'en').hear(plain)) return holdsAddress
  return holdsPersonalData(plain) && isHeardElsewhere(plain, 'of-others')
}

/** The same few words over and over, or one symbol held down. 'no no no' and 'ha ha ha ha' are talk. */
function isSpam(plain: string): boolean {
  if (/(.)\1{39,}/u.test(plain)) return true
  const words = plain.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  if (words.length < 12) return false
  return new Set(words).size / words.length < 0.2
}
