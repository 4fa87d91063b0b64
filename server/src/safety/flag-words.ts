// What operators publish, by the rules that members write by: told with the words, for a person to judge.
import type { HouseRule } from '@green-room/contract/limits/house-rules'
import { checkText, type Checked } from './guards.ts'

export type Flagged = { rule: HouseRule; words: string }
const SHOWN_MAX = 160

/** The sentences that a member could not write; all of it where only their company breaks a rule. */
export function flagWords(text: string, kind: Checked['kind']): Flagged[] {
  const whole = checkText(text, { kind })
  const found = text
    .split(/\n+|(?<=[.!?…؟。])\s+/u)
    .map((words) => ({ words: words.trim(), rule: checkText(words, { kind })?.rule }))
    .flatMap(({ words, rule }) => (rule ? [{ rule, words: shortened(words) }] : []))
  return found.length > 0 || !whole ? found : [{ rule: whole.rule, words: shortened(text.trim()) }]
}
const shortened = (words: string): string => (words.length > SHOWN_MAX ? `${words.slice(0, SHOWN_MAX)}…` : words)
