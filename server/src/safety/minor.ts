import { isHeardElsewhere } from './elsewhere.ts'
import { plainForJudging } from './plain-text.ts'
import { rulesOf } from './rules.ts'

/** 'I'm 14 days sober', 'I'm 16 weeks pregnant', 'I'm 5 minutes away': a number that is no age. */
const OTHER_COUNTS =
  /\b(?:days?|weeks?|months?|minutes?|hours?|kilos?|kg|pounds?|km|miles?|pages?|points?|chapters?|times?|percent|%|cm|feet)\b/i

/** True where the writer states an age under 18, now. */
export function isStatedMinor(text: string): boolean {
  const plain = plainForJudging(text)
  if (isHeardElsewhere(plain, 'under-age')) return true
  const stated = rulesOf('under-age', 'en').find(plain)
  return stated.some(({ 0: found, index }) => !OTHER_COUNTS.test(plain.slice(index + found.length, index + found.length + 12)))
}
