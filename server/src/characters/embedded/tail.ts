// The end of what was said, given back as a question: 'On your shoes?' 'Every afternoon?' It is how people show that they have heard, and
// being no sentence it has no grammar to get wrong.
import nlp from 'compromise/two'
import { pattern } from '../pattern.ts'

const WORDS_MAX = 6
const THING_WORDS_MAX = 3
const TIME = /^(?:years?|months?|weeks?|days?|hours?|minutes?|mornings?|evenings?|nights?|(?:19|20)\d\d)$/i
const NAMING = /^(?:Noun|Adjective|Value|Determiner|Possessive|ProperNoun|Cardinal|Ordinal|NumericValue|Duration|Date|Time|Unit)$/
const LEADS = /^(?:in|past|on|with|to|from|at|for|by|off|under|over|into|without|behind|inside|through|since|until|before|like|as)$/i
const OWNERS: Record<string, string> = { my: 'your', our: 'your' }
const STOPS =
  /^(?:he|she|it|they|we|i|you|me|him|them|us|who|which|that|this|these|those|there|here|and|or|but|so|because|if|when|while|is|are|was|were|not)$/i
const TRAILING = pattern('i')`
    (?:[,\s]+(?:so far|once again|again|though|lol|haha+|too|yet|actually|honestly|literally|i guess|i think|i suppose|they say|he says|she says|you know|right|either|anymore
    |any more|still|now|anyway|really|at all|by the way|btw|or something|i swear|of course|already|though|to be honest|tbh))+[.!?…\s]*$
  `
const VAGUE = pattern('i')`
    \b(?:me|myself|you|your|it|him|her|them|us|thing|things|something|anything|nothing|everything|someone|somebody|nobody|way|lot|bit|kind|sort|stuff|fault|sense
    |idea|problem|point|moment|others?|one|ones|rest|end|question|answer|fact|same|least|some|any|all|first|last|much|many|what|time|times|woman|man|girl|boy|person|people|pregnant|afraid|back|real life|story|joke|place|touch|contact|dementia|cancer|funeral|living|company|sake|fun|dead
    |death|died)\b|,
  `
/** What was not there is no matter for wonder. */
/** When it was is not what it was about. */
const WHEN_ONLY =
  /^at \d+\??$|^(?:(?:at|in|on|this|last|since|until|by|before) )?(?:the )?(?:\p{L}+ )?(?:yesterday|today|tomorrow|tonight|now|night|morning|evening|afternoon|noon|midnight|week|weekend|month|year|years|summer|winter|spring|autumn|childhood|once|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/iu
const DENIED = /\b(?:no|not|never|without|\w+n't)\b/i

/** The last words that name something, with what leads them in; null where there are none that can stand alone. */
export function tailOf(text: string): string | null {
  const clause = text
    .split(/(?<=[.!?…])\s+|[;:]\s+|,\s+(?=(?:i|he|she|it|they|we|so|but|and)\b)/i)
    .findLast((part) => /\p{L}{2}/u.test(part))
  const last = clause?.replace(TRAILING, '').replace(/[.!?…,\s]+$/, '')
  if (!last || last.length > 160 || /["“”()]/.test(last) || DENIED.test(last)) return null
  const terms = (nlp(last).terms().json() as { text: string; terms: { tags: string[] }[] }[]).map(({ text: word, terms: tagged }) => ({
    word,
    tags: tagged[0]?.tags ?? [],
  }))
  const from = startOf(terms)
  if (from === null || from === 0) return null // the whole line is no tail of it
  const named = terms.slice(from).map(({ word }) => word)
  const phrase = named
    .map((word) => OWNERS[word.toLowerCase()] ?? word)
    .join(' ')
    .replaceAll('- ', '-')
  if (WHEN_ONLY.test(phrase) || /^(?:and|or)$/i.test(terms[from - 1]!.word)) return null
  if (named.length > WORDS_MAX || VAGUE.test(named.join(' ')) || phrase.length < 4 || !/^[\p{L}\p{N}' %€$,-]+$/u.test(phrase)) return null
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}?`
}

type Term = { word: string; tags: string[] }

/** Where the last noun phrase begins: back over its words, over 'of' and the noun before it, and over one word that leads it in. */
function startOf(terms: Term[]): number | null {
  const names = ({ word, tags }: Term) => !STOPS.test(word) && tags.some((tag) => NAMING.test(tag)) && !tags.includes('Verb')
  let at = terms.length
  if (at === 0 || !terms[at - 1]!.tags.some((tag) => /^(?:Noun|Duration|Unit|Date|ProperNoun)$/.test(tag)) || !names(terms[at - 1]!))
    return null
  while (at > 0 && names(terms[at - 1]!)) at--
  if (at > 1 && terms[at - 1]!.word.toLowerCase() === 'of' && names(terms[at - 2]!)) {
    at--
    while (at > 0 && names(terms[at - 1]!)) at--
  }
  if (/^(?:this|that|next|last|these|those|any|what|which)$/i.test(terms[at - 1]?.word ?? '')) return null // 'this week' is no week
  const leads = at > 0 && LEADS.test(terms[at - 1]!.word)
  // 'I like dogs' likes, 'it smells like rubber' compares.
  if (leads && /^like$/i.test(terms[at - 1]!.word) && /^(?:i|we|you|they|really|also|do)$/i.test(terms[at - 2]?.word ?? '')) return null
  const start = leads ? at - 1 : at
  return leads && !/^like$/i.test(terms[start]!.word) ? withThing(terms, start, names) : start
}

/** 'The biggest carp in the country' rather than 'in the country': the thing before it, where it has an article of its own. */
function withThing(terms: Term[], start: number, names: (term: Term) => boolean): number {
  let at = start
  while (at > 0 && names(terms[at - 1]!) && start - at < THING_WORDS_MAX) at--
  const isThing = at < start && terms[at]!.tags.some((tag) => /^(?:Determiner|Possessive|Value)$/.test(tag))
  const ofTime = terms.at(-1)!.tags.some((tag) => /^(?:Duration|Date|Time|Unit)$/.test(tag)) || TIME.test(terms.at(-1)!.word)
  return isThing && !ofTime && at > 0 && terms.length - at <= WORDS_MAX ? at : start
}
