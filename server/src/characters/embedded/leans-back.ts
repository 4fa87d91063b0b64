// Short questions that mean what was said before them: 'any tips?', 'could it be mended?', 'how much would that be worth?'
import type { Clause } from './clauses.ts'
import { contentWord, plainWords } from './spelling.ts'

const LEANS_WORDS_MAX = 9
const ASKING_WORDS = new Set(
  'advice tip tips trick tricks idea ideas suggestion suggestions recommend recommendation recommendations help suggest advise try do'.split(
    ' ',
  ),
)
const POINTS = /\b(?:it|that|this|him|her|them|he|she|they|there|those|these|one)\b/i

/** 'Any tips?', 'what should I do?': a question without a matter of its own. */
export const isBare = (text: string): boolean => plainWords(text).every((word) => ASKING_WORDS.has(word) || contentWord(word) === null)

export const leansBack = ({ text, words, isQuestion }: Clause): boolean =>
  isQuestion && words <= LEANS_WORDS_MAX && (POINTS.test(text) || isBare(text))
