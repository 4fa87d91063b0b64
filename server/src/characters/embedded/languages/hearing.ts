// A line of the reader in another language, understood by spelling and by rules alone.
import type { Match } from '../matcher.ts'
import { fold, foldedWords } from './fold.ts'
import type { LanguagePack } from './language-pack.ts'
import type { TranslatedCard, TranslatedStory } from './translated-card.ts'

const ACTS_OF_ASKING = /^(?:ask-|why$|tell-more$|what$|how-are-you$|change-subject$)/
const ACTS_OF_TELLING =
  /^(?:feels-|my-|good-news|bad-news|breakup|(?:compliment|likes-that|agree|helped|yes|no|maybe|ok|silence|greeting.*|farewell.*)$)/
/** 'He left me a message' is no parting and 'my boss is an idiot' no insult: what presumes so much must be near. */
const PRESUMES = /^(?:breakup|insult|flirt|love|down-on-self|bad-news)$/
const PRESUMED_MIN = 0.7
const WORD_WORTH = 0.3
const MORE_WORDS_WORTH = 0.15
const SAME = 0.98
/** Below that, however near: 'not good' has all the words of 'good'. */
const NEARLY = 0.97
const FINE: Record<string, true> = {
  'feels-fine': true,
  'feels-happy': true,
  'good-news': true,
  'likes-that': true,
  agree: true,
  'my-hobby': true,
  'my-food': true,
  'my-pet': true,
  'my-partner': true,
  love: true,
  compliment: true,
  helped: true,
  'feels-proud': true,
}

export interface Clause {
  text: string
  folded: string
  words: string[]
  isQuestion: boolean
  isNegated: boolean
  mood: 'good' | 'bad' | null
  acts: Match[]
  themes: Match[]
  facts: Match[]
  stories: { story: TranslatedStory; score: number; keys: number }[]
}

export interface Hearing {
  text: string
  whole: Clause
  clauses: Clause[]
}

export function hear(text: string, pack: LanguagePack, card: TranslatedCard): Hearing {
  const parts = text
    .split(/(?<=[.!?…؟])\s+|[\n;؛]+|\s+[-–—]+\s+|,\s*(?=¿)/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, 6)
  const whole = readClause(text, pack, card)
  return { text, whole, clauses: parts.length > 1 ? parts.map((part) => readClause(part, pack, card)) : [whole] }
}

export function readClause(text: string, pack: LanguagePack, card: TranslatedCard): Clause {
  const { speech, matchers } = pack
  const folded = fold(text).text
  const words = foldedWords(text)
  const query = { text: words.join(' '), vector: null }
  const known = pack.situations.acts.find(({ when }) => when.test(folded))?.act ?? pack.wordings.get(query.text)
  const isQuestion = /[?؟]\s*\p{Emoji}*\s*$/u.test(text) || speech.asking.test(folded) || ACTS_OF_ASKING.test(known ?? '')
  const isNegated = speech.negation.test(folded)
  const isGood = speech.good.test(folded)
  const isBad = speech.bad.test(folded)
  const fitsGrammar = ({ intent, score }: Match) =>
    score >= SAME || (isQuestion ? !ACTS_OF_TELLING.test(intent) : !ACTS_OF_ASKING.test(intent) || speech.asking.test(folded))
  const matter = words.filter((word) => !pack.stop.has(word) && word.length > 1)
  return {
    text,
    folded,
    words,
    isQuestion,
    isNegated,
    mood: isGood === isBad ? null : isGood === isNegated ? 'bad' : 'good',
    acts: wordFor(matchers.acts.rank(query), known)
      .filter(fitsGrammar)
      .filter(({ intent, score }) => score >= SAME || !(isNegated && intent in FINE))
      .filter(({ intent, score }) => score >= (PRESUMES.test(intent) ? PRESUMED_MIN : 0)),
    themes: matchers.themes
      .rank({ text: matter.join(' '), vector: null })
      .map(({ intent, score }) => ({ intent, score: score + worthOf(stemsIn(matter, pack.themeStems.get(intent)!, pack.language)) }))
      .toSorted((a, b) => b.score - a.score),
    facts: isQuestion ? card.matchers.facts.rank(query) : [],
    stories: card.matchers.stories
      .rank({ text: matter.join(' '), vector: null })
      .map(({ intent, score }) => {
        const story = card.stories.get(intent)!
        const keys = stemsIn(matter, story.keys, pack.language)
        return { story, keys, score: score + worthOf(keys) }
      })
      .toSorted((a, b) => b.score - a.score),
  }
}

/** A line that is a wording word by word is that act, however near another one is. */
const wordFor = (ranked: Match[], known: string | undefined): Match[] =>
  known === undefined
    ? ranked.map(({ intent, score }) => ({ intent, score: Math.min(score, NEARLY) }))
    : [{ intent: known, score: 1 }, ...ranked.flatMap(({ intent, score }) => (intent === known ? [] : [{ intent, score: Math.min(score, NEARLY) }]))] // prettier-ignore

const worthOf = (words: number): number => (words === 0 ? 0 : WORD_WORTH + Math.min(2, words - 1) * MORE_WORDS_WORTH)

const WHOLE_UP_TO = 3
/** In Arabic articles and conjunctions stand before the stem: a long one matches anywhere, a short one between what may stand around it. */
const ARABIC_BEFORE = /^[وف]?(?:[بك]?ال|لل|[بلكع])?$/
const ARABIC_AFTER = /^(?:ي|ه|ك|نا|ها|هم|كم|ات|ين|تي)?$/

const inArabic = (word: string, stem: string): boolean => {
  const at = word.indexOf(stem)
  if (at < 0 || stem.length > WHOLE_UP_TO) return at >= 0
  return ARABIC_BEFORE.test(word.slice(0, at)) && ARABIC_AFTER.test(word.slice(at + stem.length))
}
const inOthers = (word: string, stem: string): boolean => (stem.length <= WHOLE_UP_TO ? word === stem : word.startsWith(stem))

/** How many words belong to one of the stems. */
function stemsIn(words: string[], stems: string[], language: string): number {
  const belongs = language === 'ar' ? inArabic : inOthers
  return words.filter((word) => stems.some((stem) => belongs(word, stem))).length
}
