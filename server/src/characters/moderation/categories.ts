// What moderation models call what they find, and what it means here: a house rule that a member's text breaks, or that no character may
// say it. What stands for neither is nothing to us: a tale with blood in it, rude words, self-harm, which is answered with help.
import type { HouseRule } from '@green-room/contract/limits/house-rules'

export type Author = 'member' | 'character'
interface Meaning {
  rule?: HouseRule
  isUnsaid?: true
}
const BOTH = (rule: HouseRule): Meaning => ({ rule, isUnsaid: true })
const UNSAID: Meaning = { isUnsaid: true }

const CATEGORIES: Record<string, Meaning> = {
  // the words that our own judge is asked for
  minors: BOTH('minors'), danger: BOTH('danger'), names: BOTH('names'), ads: BOTH('ads'), spam: { rule: 'spam' }, sexual: UNSAID,
  // OpenAI
  'sexual/minors': BOTH('minors'), hate: BOTH('danger'), 'hate/threatening': BOTH('danger'), 'harassment/threatening': BOTH('danger'),
  'illicit/violent': BOTH('danger'), harassment: UNSAID, illicit: UNSAID, 'violence/graphic': UNSAID, 'self-harm/instructions': UNSAID,
  'self-harm/intent': UNSAID,
  // Mistral
  hate_and_discrimination: BOTH('danger'), dangerous_and_criminal_content: BOTH('danger'), violence_and_threats: UNSAID, selfharm: UNSAID,
  // hazards of MLCommons, as Llama Guard names them
  s1: BOTH('danger'), s2: UNSAID, s3: BOTH('danger'), s4: BOTH('minors'), s9: BOTH('danger'), s10: BOTH('danger'), s11: UNSAID, s12: UNSAID,
} // prettier-ignore
const GRAVEST_FIRST: HouseRule[] = ['minors', 'danger', 'names', 'ads', 'spam']

/** The house rule that a member's text breaks by what was found in it. */
export function ruleBroken(found: string[]): HouseRule | null {
  const rules = new Set(found.map((category) => CATEGORIES[category.toLowerCase()]?.rule))
  return GRAVEST_FIRST.find((rule) => rules.has(rule)) ?? null
}

const OF_SELF_HARM = new Set(['self-harm', 'self-harm/intent', 'self-harm/instructions', 'selfharm', 's11'])

/** The writer may be in a crisis: no reason to refuse a text, whatever else was found, but to answer it with help. */
export const isOfSelfHarm = (found: string[]): boolean => found.some((category) => OF_SELF_HARM.has(category.toLowerCase()))

export const isUnsaid = (found: string[]): boolean => found.some((category) => CATEGORIES[category.toLowerCase()]?.isUnsaid)
