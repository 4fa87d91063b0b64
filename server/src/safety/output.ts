// What no engine may say, looked for in the text so far, before it is shown: a claim to be human, a contact, the prompt, a line for the
// reader. Any engine's text goes through here, the authored one too.
import { HOUSE_RULES } from './house-rules.ts'
import { firstContact } from './contacts.ts'
import { wordRuns } from './word-runs.ts'
import { pattern } from './pattern.ts'

export type OutputFault = 'human-claim' | 'contact' | 'prompt-leak' | 'speaks-for-reader'
export interface FoundFault {
  fault: OutputFault
  index: number
}

/** What has to be known of a talk to judge a text in it: how the member is called. */
export interface Judged {
  memory: { facts: { key: string; value: string }[] }
}

const HUMAN_CLAIMS = [
  pattern('i')`
    \bI(?:'m| am) (?:just |only |actually |really |in fact |definitely |absolutely |very much |also |still )*(?:an? )?(?:(?:real
    |actual|living|genuine|flesh[- ]and[- ]blood) )*(?:human(?: being)?|real person|person of flesh|real (?:wo)?man|real girl
    |real guy)\b(?! (?:character|voice|story|touch))
  `,
  pattern('i')`
    \bI(?:'m| am) (?:really |actually |certainly |definitely |absolutely )*(?:not|no) (?:an? )?(?:AI|A\.I\.|artificial|bot|chatbot
    |robot|machine|computer|program|language model)\b
  `,
  /\b(?:as|being) (?:a|another|your fellow|an actual|a real) (?:human(?: being)?|real person|fellow human)\b/i,
  pattern('i')`
    \bmade of flesh(?: and blood)?\b|\b(?:of|I have) flesh and blood\b|\bthere(?:'s| is) a (?:real )?(?:person|human) (?:behind
    |typing|here)\b
  `,
  /\bich bin (?:ein |wirklich |echt |kein(?:e)? )*(?:mensch|bot|KI|roboter|echte person)\b(?<!eine KI)/i,
  pattern('i')`
    \bje suis (?:un |une |bien )*(?:être )?humaine?\b|\bje ne suis pas (?:un |une )?(?:IA|robot|machine)\b|\bsoy (?:un |una )?(?:ser )?humano\b|\bsoy una persona real\b|\bno soy (?:una? )?(?:IA|robot|máquina)\b|\bsono (?:un |una )?(?:essere umano|persona vera|umano)\b|\bnon sono (?:un'|un |una )?(?:IA|robot)\b|\bjestem (?:prawdziwym )?człowiekiem\b
    |\bnie jestem (?:AI|botem|robotem)\b|أنا إنسان
  `,
]
/** 'I'm not an AI that …' stays an AI; so does 'I'm only human in the story'. */
const STILL_AI = /^.{0,12}(?:AI|machine|bot) (?:that|who|which|with|to (?:lie|pretend))\b/i
const SPEAKS_FOR_READER = /(?:^|\n)\s*(?:user|you|me|human|reader|member|guest|\{\{user\}\}|assistant|system|\[INST\]|<\|[a-z_]+\|>)\s*:/i
const MARK = /\bnote-[0-9a-f]{8}\b/
const LEAK_WORDS = 8
const SECRET_RUNS = wordRuns(HOUSE_RULES, LEAK_WORDS)

/** The first thing in a text that may not be shown; null for a clean one. */
export function findFault(text: string, turn: Judged): FoundFault | null {
  const found: FoundFault[] = []
  for (const rule of HUMAN_CLAIMS) {
    const claim = rule.exec(text)
    if (claim && !STILL_AI.test(text.slice(claim.index + claim[0].length - 2))) found.push({ fault: 'human-claim', index: claim.index })
  }
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
