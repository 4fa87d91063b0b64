import * as z from 'zod/mini'
import { answer, endpoint } from '../endpoint.ts'
import { required } from '../wire/fields.ts'
import { Companion } from '../rooms.ts'

export const TasteTurn = z.object({
  say: z.string(),
  /** The question of the turn once more, after something was asked beside it. */
  back: z.string(),
  /** What may be tapped, what is answered, and which turn follows; none after the last. */
  choices: z.array(z.object({ text: z.string(), reaction: z.string(), to: z.nullable(z.string()) })),
})
export type TasteTurn = z.infer<typeof TasteTurn>

/** The first turns of one story, as the home page tells them: data alone, so that a tap asks no server. */
export const Taste = z.object({
  language: z.string(),
  character: Companion,
  first: z.string(),
  turns: z.record(z.string(), TasteTurn),
  /** 'Are you a real person?', and the honest answer to it. */
  real: z.object({ text: z.string(), answer: z.string() }),
})
export type Taste = z.infer<typeof Taste>

/** The language, and in their order the places of the choices; `r` where the question for a real person was tapped. */
export const TASTE_CODE = /^[a-z]{2}-[0-3r]{1,4}$/

export const readTaste = endpoint('readTaste', {
  summary: 'The taste of a talk that the home page gives in this language, if there is one',
  access: 'all',
  token: 'none',
  input: z.object({}),
  returns: answer(z.nullable(Taste)),
  problems: [],
})
export const openTaste = endpoint('openTaste', {
  summary: 'Opens a chat that begins with what was told on the home page, free of charge; the same one when it is asked for again',
  access: 'signed-in',
  token: 'none',
  input: z.object({ taste: required(10, 'form.invalid-value').check(z.regex(TASTE_CODE, { error: 'form.invalid-value' })) }),
  returns: answer(z.object({ topic_id: z.string() })),
  problems: ['topic.not-found', 'topic.no-character', 'topic.already-active', 'topic.max-active', 'lounge.closing', 'rate.limited'],
})
