// What no engine may say, looked for in the text so far, before it is shown: a claim to be human, a contact, the prompt, a line for the
// reader. Any engine's text goes through here, the authored one too.
import { OTHER_LANGUAGES } from './elsewhere.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { firstContact } from './contacts.ts'
import { wordRuns } from './word-runs.ts'
import { rulesOf } from './rules.ts'

export type OutputFault = 'human-claim' | 'contact' | 'prompt-leak' | 'speaks-for-reader'
export interface FoundFault {
  fault: OutputFault
  index: number
}

/** What has to be known of a talk to judge a text in it: how the member is called. */
export interface Judged {
  memory: { facts: { key: string; value: string }[] }
}

/** 'I'm not an AI that …' stays an AI; so does 'I'm only human in the story'. */
const STILL_AI = /^.{0,12}(?:AI|machine|bot) (?:that|who|which|with|to (?:lie|pretend))\b/i
const SPEAKS_FOR_READER = /(?:^|\n)\s*(?:user|you|me|human|reader|member|guest|\{\{user\}\}|assistant|system|\[INST\]|<\|[a-z_]+\|>)\s*:/i
const MARK = /\bnote-[0-9a-f]{8}\b/
const LEAK_WORDS = 8
const SECRET_RUNS = wordRuns(HOUSE_RULES, LEAK_WORDS)

/** The first thing in a text that may not be shown; null for a clean one. */
export function findFault(text: string, turn: Judged): FoundFault | null {
  const found: FoundFault[] = []
  for (const claim of rulesOf('human-claims', 'en', ...OTHER_LANGUAGES).find(text))
    if (!STILL_AI.test(text.slice(claim.index + claim[0].length - 2))) found.push({ fault: 'human-claim', index: claim.index })
  const contact = firstContact(text)
  if (contact) found.push({ fault: 'contact', index: contact.index })
  const speaks = SPEAKS_FOR_READER.exec(text) ?? namedLine(text, turn)
  if (speaks) found.push({ fault: 'speaks-for-reader', index: speaks.index })
  const mark = MARK.exec(text)
  if (mark) found.push({ fault: 'prompt-leak', index: mark.index })
  if ([...wordRuns(text, LEAK_WORDS)].some((run) => SECRET_RUNS.has(run))) found.push({ fault: 'prompt-leak', index: 0 })
  return found.toSorted((a, b) => a.index - b.index)[0] ?? null
}

function namedLine(text: string, { memory }: Judged): RegExpExecArray | null {
  const name = memory.facts.find((fact) => fact.key === 'name')?.value
  return name && /^[\p{L} '-]+$/u.test(name) ? new RegExp(`(?:^|\\n)\\s*${name}\\s*:`, 'i').exec(text) : null
}

/** How many UTF-16 units of the text may be shown: all of a clean one, else up to the last sentence end before the fault. */
export function safeLength(text: string, turn: Judged): number {
  const fault = findFault(text, turn)
  if (!fault) return text.length
  const before = text.slice(0, fault.index)
  return /^.*[.!?…]["'”’)]?(?=\s|$)/s.exec(before)?.[0].length ?? 0
}
