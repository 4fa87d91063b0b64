// What the reader said, given back in the second person: 'He never let you row it.' It shows that one has heard. Only plain statements
// whose turning round is sure; anything else is null.
import nlp from 'compromise/two'
import { pattern } from '../pattern.ts'
import { polarityOf } from './polarity.ts'

const WORDS_MIN = 3
const WORDS_MAX = 12
const LEADING = pattern('i')`
    ^(?:(?:and|but|so|well|now|yes|yeah|yep|no(?! (?:idea|one|way|chance|wonder|clue))|nope|oh|ah|because|cause|cos|honestly|actually|anyway|ok|okay|hm+|just|also|then|plus
    |i (?:mean|know)|the thing is|i have to say|to be honest|tbh|not really)[, ]+)+
  `
/** What the reader only thinks is not told them as a fact. */
const GUESSED = /^(?:and |but |so )?i (?:think|guess|suppose|feel like)\b/i
const TRAILING = pattern('i')`
    [, ]+(?:though|anyway|actually|honestly|i guess|i think|i suppose|you know|right|lol|haha+|too|either|tbh|btw|by the way|now
    |to be honest|or something|i'm afraid)$
  `
const SUBJECT =
  /^(?:(?:today|tomorrow|yesterday|last (?:night|week|year)|next (?:week|month|year)|sometimes|once|then) )?(?:i|i'm|i've|i'll|i'd|im|ive|we|we're|we've|we'll|my|our|he|he's|she|she's|they|they're|it|it's|the|his|her|their|there|there's|everyone|everybody|nobody|people)\b/i
const UNFIT = pattern('i')`
    \b(?:you|your|yours|u|ur|and i(?!'| (?:have|am|was|had|can|could|will|would|need|want|got|do|did|love|like|think|feel|just|never|always|still)\b)|me and|and me
    |this|that|these|those|here|whatever|anyway|maybe|if|which|who|whom|kill\w*|die[sd]?|dead|fuck\w*|shit\w*|damn|wanna|gonna|gotta|hate|stupid
    |idiot|afraid|scared|sorry|ok|okay|fine|lol|mean)\b|["“”():;/\\]|\.\.
  `
const TURNED: [RegExp, string][] = [
  [/\b(?:i'm|im|i am|we're|we are)\b/gi, "you're"],
  [/\b(?:i've|ive|we've)\b/gi, "you've"],
  [/\b(?:i'd|we'd)\b/gi, "you'd"],
  [/\b(?:i'll|we'll)\b/gi, "you'll"],
  [/\bi ((?:\w+ly|never|always|just|also|still|once|often) )?was\b/gi, 'you $1were'],
  [/\bi ((?:\w+ly|never|always|just|also|still|once|often) )?wasn't\b/gi, "you $1weren't"],
  [/\b(?:i|we)\b/gi, 'you'],
  [/\b(?:me|us)\b/gi, 'you'],
  [/\b(?:my|our)\b/gi, 'your'],
  [/\b(?:mine|ours)'s\b/gi, 'yours is'],
  [/\b(?:mine|ours)\b/gi, 'yours'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bourselves\b/gi, 'yourselves'],
]

/** A clause as the other one would say it; null where it might come out wrong. */
export function echoOf(clause: string): string | null {
  const plain = clause.replace(/[’‘`´]/g, "'").replace(/\s+/g, ' ').trim().replace(/[.!,…\s]+$/, '') // prettier-ignore
  if (GUESSED.test(plain)) return null
  const said = plain.replace(LEADING, '').replace(TRAILING, '')
  const words = said.split(' ')
  if (words.length < WORDS_MIN || words.length > WORDS_MAX || said.includes('?') || said.includes(',')) return null
  if (!(SUBJECT.test(said) || hasSubject(said)) || UNFIT.test(said) || polarityOf(said) === 'bad' || !/^[\p{L}\p{N}' %€$-]+$/u.test(said))
    return null
  const turned = TURNED.reduce((text, [from, to]) => text.replace(from, to), said).replace(/\s+/g, ' ').replace(/undefined/g, '') // prettier-ignore
  return `${turned.charAt(0).toUpperCase()}${turned.slice(1)}.`
}

/** A noun at the start and a verb behind it: 'builders found it'. */
function hasSubject(clause: string): boolean {
  const terms = (nlp(clause).terms().json() as { terms: { tags: string[] }[] }[]).map(({ terms: [term] }) => term?.tags ?? [])
  return (
    /^(?:Noun|Determiner|Value)$/.test(terms[0]?.find((tag) => /^(?:Noun|Determiner|Value|Verb)$/.test(tag)) ?? '') &&
    terms.slice(1).some((tags) => tags.includes('Verb'))
  )
}
