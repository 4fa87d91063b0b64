import { isHeardElsewhere } from './elsewhere.ts'
import { plainForJudging } from './plain-text.ts'
import { pattern } from './pattern.ts'

const WORDS = 'five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'
const STATED = [
  // 'I'm 14', 'im 15 years old', 'I am fifteen'; not 'I'm 14 days sober', 'I'm 16 weeks pregnant', 'I'm 5 minutes away'
  new RegExp(
    `\\b(?:i'?m|i am|im)(?: (?:only|just|actually|still|a))? (1[0-7]|[5-9]|${WORDS})(?:(?: |-)?(?:yo\\b|y/o|years?(?: |-)old|yrs? old))?(?=\\s*(?:$|[.,!?;)]|and\\b|but\\b|so\\b|lol\\b|btw\\b|years old|\\(?[mf]\\b))`,
    'i',
  ),
  pattern('i')`
    \b(?:i'?m|i am|im) (?:under ?age|a minor|under (?:18|eighteen)|not (?:yet )?(?:18|eighteen)(?: yet)?|in (?:the )?(?:[1-9]|10
    |11)th grade|in (?:middle|primary|elementary) school)\b
  `,
  /\bi (?:turn|turned|will be) (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen) (?:today|yesterday|tomorrow|next|last|soon|in)\b/i,
]
const OTHER_COUNTS =
  /\b(?:days?|weeks?|months?|minutes?|hours?|kilos?|kg|pounds?|km|miles?|pages?|points?|chapters?|times?|percent|%|cm|feet)\b/i

/** True where the writer states an age under 18, now. */
export function isStatedMinor(text: string): boolean {
  const plain = plainForJudging(text)
  if (isHeardElsewhere(plain, 'underAge')) return true
  return STATED.some((rule) => {
    const found = rule.exec(plain)
    return found !== null && !OTHER_COUNTS.test(plain.slice(found.index + found[0].length, found.index + found[0].length + 12))
  })
}
