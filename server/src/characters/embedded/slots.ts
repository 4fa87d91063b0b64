// What the reader says about themselves, picked out by rule: a name, a place, work, people and animals with their names, likes. Adjectives
// are no names ('I'm Tired'), and 'her name is Marta' after 'my sister' belongs to the sister. Health, belief, politics, origin of a
// person, surnames and addresses are never picked.
import nlp from 'compromise/two'
import { KIN, kinOf, PETS } from './kin.ts'
import { pattern } from '../pattern.ts'

export interface Slots {
  facts: Record<string, string>
  lastKin: string | null
}

const NAME = "(\\p{L}[\\p{L}'-]{1,19})"
const GIVEN_NAME = [
  new RegExp(
    `\\b(?:my name(?:'?s| is)|(?<!(?:can|may|should|could) i |never |to |you )call me|they call me|people call me|i go by|the name'?s|(?<=^|[.,!?]\\s)name'?s)\\s+${NAME}`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!,]\\s*|\\b(?:hi|hello|hey|and|well)[,!.]?\\s+)(?:i'?m|i am|this is|it'?s)\\s+${NAME}(?=\\s*(?:$|[.,!?)]|by the way|btw|and\\b|from\\b|here\\b|nice\\b|\\d))`,
    'iu',
  ),
]
const PLACE = "(\\p{Lu}[\\p{L}'-]+(?:[ -](?:de |of |la |el )?\\p{Lu}[\\p{L}'-]+){0,2}|[\\p{Ll}-]{3,20})"
const LIVES = new RegExp(
  `\\b(?:[Ii]|[Ww]e|[Ii]'ve|[Ii]'m|[Ii]m)(?: just| recently| have| now| currently| actually| am| also)* (?:live|living|moved|based|settled|moving|relocated|stay|staying)(?: here)?(?: alone| together| now)? (?:in|to|near)(?: the)? ${PLACE}`,
  'u',
)
const FROM = new RegExp(
  `\\b(?:[Ii]'?m|[Ii] am|[Ii] come|[Hh]ello|[Hh]i|[Hh]ey|[Gg]ood (?:morning|evening|afternoon)|[Gg]reetings)(?: originally)? from ${PLACE}`,
  'u',
)
const WORK_AS = pattern('iu')`
    \b(?:i work|i'm working|im working|i am working|working|worked|i used to work) as (?:an? |the )?([\p{L} -]{3,40}?)(?=\s*(?:$
    |[.,!?;]|\band\b|\bbut\b|\bin\b|\bat\b|\bfor\b|\bso\b|\bwhich\b|\bhere\b|\bnow\b))
  `
const WORK_IS = pattern('iu')`
    \b(?:i'?m|i am|im) (?:an? )(?!bit\b|little\b|lot\b|fan\b)([\p{L} -]{3,40}?)(?=\s*(?:$|[.,!?;]|\band\b|\bbut\b|\bin\b|\bat\b
    |\bfor\b|\bso\b|\bhere\b|\bnow\b|\bmyself\b|\bby\b))
  `
const STUDY = pattern('iu')`
    \b(?:i study|i'?m studying|i am studying
    |im studying)(?! for\b| all\b| at\b| hard\b| a lot\b| tonight\b) ([\p{L} ]{3,40}?)(?=\s*(?:$|[.,!?;]|\band\b|\bbut\b|\bat\b
    |\bin\b|\bso\b|\bhere\b|\bnow\b))
  `
const LIKES = pattern('iu')`
    \bi (?:really |also |just |absolutely |do )*(?:love|like|adore|enjoy) (?!you\b|it\b|this\b|that\b|him\b|her\b|them\b
    |to think\b|how\b|when\b|what\b|where\b)([\p{L}' -]{3,50}?)(?=\s*(?:$|[.,!?;]|\bbut\b|\bbecause\b|\band i\b|\bthough\b
    |\bso\b))
  `
const OCCUPATION = pattern('i')`
    (?:er|or|ist|ian|ant|eer|ess|man|woman|nurse|cook|chef|clerk|guide|guard|pilot|judge|vet|coach|nanny|midwife|priest|model
    |student|assistant|engineer|therapist|mechanic|artist|monk|tailor|farmer)$
  `
const NOT_WORK = pattern('i')`
    \b(?:person|human|reader|loser|lover|beginner|member|stranger|dreamer|foreigner|thinker|listener|morning|night owl|fan|mess
    |listener|sleeper|believer|vegetarian|virgin|introvert|extrovert|mother|father|sister|brother|daughter|widow|widower|immigrant
    |christian|muslim|atheist|woman|man|boy|girl|perfectionist|optimist|pessimist|fighter|learner|teenager|hooker|bit|quitter
    |newcomer|swimmer)\b
  `
const NOT_PLACE = pattern('i')`
    ^(?:bed|love|town|peace|fear|sleep|general|here|there|home|work|school|tears|trouble|two|three|a|an|my|the|shifts|tomorrow
    |english|theory|fact|front|bad|good|it|that|this|them|him|her|me|us|something|someone|nowhere|outside|another)$
  `

/** New facts in a message, given the relative or animal spoken of before. Values are at most 60 symbols, first names only. */
export function readSlots(text: string, lastKin: string | null): Slots {
  const plain = text.replace(/[’‘`´]/g, "'")
  const facts: Record<string, string> = {}
  const note = (key: string, value: string | null | undefined) => {
    if (value) facts[key] = value.trim().slice(0, 60)
  }
  note('name', givenName(plain))
  note('place', place(LIVES.exec(plain)?.[1]))
  note('origin', place(FROM.exec(plain)?.[1]))
  note('work', work(plain))
  note('study', STUDY.exec(plain)?.[1])
  note('likes', likes(plain))
  const kin = namedKin(plain, lastKin)
  for (const [key, value] of Object.entries(kin.facts)) note(key, value)
  return { facts, lastKin: kin.lastKin }
}

function givenName(text: string): string | null {
  const plainly = GIVEN_NAME[0]!.exec(text)?.[1]
  if (
    plainly &&
    !/^(?:not|a|an|the|back|later|when|if|whatever|crazy|stupid|sir|madam|ma'?am|miss|mister|names?|weird|lazy|mum|mom|dad|old|fat|boss|every\w*|on|by|at|for|because|anything|things)$/i.test(
      plainly,
    )
  )
    return capital(plainly)
  const inPassing = GIVEN_NAME[1]!.exec(text)?.[1]
  return inPassing && looksLikeName(inPassing) ? capital(inPassing) : null
}

/** 'Dana' and 'tom', not 'Tired', 'German', 'fine' or 'raining'. */
function looksLikeName(word: string): boolean {
  const tagged = nlp(`I am ${word.toLowerCase()}`).terms().last()
  if (nlp(word.toLowerCase()).has('#FirstName') || nlp(capital(word)).has('#FirstName'))
    return !tagged.has('#Adjective') || /^\p{Lu}/u.test(word)
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false
  return (
    !tagged.has('(#Adjective|#Adverb|#Verb|#Gerund|#Determiner|#Preposition|#Conjunction|#Pronoun|#Place|#Date|#Value)') &&
    !nlp(word).has('#Demonym') &&
    !FEELINGS.test(word)
  )
}
const FEELINGS = pattern('i')`
    ^(?:bored|afraid|alone|fine|ok|okay|good|great|well|nowhere|home|back|done|ready|late|sorry|sure|new|here|monday|tuesday
    |wednesday|thursday|friday|saturday|sunday|christmas|not|just|so|very|really|still|also|always|never|currently|lost|stuck|free
    |single|married|pregnant|vegan|gay|trans|catholic|muslim|jewish|christian)$
  `

function place(found: string | undefined): string | null {
  if (!found || NOT_PLACE.test(found)) return null
  if (/^\p{Lu}/u.test(found)) return found
  return nlp(found).has('#Place') ? capital(found) : null
}

const WORK_AT = pattern('iu')`
    \bi(?:'m)? (?:work|working) (?:part[- ]time )?((?:in|at|for) (?:a |an |the |our |my )?[\p{L} -]{3,30}?)(?=\s*(?:$|[.,!?;]
    |\band\b|\bbut\b|\bso\b|\bwhich\b|\bhere\b|\bnow\b|\bat night\b|\bin the\b))
  `
/** 'my mother thinks I'm an engineer' says nothing about the reader's work. */
const SAID_BY_OTHERS =
  /\b(?:thinks?|thought|believes?|says?|said|told|tell|pretend|pretended|wish|wants?|as if|like|dreamed|imagine|if)\b[^.!?]{0,20}$/i

function work(text: string): string | null {
  const at = WORK_AT.exec(text)
  const found = WORK_AS.exec(text) ?? WORK_IS.exec(text)
  if (
    at &&
    !WORK_AS.test(text) &&
    !/^(?:in|at|for) (?:the )?(?:morning|evening|night|home|peace|me|you|it|that|free|fun|myself|progress|moment)/i.test(at[1]!)
  )
    return at[1]!.trim().toLowerCase()
  if (found && SAID_BY_OTHERS.test(text.slice(0, found.index))) return null
  const named = found?.[1]?.trim()
  if (!named || NOT_WORK.test(named) || named.split(' ').length > 4) return null
  return WORK_AS.test(text) || OCCUPATION.test(named) || nlp(`a ${named}`).has('#Actor') ? named.toLowerCase() : null
}

function likes(text: string): string | null {
  const found = LIKES.exec(text)?.[1]?.trim()
  return found && found.split(' ').length <= 7 && !/\b(?:i|me|my|you|your|is|are|was|were|would|could|will)\b/i.test(found) ? found : null
}

const HAS_NAME = `(?:,| is called| is named|'s name is|s name is| named| called| -)?`
const KIN_NAMED = new RegExp(
  `\\b(?:(?:my|our) (?:\\p{Ll}+ )?(${[...KIN, ...PETS].join('|')})${HAS_NAME}|an? (?:\\p{Ll}+ )?(${[...KIN, ...PETS].join('|')}) (?:called|named|by the name of)) (\\p{Lu}\\p{Ll}[\\p{L}-]{0,18})(?!\\p{L})`,
  'u',
)
const KIN_SPOKEN = new RegExp(`\\b(?:my|our|a|an|the) (?:[\\p{L}-]+ )?(${[...KIN, ...PETS].join('|')})\\b`, 'iu')
const CALLED = pattern('iu')`
    \b(?:her|his|its|their|the (?:cat|dog)'?s?) name(?:'?s| is) (\p{L}[\p{L}-]{1,18})|\b(?:she|he|it|they)(?:'?s| is| are
    |'re) (?:called|named) (\p{L}[\p{L}-]{1,18})
  `

function namedKin(text: string, before: string | null): Slots {
  const named = KIN_NAMED.exec(text)
  const spoken = KIN_SPOKEN.exec(text)
  const kin = named?.[1] ?? named?.[2]
  const lastKin = kinOf(kin ?? spoken?.[1]) ?? before
  if (named && !NOT_A_NAME.test(named[3]!)) return { facts: { [kinOf(kin)!]: named[3]! }, lastKin }
  const called = CALLED.exec(text)
  const name = called?.[1] ?? called?.[2]
  return name && lastKin && !NOT_A_NAME.test(name) ? { facts: { [lastKin]: capital(name) }, lastKin } : { facts: {}, lastKin }
}
const NOT_A_NAME = pattern('')`
    ^(?:I|And|But|So|He|She|They|It|We|You|The|Is|Was|Also|Too|Not|Very|Really|Because|When|Who|That|On|In|At|My|Our|not|too|also
    |the|a|so|very|funny|weird|called)$
  `

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
