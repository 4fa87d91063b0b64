// The house rules on what members write, before it is stored or paid: names, history, danger, spam, ads (decisions C14), and card numbers.
// Pure and fast. A text that speaks of self-harm is never refused: it is answered with help.
import type { HouseRule } from '@green-room/contract/house-rules'
import type { Problem } from '@green-room/contract/problems'
import { holdsCardNumber } from './card-number.ts'
import { firstContact } from './contacts.ts'
import { isCrisis } from './crisis.ts'
import { isHeardElsewhere } from './elsewhere.ts'
import { isStatedMinor } from './minor.ts'
import { holdsPersonalData } from './personal-data.ts'
import { plainForJudging } from './plain-text.ts'
import { holdsStreet } from './streets.ts'
import { pattern } from './pattern.ts'

export interface Refusal {
  rule: HouseRule
  code: Problem
}
/** A title is public, a message is not: titles are held to more. */
export interface Checked {
  kind: 'title' | 'message'
}

const GROUPS =
  '(?:jews?|muslims?|christians?|hindus?|arabs?|blacks?|whites?|asians?|mexicans?|immigrants?|foreigners?|refugees?|gays?|lesbians?|trans(?: people)?|women|men|gypsies|roma)'
const DANGER = [
  pattern('i')`
    \b(?:i(?:'ll| will|'m going to|'m gonna| am going to| want to| wanna|'d like to)|we(?:'ll| will| should)|somebody should
    |someone should|you should) (?:really |just |seriously )*(?:kill|murder|stab|shoot|strangle|rape|poison|beat up|burn down
    |blow up) (?:you|him|her|them|my (?:wife|husband|ex|boss|neighbou?r|mother|father|sister|brother|teacher|girlfriend|boyfriend)
    |the (?:school|church|mosque|synagogue|office|teacher|police|neighbou?rs?)|people|everyone)\b(?! (?:at|in) (?:chess|cards
    |the game|monopoly|poker)| with (?:kindness|love|laughter))
  `,
  pattern('i')`
    \b(?:how (?:do i|can i|to|would i|do you)|instructions? (?:for|to|on)|recipe for|teach me (?:how )?to|help me) (?:make|build
    |cook|synthesi[sz]e|construct|buy|get) (?:a |an |some )?(?:pipe |nail |car )?(?:bombs?|explosives?|grenades?|poison gas
    |nerve agent|ricin|meth(?:amphetamine)?|chemical weapons?|ghost guns?|napalm)\b
  `,
  pattern('i')`
    \bhow (?:do i|can i|to|would i) (?:poison|kill|murder|drug|kidnap) (?:someone|somebody|a person|my (?:wife|husband|boss|ex
    |neighbou?r)|him|her|people)\b
  `,
  new RegExp(
    `\\b(?:kill|exterminate|gas|hang|shoot|burn|wipe out|get rid of) (?:all |every |the )+${GROUPS}\\b|\\b(?:death to|all) (?:the )?${GROUPS} (?:should|must|deserve to) (?:die|be (?:killed|shot|hanged|gassed))\\b|\\bdeath to (?:all )?(?:the )?${GROUPS}\\b|\\b${GROUPS} are (?:vermin|subhuman|animals|parasites|cockroaches)\\b`,
    'i',
  ),
]
const CHILD =
  '(?:child(?:ren)?|kids?|minors?|under ?age|little (?:girls?|boys?)|school ?(?:girls?|boys?)|pre-?teens?|(?:1[0-7]|[5-9])[ -]?(?:yo|y/o|years?[ -]old)|lolita|toddlers?)'
const SEXUAL = '(?:sex|sexual|sexy|nudes?|naked|porn|horny|erotic|blow ?job|fuck(?:ing)?|masturbat\\w*|make out|undress)'
const MINORS = new RegExp(`\\b${SEXUAL}\\b.{0,40}\\b${CHILD}\\b|\\b${CHILD}\\b.{0,40}\\b${SEXUAL}\\b`, 'i')
/** 'sex education for kids', 'the kids walked in naked from the bath' are talk of parents; the wish is what is refused. */
const HARMLESS_NEAR_CHILDREN = pattern('i')`
    \b(?:education|same[- ]sex|the sex of|opposite sex|fucking (?:loud|tired|annoying|cute|hard|expensive|kids?|teenagers?|late)
    |sexist|sexism|abuse|abused|protect|ran|running|bath|baby (?:pictures|photos)|without kids|had (?:the )?kids|having kids)\b
  `

/** Words of a seller, whatever stands around them. */
const SELLS = pattern('iu')`
    \b(?:promo(?:tion)? code|discount code|buy now|order now|click (?:here|the link)|subscribe to my|check out my (?:channel|page
    |shop|store|website|onlyfans|profile|link)|link in (?:my )?bio|earn (?:[$€£]\s?\d+|\d+ ?(?:[$€£]|dollars|euros?|pounds)
    |money (?:from home|online|fast))|(?:[$€£]\d+|\d+ ?(?:[$€£]|dollars|euros?)) (?:a|per) (?:day|week|hour) from home
    |work from home and earn|guaranteed (?:profit|income|returns)|crypto (?:signals|giveaway)|cheap (?:followers|viagra|rolex)
    |dm me for|whats ?app me (?:at|on)|join (?:my|our) (?:telegram|discord|whatsapp)|follow me on|add me on
    |write me on (?:telegram|whatsapp))(?![\p{L}\p{N}])
  `
/** Words that sell only beside an address. */
const SELLS_BESIDE_ADDRESS = pattern('i')`
    \b(?:best price|limited offer|use (?:my )?code|investment opportunity|sugar daddy|escort|onlyfans|discount|sale|sign up
    |free trial|visit (?:my|our|us))\b
  `
const OTHERS_NUMBER = pattern('iu')`
    \b(?:his|her|their|my (?:neighbou?r|boss|ex|colleague|teacher|doctor|friend)(?:'s)?|(?:mr|mrs|ms
    |dr)\.? \p{Lu}\p{Ll}+(?:'s)?)\b[^.!?]{0,40}\b(?:number|phone|mobile|address|e-?mail|lives at|mail)\b
  `
const TITLED_NAME = /(?<!\p{L})(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof)\.? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
const PASTED_LINE = pattern('imu')`
    ^\s*(?:\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?
    |\[?\d{1,2}[./]\d{1,2}[./]\d{2,4}[^\]]{0,12}\]?)\s*[-–]?\s*[\p{L} .'-]{1,30}:\s+\S
  `
const PASTED_LINES_MIN = 3

/** The house rule that a text breaks, with the problem to answer; null where it may be sent. */
export function checkText(text: string, { kind }: Checked): Refusal | null {
  const plain = plainForJudging(text)
  const refuse = (rule: HouseRule): Refusal => ({ rule, code: `house-rule.${rule}` })
  if (holdsCardNumber(plain)) return refuse('card-number')
  if (isCrisis(plain)) return null
  if ((MINORS.test(plain) && !HARMLESS_NEAR_CHILDREN.test(plain)) || isHeardElsewhere(plain, 'minors')) return refuse('minors')
  if (kind === 'title' && isStatedMinor(plain)) return refuse('minors')
  if (DANGER.some((rule) => rule.test(plain)) || isHeardElsewhere(plain, 'danger')) return refuse('danger')
  if (sells(plain)) return refuse('ads')
  if (kind === 'title' && firstContact(plain) !== null) return refuse('ads')
  if (exposes(plain, kind)) return refuse('names')
  if (text.split('\n').filter((line) => PASTED_LINE.test(line)).length >= PASTED_LINES_MIN) return refuse('history')
  return isSpam(plain) ? refuse('spam') : null
}

function sells(plain: string): boolean {
  if (SELLS.test(plain) || isHeardElsewhere(plain, 'sells')) return true
  if (SELLS_BESIDE_ADDRESS.test(plain)) return firstContact(plain) !== null
  return holdsPersonalData(plain) && isHeardElsewhere(plain, 'sellsBesideAddress')
}

/** Somebody else's number or address; in a public title any address and any full name with a title of address. */
function exposes(plain: string, kind: Checked['kind']): boolean {
  const holdsAddress = firstContact(plain) !== null || holdsStreet(plain)
  if (kind === 'title') return holdsStreet(plain) || TITLED_NAME.test(plain)
  if (OTHERS_NUMBER.test(plain)) return holdsAddress
  return holdsPersonalData(plain) && isHeardElsewhere(plain, 'ofOthers')
}

/** The same few words over and over, or one symbol held down. 'no no no' and 'ha ha ha ha' are talk. */
function isSpam(plain: string): boolean {
  if (/(.)\1{39,}/u.test(plain)) return true
  const words = plain.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  if (words.length < 12) return false
  return new Set(words).size / words.length < 0.2
}
