// The last thing named, given back as it was: 'Eleven hives.' It shows that one has heard, and is always right, because it is no sentence.
import nlp from 'compromise/two'
import { polarityOf } from './polarity.ts'
import { pattern } from '../pattern.ts'

const WORDS_MAX = 4
const NAMING = /^(?:Noun|Adjective|Value|Determiner|Possessive|ProperNoun|Cardinal|Ordinal|NumericValue)$/
const TRAILING = pattern('i')`
    (?:[,\s]+(?:once|again|though|today|yesterday|now|lol|haha|too|yet|already|actually|honestly|literally|i guess|i think
    |you know|right|yes|no|either|anymore|still|ever|tonight|tomorrow|sometimes|always|anyway|mostly|a lot|really|here|there
    |for a living|at all|by the way|btw|or something|in january|this year|last (?:week|year|night|month|summer)))+[.!?…\s]*$
  `
const UNFIT = pattern('i')`
    \b(?:me|myself|you|your|it|this|that|them|him|us|thing|things|something|anything|nothing|everything|someone|somebody|nobody
    |way|lot|bit|kind|sort|time|people|one|ones|stuff|fault|sense|idea|problem|point|years? old|moment|day|days|week|hour|year
    |years|others?|name|lady|morning|night|evening|afternoon|every|each|living|half|part|rest|end|question|answer|mean|fact
    |january|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays
    |saturdays|sundays|minutes?|months?)\b|\d{3,}|-
  `
const OWNERS = /^(?:my|our|his|her|their|its|your)$/i
const FLIPPED: Record<string, string> = { my: 'your', our: 'your', mine: 'yours', ours: 'yours' }

const FRAGMENT_WORDS_MAX = 6
const ASIDE =
  /[, ]+(?:sorry|please|i think|i guess|mostly|basically|probably|actually|honestly|tbh|lol|haha+|really|maybe|though|too|ok|okay)[.! ]*$/i
const NO_FRAGMENT = pattern('i')`
    \b(?:i|i'm|im|you|your|u|we|they|he|she|me|us|yes|yeah|no|nope|not|nothing|something|anything|everything|maybe|hi|hello|hey|thanks|ok|okay|well|sure|fine|haha\w*|lol|this|that|it|what|who|why|how|when|where)\b|[?"“”()]|\w+n't
  `

/** A few words without a sentence around them, given back as they are: 'Tiles, coffee, silence.' Null for a sentence. */
export function fragmentOf(text: string): string | null {
  const said = text
    .trim()
    .replace(ASIDE, '')
    .replace(/[.!…\s]+$/, '')
  const words = said.split(/\s+/)
  if (
    words.length > FRAGMENT_WORDS_MAX ||
    said.length < 4 ||
    NO_FRAGMENT.test(said) ||
    !/^[\p{L}\p{N}' ,&-]+$/u.test(said) ||
    polarityOf(said) === 'bad'
  )
    return null
  const terms = nlp(said).terms().json() as { terms: { tags: string[] }[] }[]
  if (terms.some(({ terms: [term] }) => term?.tags.includes('Verb') && !term.tags.includes('Gerund'))) return null
  const turned = said.replace(/\b(?:my|our|mine|ours)\b/gi, (word) => FLIPPED[word.toLowerCase()]!)
  return `${turned.charAt(0).toUpperCase()}${turned.slice(1)}.`
}

/** The last noun phrase of a line as a fragment of its own, 'my' turned to 'your'; null where there is none that can stand alone. */
export function mirrorOf(text: string): string | null {
  if (polarityOf(text) === 'bad' || /[?]/.test(text)) return null
  const last = text.split(/(?<=[.!?…])\s+|[,;:]\s+/).findLast((part) => /\p{L}{2}/u.test(part))?.replace(TRAILING, '').replace(/[.!?…\s]+$/, '') // prettier-ignore
  if (!last || last.length > 120) return null
  const terms = nlp(last).terms().json() as { text: string; terms: { tags: string[] }[] }[]
  const taken: string[] = []
  let hasNoun = false
  for (const { text: word, terms: tagged } of terms.toReversed()) {
    const tags = tagged[0]?.tags ?? []
    if (tags.includes('Pronoun') && !OWNERS.test(word)) break
    if (tags.some((tag) => tag === 'Date' || tag === 'WeekDay' || tag === 'Month' || tag === 'Time')) return null
    const names = tags.some((tag) => NAMING.test(tag)) && !tags.includes('Verb')
    if (!names || (taken.length === 0 && !tags.includes('Noun'))) break
    hasNoun ||= tags.includes('Noun')
    taken.unshift(FLIPPED[word.toLowerCase()] ?? word)
    if (tags.includes('Determiner') || OWNERS.test(word)) break
  }
  if (!hasNoun || taken.length > WORDS_MAX || taken.length === 0) return null
  const phrase = taken.join(' ').replace(/["“”()]/g, '')
  if (
    UNFIT.test(phrase) ||
    phrase.length < 4 ||
    (taken.length === 1 && /^\p{Ll}/u.test(phrase) && !phrase.endsWith('s') && terms.length > 1)
  )
    return null
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
}
