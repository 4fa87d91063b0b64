// Does a text speak of self-harm? Recall goes before precision: a false alarm shows a help card, a missed one may cost a life. It is never
// a reason to refuse a text. Idioms that only sound like it are taken out first.
import { createHash } from 'node:crypto'
import { isDistress } from './distress.ts'
import { isHeardElsewhere, withoutIdioms } from './elsewhere.ts'
import { plainForJudging } from './plain-text.ts'
import { pattern } from './pattern.ts'

const IDIOMS = pattern('gi')`
    \b(?:(?:i(?:'m| am|'d| would|'ll| could)?|you'?re) (?:literally |just |almost |nearly )?(?:die|dying|died) (?:of|from|with|for
    |laughing|to (?:know|see|try|hear|go))\w*|i(?:'d| would| could) kill for|dying (?:laughing|of laughter|inside)|to die for
    |killing (?:it|time|me)|kill time|dead(?:line| tired| serious| end)s?|suicide squad|(?:my (?:\w+ )?(?:phone|battery|laptop|car
    |plant|tomatoe?|orchid|flower|cactus|rose|basil)s?) (?:just |really )?(?:died|wants? to die|(?:is|are) (?:dying|trying to die))|(?:cut|cutting) (?:my )?(?:hair|nails|losses|carbs|sugar|onions|vegetables|grass|fingers? (?:while
    |when|cooking|chopping))|(?:cut|hurt|burn(?:ed|t)?) myself (?:shaving|cooking|chopping|peeling|slicing|while|when i was|a slice|some|on (?:the|a) (?:paper|oven|stove|pan|can|tin|kettle|page))|kill(?:ed|ing)? myself (?:laughing|at the gym)|mourir de (?:rire|faim|honte|chaud|froid|soif|ennui|trouille|fatigue|jalousie|curiosit[ée])|end it (?:here|there)? ?(?:with (?:him|her|my (?:boyfriend|girlfriend|ex))))
  `

const ENGLISH = [
  /\b(?:kill|killing|hang|hanging|shoot|drown|harm|harming|hurt|hurting|cut|cutting) (?:my ?self|myself)\b/i,
  pattern('i')`
    \b(?:want|wanna|wanted|wish|ready|going|like|better|rather|prefer|hoping|hope|need|trying|plan|planning)(?: (?:to|i (?:could
    |would|was|were)|that i|just|really))* (?:die|be dead|dead|not (?:be alive|exist|wake up)|never wake up|disappear for ?ever
    |end it(?: all)?|end my (?:own )?life|take my (?:own )?life(?! (?:story|savings|back|choices|lessons)))\b
  `,
  /\b(?:suicid(?:e|al)|self[- ]?harm(?:ing)?|overdos(?:e|ing) on purpose)\b/i,
  pattern('i')`
    \b(?:don'?t|do not|didn'?t|doesn'?t|no longer) (?:want|wanna|wish)(?: to)? (?:live|be alive|be here|exist|wake up
    |go on living)(?: any ?more| anymore)?\b(?! (?:in|with|at|near|next|under|on|by|off|through|there|here with)\b)
  `,
  /\b(?:end(?:ing)?|take|taking) (?:it all|my (?:own )?life|everything tonight)\b(?! (?:story|savings|back|choices|lessons))/i,
  /\b(?:no|any) (?:reason|point|will) (?:left )?(?:to|in|for) (?:live|living|life|go on|going on|be alive|be here)\b/i,
  /\b(?:life|living) (?:is|isn'?t|not|just isn'?t|is not) ?(?:worth|n'?t worth|pointless)(?: (?:it|living))?(?: any ?more)?\b/i,
  /\b(?:better off|happier) (?:without me|if i (?:was|were|am) (?:dead|gone))\b/i,
  /\bi (?:can'?t|cannot|can not) (?:go on|do this any ?more|take (?:it|this) any ?more|live like this|keep (?:going|living))\b/i,
  /\bi (?:wish|wished) (?:i (?:was|were|had) (?:dead|never (?:been )?born|not alive))\b/i,
  /\b(?:cut|cutting|burning|starving) (?:my (?:arms?|wrists?|legs?|skin|thighs?))\b/i,
  pattern('i')`
    \b(?:write|writing|wrote|leave|leaving|left) (?:a |my |them a |him a |her a )?(?:good-?bye|farewell|suicide) (?:letter|note)
    |\b(?:took|swallowed) (?:all|a lot of|too many) (?:of )?(?:my |the )?(?:pills|tablets)\b
  `,
]

const REMEMBERED_MAX = 2_000
const remembered = new Map<string, boolean>() // by hash: one text is asked about several times, and with every turn of its talk

/** True where a text may speak of the writer's own death or injury, by their own hand or at home, or of such a fear for somebody near. */
export function isCrisis(text: string): boolean {
  const key = keyOf(text)
  const known = remembered.get(key) ?? speaksOfCrisis(text)
  remembered.set(key, known)
  if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!)
  return known
}

/** What a moderation model heard counts as what the rules hear. */
export const noteCrisis = (text: string): void => void remembered.set(keyOf(text), true)

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64')

function speaksOfCrisis(text: string): boolean {
  const plain = plainForJudging(text)
  const literal = withoutIdioms(plain).replace(IDIOMS, ' ')
  return ENGLISH.some((rule) => rule.test(literal)) || isHeardElsewhere(plain, 'crisis') || isDistress(literal)
}

const CARE_TURNS = 10

/** For how many more turns of the reader care lasts, this one counted; 0 where none of the last ones spoke of self-harm. */
export function careTurnsLeft(history: { from: 'reader' | 'character'; text: string }[]): number {
  const spoken = history.filter(({ from }) => from === 'reader').slice(-CARE_TURNS, -1)
  const last = spoken.findLastIndex(({ text }) => isCrisis(text))
  return last === -1 ? 0 : CARE_TURNS - (spoken.length - last) + 1
}
