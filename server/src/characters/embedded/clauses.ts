// A message cut into what it says, with the few marks of grammar that sentence vectors do not see: question, person, negation, time.
import { pattern } from '../pattern.ts'

export interface Clause {
  text: string
  words: number
  isQuestion: boolean
  /** Speaks of the character: 'you', 'your'. */
  toYou: boolean
  /** Speaks of the reader: 'I', 'my', or nobody at all ('cooked some pasta'). */
  ofMe: boolean
  isNegated: boolean
  time: 'past' | 'present' | 'future'
}

const SIDE_WORDS =
  '(?:(?:so|and|but|or|ok|okay|well|hey|hi|hello|hm+|um+|uh|oh|ah|haha+|lol|btw|by the way|then|also|please|anyway|yeah|yes|no|tell me|just|honestly|actually|wait|yo|man|dude|bro|omg|wow|nice|cool|great|right|fair|true|sure|lol)[, ]+)*'
const ASKED =
  '(?:you|u|ya|i|we|they|he|she|it|that|this|there|your|my|our|the|an?|any|people|someone|somebody|anyone|anybody|everyone|life|love)'
const ASKING = new RegExp(
  `^${SIDE_WORDS}(?:what(?:'?s|'?re|'?d)?|who(?:'?s)?|whose|where(?:'?s)?|why|which|how(?:'?s|'?d|'?re)?|when (?:do|did|is|are|was|were|will|can)|` +
    `(?:do|does|did|are|is|am|was|were|can|could|will|would|should|have|has|may|don'?t|didn'?t|aren'?t|isn'?t|can'?t|won'?t|wouldn'?t) ${ASKED}|ever (?:been|had|tried|seen|thought)|any (?:advice|tips?|tricks?|ideas?|plans|chance|recommendations|favou?rites?))\\b|^(?:and )?(?:any|got any|favou?rite|fav) (?:[a-z']+ ?){1,4}\\??$|^[a-z]+ or [a-z]+ ?\\??$`,
  'i',
)
/** 'Worst meal you ever served': asked without a verb. */
const NAMED_ONLY = /^(?:and )?(?:the |your )?(?:\w{2,}est|most \w+|best|worst|first) (?:\w+ ){1,3}you(?:'ve)?(?: \w+){1,4}\W*$/i
const REQUEST = pattern('i')`
    ^(?:(?:come on|so|and|ok|okay|well|hey|please|can you|could you|would you|will you|pls|now|then)[, ]+)*(?:tell|give|show|teach
    |recommend|suggest|describe|explain|ask|sing|write|say|let's|lets|talk|share|make|cheer|help|distract|surprise|entertain|name
    |pick)\b
  `
const EXCLAMATION = pattern('i')`
    ^(?:what an?|how (?:sweet|nice|lovely|funny|sad|kind|cute|cool|awful|strange|weird|beautiful|interesting|wonderful)
    |who (?:cares|knows)|(?:have|enjoy) (?:a|the|your|some) |whatever|why not$|what the|did it|made it)\b(?!.*\?)
  `
const TAGS =
  /,?\s*(?:i guess|i think|i suppose|maybe|perhaps|probably|or something|i dunno|you know|right|isn'?t it|don'?t you think|doesn'?t it|huh|eh|no|yeah|innit)\?$/i
const RHETORIC = pattern('gi')`
    ,?\s*(?:can you believe (?:it|that)|believe it or not|if you know what I mean|you know what I mean
    |you'?d be surprised(?: how)?|would you believe it|guess what|did you (?:hear|read|get) (?:me|that)|are you (?:even )?listening|(?:do )?you know (?:that|the) feeling
    |(?:do )?you (?:know|get|see) what i mean|do you get it|does that make (?:any )?sense|can you imagine|you know\?|(?:please )?don'?t laugh|no judge?ment|trust me|true story|long story short|i swear|don'?t judge)[.?!,]*\s*
    |,\s*(?:does (?:that|it) count|is (?:that|it) (?:allowed|weird|silly|bad|ok|okay|normal|stupid|sad|wrong))\s*\?*$
    |^(?:honestly|really|seriously|frankly|truth|the truth|me|mine|well|who knows|what can i say|what else|right|why|how|yeah)\?+\s+(?=\S+\s\S+)
  `
const NEGATION =
  /\b(?:not|no|never|none|nothing|nobody|hardly|without|neither|nor|cannot|dont|cant|wont|didnt|doesnt|isnt|wasnt|havent|\w+n't)\b/i
const FUTURE = pattern('i')`
    \b(?:will|i'?ll|we'?ll|won'?t|going to|gonna|plan(?:ning)? (?:to|on)|want to|wanna|would like to|i'?d like to|tomorrow|tonight
    |(?:i|we|he|she|they|you'll) (?:have|need) to \w+|must|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this weekend|next (?:week|month|year|weekend|summer
    |spring)|soon|hoping to|hope to|about to|thinking (?:of|about))\b
  `
const PLAINLY_AHEAD = /\b(?:will|i'?ll|we'?ll|going to|gonna|tomorrow|next (?:week|month|year))\b/i
const PAST = pattern('i')`
    \b(?:was|were|had|did|didn'?t|went|got|made|came|saw|took|gave|found|(?<!(?:the|on|my|your) )left|told|said|felt|bought|ate|broke|lost|met|knew|let in
    |caught|heard|brought|taught|drove|flew|rode|rang|woke|stood|spoke|sang|wore|forgot|built|spent|drank|chose|began|threw|stole|swam|sent|paid|kept|sold|(?<!(?:a|little|wee|tiny) )bit (?:me|him|her|us|my|the)
    |thought|grew|fell|ran|sat|slept|wrote|won|(?<!(?:get|got|getting) )used to|yesterday|last (?:night|week|weekend|month|year|summer|time)|ago|once
    |earlier|[a-z]{2,}ed)\b
  `

/** 'I asked what you ride': the question again. */
const ASKED_BEFORE =
  /^(?:no,? |but |hey,? )*i (?:just |only )?(?:asked|was asking|wanted to know|want to know|am asking|meant)(?: you)?,? (?=(?:what|who|where|when|why|how|which|if)\b)/i
/** 'Like, wet? I sing ballads': the question is only a start. */
const CLARIFYING = /^(?:like|you mean|wait|so like),? (?:\S+ ){0,2}\S+\?\s+(?=\S+ \S+)/i
/** At most six clauses: what stands behind them in 500 symbols is seldom what was meant. */
export function splitClauses(text: string): Clause[] {
  const plain = text.replace(/[’‘`´]/g, "'").replace(CLARIFYING, '')
  return (plain.replace(RHETORIC, ' ').trim() || plain)
    .split(
      pattern('i')`
        (?<=[.!?…])\s+|(?<=^(?:(?:i'?m |i am |oh |well )?(?:not (?:too |so )?bad|doing (?:ok|okay|fine|good|well)|(?:pretty )?good|fine|ok|okay|all right|alright|great)(?: thanks| thank you| ty| thx)?)),\s+(?=\S+ \S+)|[\n;]+|\s+-+\s+|[—–]|,?\s+but\s+|,\s+(?=(?:what|how|why|where|who(?:'s| is| was| do| did| would) (?:your?|that|it|the)|do you|are you|have you|can you|is (?:that|it|this)|am i|does (?:that|it)|and you
        |you\b|do i|can i|should i|would (?:that|it)|which (?:\w+ ){0,2}(?:would|should|do) (?:you|i|we))\b)|\s+and\s+(?=(?:what|how|why|where|who|do|are) (?:about |do |did |is |are )?(?:you|your)\b)
      `,
    )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}?]/u.test(part))
    .slice(0, 6)
    .map(readClause)
}

export function readClause(text: string): Clause {
  const bare = text
    .replace(/[’‘`´]/g, "'")
    .replace(TAGS, '')
    .replace(ASKED_BEFORE, '')
  const plain = bare.replace(RHETORIC, ' ').trim() || bare
  const isRequest = REQUEST.test(plain)
  const isQuestion = !EXCLAMATION.test(plain) && (/\?\s*$/.test(plain) || ASKING.test(plain) || NAMED_ONLY.test(plain) || isRequest)
  const ofMe = /\b(?:i|im|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|our|us)\b/i.test(plain)
  const toYou = /\b(?:you|your|yours|u|ur|you're|youre|yourself|ya)\b/i.test(plain)
  return {
    text: plain,
    words: plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    isQuestion,
    toYou: toYou || isRequest,
    ofMe: ofMe || !toYou,
    isNegated: NEGATION.test(plain),
    time: PAST.test(plain) && !PLAINLY_AHEAD.test(plain) ? 'past' : FUTURE.test(plain) ? 'future' : 'present',
  }
}
