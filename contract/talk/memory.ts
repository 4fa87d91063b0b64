// What a character remembers of a member: theirs to read, correct and erase, and nobody else's.
import * as z from 'zod/mini'
import { answer, endpoint, NOTHING } from '../endpoint.ts'
import { Id, required, Time } from '../wire/fields.ts'
import { HOUSE_RULE_PROBLEMS } from '../limits/house-rules.ts'
import { FACT_KEY_MAX, FACT_VALUE_MAX } from '../limits/memory-limits.ts'
import { countSymbols } from '../money/price.ts'

export const RememberedFact = z.object({
  id: z.string(),
  key: z.string(),
  value: z.string(),
  pinned: z.boolean(),
  /** Written or corrected by the member: nothing overwrites it. */
  edited: z.boolean(),
  created_at: Time,
})
export type RememberedFact = z.infer<typeof RememberedFact>

export const Memory = z.object({
  character: z.object({ id: z.string(), name: z.string() }),
  enabled: z.boolean(),
  facts: z.array(RememberedFact),
  /** What happened up to a message, in the words of a model. */
  summary: z.nullable(
    z.object({ text: z.string(), since: Time, through: z.object({ topic_id: z.string(), number: z.number(), at: Time }) }),
  ),
  /** The summary was taken away, because something in it was erased: it is written anew after the next reply. */
  is_rewriting: z.boolean(),
})
export type Memory = z.infer<typeof Memory>

const Key = required(FACT_KEY_MAX, 'form.invalid-value')
const Value = required(400, 'form.invalid-value').check(
  z.refine((value: string) => countSymbols(value) <= FACT_VALUE_MAX, { error: 'form.too-long' }),
)
const REFUSALS = ['memory.not-kept', ...HOUSE_RULE_PROBLEMS] as const

export const readMemory = endpoint('readMemory', {
  summary: 'What a character remembers of the member',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ character_id: Id }),
  returns: answer(Memory),
  problems: ['character.not-found'],
})
export const setMemory = endpoint('setMemory', {
  summary: 'Turns memory on or off: while it is off nothing is read and nothing is written',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ character_id: Id, enabled: z.boolean() }),
  returns: answer(NOTHING),
  problems: ['character.not-found'],
})
export const eraseMemory = endpoint('eraseMemory', {
  summary: 'Erases all that a character remembers; it is not found again in the messages so far',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ character_id: Id }),
  returns: answer(NOTHING),
  problems: ['character.not-found'],
})
export const addFact = endpoint('addFact', {
  summary: 'Tells a character something to remember; a known key is corrected',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ character_id: Id, key: Key, value: Value, pinned: z._default(z.boolean(), false) }),
  returns: answer(z.object({ id: z.string() })),
  problems: ['character.not-found', 'memory.full', ...REFUSALS],
})
export const changeFact = endpoint('changeFact', {
  summary: 'Corrects or pins a fact',
  access: 'owner',
  token: 'chat',
  input: z.object({ character_id: Id, fact_id: Id, value: z.optional(Value), pinned: z.optional(z.boolean()) }),
  returns: answer(NOTHING),
  problems: ['memory.fact-not-found', ...REFUSALS],
})
export const eraseFact = endpoint('eraseFact', {
  summary: 'Erases a fact; it is not found again in the messages so far',
  access: 'owner',
  token: 'chat',
  input: z.object({ character_id: Id, fact_id: Id }),
  returns: answer(NOTHING),
  problems: ['memory.fact-not-found'],
})
