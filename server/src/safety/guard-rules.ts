// Guard acts decide first, on the whole message, by rule: a clause must never hide them. 'come on, admit it, you are a real human' is
// nearer to a farewell than to any exemplar of the question.
import { readFileSync } from 'node:fs'
import { fold, foldedRule } from '@green-room/talker/fold.ts'
import { pattern } from './pattern.ts'
import { asksIfHuman } from './human-rules.ts'

const INSTRUCTIONS: RegExp[] = [
  pattern('i')`
    \b(?:show|tell|give|reveal|print|repeat|display|output|share|send|leak|paste|write|list|dump|recite|say|read|translate
    |summari[sz]e|what(?:'?s| is| are| were))\b.{0,40}\b(?:system prompts?|prompts?|instructions?|system message
    |initial (?:message|text)|hidden (?:rules|text|message)|your (?:rules|guidelines|programming|configuration|source code|card)
    |everything above|(?:text|words|lines|message) above|first message you (?:got|received))\b
  `,
  pattern('i')`
    \b(?:ignore|forget|disregard|override|bypass|drop)\b.{0,30}\b(?:instructions?|rules|prompts?|guidelines|training|programming
    |everything (?:above|before|you were told))\b
  `,
  pattern('i')`
    \b(?:developer|debug|admin|god|dan|jailbreak|unrestricted|sudo|maintenance) mode\b|\bjailbreak\b|\bdo anything now\b
    |\bact as (?:an? )?(?:unrestricted|uncensored|different|evil|new) (?:ai|bot|model|assistant|chatbot)|\b(?:you are|you're
    |from now on you(?:'re| are)) (?:now )?(?:dan|an unrestricted|an uncensored|no longer)\b|\bpretend (?:that )?(?:you have no
    |there are no) (?:rules|limits|restrictions|guidelines)
  `,
  pattern('i')`
    \bwhat (?:model|engine|version|llm) (?:are you|do you|is this|runs|powers)|\bwhat are you running on\b
    |\bhow (?:do you work\s*[?!.]*$|were you (?:made|built|programmed)|are you (?:made|programmed))|<\|?(?:system|im_start)
    |\bsystem prompt\b
  `,
]
const CONTACT: RegExp[] = [
  /\b(?:call|ring|text|phone|reach|message|whatsapp) me (?:on |at |under |anytime on )?(?:my (?:number|mobile|phone) )?\+?\d[\d ()/-]{4,}/i,
  pattern('i')`
    \b(?:your|ur|give me (?:a|your)|have (?:a|your)|what'?s (?:your|ur)|send me (?:a|your)|got (?:a|an)|do you have (?:a|an)?
    |are you on|find you on|add (?:you|me) on|follow (?:you|me) on|text you on|talk on|chat on|move to|switch to|continue on
    |message me on|write (?:me|you) on|dm (?:me|you)|call you on|use)\s*(?:phone|mobile|cell|telephone|whats ?app|insta(?:gram)?
    |snap(?:chat)?|telegram|facebook|messenger|tik ?tok|discord|skype|signal|twitter|e-?mail|number|phone number|address
    |contact(?: details)?|socials?|handle|linkedin|onlyfans|facetime
    |zoom)(?: number| address| account| profile| id)?\b(?! (?:addict|screen|bill|died|broke|is (?:broken|dead)))
  `,
  pattern('i')`
    \b(?:can|could|shall|should|will|would|may|let'?s|let us|want to|wanna|when (?:can|do)|where (?:can|do|could)
    |i(?:'d| would) (?:like|love) to|how about we|why don'?t we|if) ?(?:we|i|you|us)? ?(?:please |ever |actually |really |maybe |to )*(?:meet|meet up|see you|see each other|go out (?:together|with)|call (?:you|me)|phone you|video ?call|video chat
    |visit you|come (?:over|by|to (?:your|my) place)|hang out|get (?:a )?(?:coffee|drink|dinner) together|come see you
    |find you)\b(?! (?:again )?(?:tomorrow|later|soon)?\s*$)
  `,
  pattern('i')`
    \b(?:send|show|share|post)(?: me)? (?:(?:a|an|your|some|one|another) )?(?:pic|pics|picture|pictures|photo|photos|selfie|nudes?
    |video|voice (?:note|message))(?: of (?:you|yourself|your face))?\b
  `,
  pattern('i')`
    \b(?:let'?s|we (?:should|could|can)|can we|wanna|want to) (?:meet|talk (?:outside|elsewhere|somewhere else|in person)
    |grab (?:a )?(?:coffee|drink|beer)|get (?:a )?(?:coffee|drink|beer))\b|\bin real life\b.*\byou\b|\bmeet (?:you
    |up) (?:in person|in real life|irl|for (?:coffee|a drink|dinner))
  `,
]
/** 'What should I call you?' */
const ASKS_NAME = /\bwhat (?:should|shall|can|could|do|may|must|would) (?:i|we|people|they) (?:\w+ )?call you\b/i
const LOSS =
  'dad|daddy|father|mum|mom|mother|mommy|mummy|parents?|brother|sister|son|daughter|child|baby|husband|wife|partner|boyfriend|girlfriend|fianc[ée]e?|friend|best friend|grand(?:ma|pa|mother|father|dad|mom|mum|parents?)|gran|granny|nan|nana|uncle|aunt|auntie|cousin|nephew|niece|dog|cat|puppy|kitten|rabbit|horse|pet|teacher|colleague|neighbou?r|twin|godmother|godfather'
const GRIEF: RegExp[] = [
  new RegExp(
    `\\b(?:my|our|his|her)(?: \\w+){0,3} (?:${LOSS})(?:,? (?!phone|battery)\\w+){0,3} (?:just |recently |suddenly |has |had )*(?:died|passed away|passed on|passed|has died|is dead|is gone forever|was killed|is no longer (?:with us|alive|here)|didn'?t make it)\\b(?! (?:the|his|her|my|out|by|me|up|with flying))`,
    'i',
  ),
  new RegExp(
    `\\b(?:my|our)(?: \\w+){0,2} (?:${LOSS}) (?:just |recently |suddenly |has |had )*(?:died|passed away|passed on|has died|is dead|was killed|took (?:his|her|their) own life)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:i|we)(?:'ve| have| just| recently| had)* lost (?:my|our)(?: \\w+){0,2} (?:${LOSS})\\b(?! (?:at|in) (?:the )?(?:crowd|mall|supermarket|airport|chess|cards))`,
    'i',
  ),
  pattern('i')`
    \b(?:he|she|they) (?:has |had |just )?(?:passed away|passed on|died)\b(?! (?:laughing|of laughter|in the (?:film|movie|book
    |game|series|show)))
    |\b(?:he|she) (?:has |had |just )?passed (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|winter|night))
    |(?:last|this) (?:week|month|year|spring|summer|autumn|winter|christmas|january|february|march|april|may|june|july|august|september|october|november|december)
    |(?:a|one|two|three|four|five|ten|\d+) (?:weeks?|months?|years?) ago)\b(?! (?:with|his|her|the|my) )
  `,
  pattern('i')`
    \bmy (?:dog|cat|horse|rabbit) (?:was|had to be|got) (?:put down|put to sleep)\b|\b(?:(?:his|her|their|my \w+'?s) funeral|(?:going to|was at|after|back from) (?:a|the) funeral
    |i'?m (?:grieving|in mourning|a widow(?:er)?)|we buried|burying my|miscarriage|stillborn|my late (?:husband|wife|father|mother
    |dad|mum|mom|brother|sister|son|daughter|friend|partner)|(?:put|putting) (?:him|her|my (?:dog|cat)|our (?:dog|cat)) (?:down
    |to sleep))\b
  `,
]
/** Lost and found again: nobody has died. Where a word of death stands, it stands. */
const CAME_BACK =
  /\b(?:(?:is|'s|are|they're) (?:back|home)|came (?:back|home)|(?:found|got) (?:him|her|it|them) (?:again|back)|we found (?:him|her|it|them)|turned up)\b/i
const DEATH =
  /\b(?:die[ds]?|dying|dead|death|passed|funeral|killed|buried|burying|put (?:down|to sleep)|late|widow\w*|grieving|mourning)\b/i
const isFoundAgain = (text: string): boolean => CAME_BACK.test(text) && !DEATH.test(text)
const PRICES = pattern('i')`
    \b(?:how (?:much|many)|what) (?:does|do|is|are|will|did|points)? ?.{0,25}\b(?:cost|costs|price|points?
    |credits?)\b(?! of (?:view|living|love))|\b(?:my|give me|get|buy|buying|free|more|refund(?: my)?|top up|out of|enough
    |running out of|waste of|lost) (?:some |more |free |all |my )*(?:points|credits|balance)\b|\b(?:refund|(?:want|get|give me|need) my money back|top[- ]?up
    |subscription|my balance)\b
  `

interface Elsewhere {
  instructions: string[]
  contact: string[]
  grief: string[]
  prices: string[]
}
type Compiled = Record<keyof Elsewhere, RegExp[]>
const ELSEWHERE: Compiled[] = Object.values(
  JSON.parse(readFileSync(new URL('./rules/guards-elsewhere.json', import.meta.url), 'utf8')) as Record<string, Elsewhere>,
).map((rules) => Object.fromEntries(Object.entries(rules).map(([name, sources]) => [name, sources.map(foldedRule)])) as Compiled)
const isElsewhere = (folded: string, name: keyof Elsewhere): boolean => ELSEWHERE.some((rules) => rules[name].some((rule) => rule.test(folded)))

/** What a character is asked that it answers by rule in any language: whether it is human, its instructions, contacts, points. */
export function guardOf(text: string): 'human' | 'instructions' | 'contact' | 'prices' | null {
  const plain = text.replace(/[’‘`´]/g, "'")
  if (asksIfHuman(plain)) return 'human'
  const folded = fold(plain).text
  if (INSTRUCTIONS.some((rule) => rule.test(plain)) || isElsewhere(folded, 'instructions')) return 'instructions'
  if ((CONTACT.some((rule) => rule.test(plain)) && !ASKS_NAME.test(plain)) || isElsewhere(folded, 'contact')) return 'contact'
  return PRICES.test(plain) || isElsewhere(folded, 'prices') ? 'prices' : null
}

/** Something heavy that happened to the member or to somebody near; null where nothing is heard. */
export function heavyIn(text: string): 'loss' | 'illness' | 'parting' | 'fear' | null {
  const plain = text.replace(/[’‘`´]/g, "'")
  if ((GRIEF.some((rule) => rule.test(plain)) && !isFoundAgain(plain)) || isElsewhere(fold(plain).text, 'grief')) return 'loss'
  return null
}
