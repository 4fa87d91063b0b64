// 'Straight off, or wait till after tea?': asked to choose, the character chooses, and says how little it rests on.
import { FRAMES } from '../packs.ts'
import type { Heard } from '../reading.ts'
import { frame, inCare, type Move, type Scene } from '../scene.ts'

const WORDS_MAX = 7
/** What stands between 'or' and the second of the two, and behind it. */
const SECOND =
  /^(?!.*\bor\b.*\bor\b).*[\p{L}\d)]\s*[,;]?\s+or\s+(?:(?:(?:is|was|are|were|do|does|did|should|shall|would|could|can|will) (?:it|that|this|he|she|they|i|we|you)|just|rather|maybe|more of) )*(?<second>[^,.?!]+?)(?:,? (?:do you (?:reckon|think)|you reckon|in your opinion))?\s*\?+$/iu
/** 'Or not', 'or what', 'or something': there is no second. */
const NONE =
  /^(?:not|no|what|why|how|so|something|anything|someone|whatever|else|nothing|am|is|are|was|have|has|are you|they|he|she|it|you)\b/i
/** 'Did you always work nights, or did it just happen?' asks what has been. */
const OF_WHAT_WAS = /\b(?:did|were|was|have|has|had) (?:you|they|he|she|it)\b/i
/** What one is not to choose for another. */
const NOT_OURS =
  /\b(?:pills?|tablets?|doctor|hospital|dose|medicine|surgery|invest\w*|shares|loan|mortgage|sue|lawyer|court|leave (?:him|her|my)|divorce)\b/i

export function chooseBetween(scene: Scene, { clause }: Heard): Move | null {
  const second = SECOND.exec(clause.text)?.groups?.['second']?.trim()
  if (
    !second ||
    inCare(scene) ||
    NONE.test(second) ||
    OF_WHAT_WAS.test(clause.text) ||
    NOT_OURS.test(clause.text) ||
    second.split(/\s+/).length > WORDS_MAX
  )
    return null
  const line = frame(scene, 'either-or', FRAMES.eitherOr)
  const turned = second.replace(/\b(?:my|our)\b/gi, 'your').replace(/\bi\b/gi, 'you')
  const text = line?.text
    .replace('{Second}', turned.charAt(0).toUpperCase() + turned.slice(1))
    .replace('{second}', turned.charAt(0).toLowerCase() + turned.slice(1))
  return line && { parts: [{ ...line, text: text! }], act: 'ask-advice' }
}
