// What a character tells, and how it answers an operator who tries it.
import * as z from 'zod/mini'
import { deskDoor, Reason } from './endpoint.ts'
import type { Role } from '../wire/backoffice-rights.ts'
import { LANGUAGES } from '../characters.ts'
import { answer } from '../endpoint.ts'
import { text } from '../wire/fields.ts'
import { TRY_LINES_MAX } from '../limits/try-limits.ts'

const WRITES: readonly Role[] = ['owner', 'content']
const one = {
  slug: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, { error: 'form.invalid-value' })),
  language: z.enum(LANGUAGES, { error: 'form.invalid-value' }),
}
const Line = z.object({ from: z.enum(['member', 'character']), text: text(4_000) })
export const Tried = z.object({
  /** Null: the house refused what was written, and `refusal` says by which rule. */
  text: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
  suggestions: z.array(z.string()),
  /** The model that answered, `embedded`, or `lounge` for what is always answered by authored lines. */
  served_by: z.string(),
  is_cut: z.boolean(),
  ms: z.number(),
  input_tokens: z.nullable(z.number()),
  output_tokens: z.nullable(z.number()),
  /** What a model reads: `was_read` says whether one did. */
  prompt: z.nullable(
    z.object({
      model: z.string(),
      was_read: z.boolean(),
      instructions: z.string(),
      messages: z.array(z.object({ role: z.string(), text: z.string() })),
    }),
  ),
  state: z.unknown(),
})
export type Tried = z.infer<typeof Tried>
/** Without a line, its first words. */
export const tryCharacter = deskDoor('tryCharacter', {
  summary: 'What the character would answer now, by its draft or as it plays: nobody pays, no word is kept',
  desks: WRITES,
  input: z.object({
    ...one,
    card: z.enum(['draft', 'live']),
    lines: z.array(Line).check(z.maxLength(TRY_LINES_MAX)),
    state: z._default(z.unknown(), null),
  }),
  returns: answer(Tried),
  problems: ['character.not-found', 'content.faulty', 'talk.resting-today', 'talk.no-answer'],
})
export const readStory = deskDoor('readStory', {
  summary: 'The stories of a character in a language, as they are written',
  desks: WRITES,
  input: z.object(one),
  returns: answer(z.object({ source: z.string(), is_own: z.boolean(), version: z.string() })),
  problems: ['character.not-found'],
})
/** Of the stories that were read before; refused on anything newer. */
const Seen = z.optional(text(40))
/** Comes as text beside a file. */
const Looked = z._default(
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((value) => value === true || value === 'true'),
  ),
  false,
)
/** A file, or the text itself. */
export const addStory = deskDoor('addStory', {
  summary: 'Lays stories over what ships. Refused with faults by line, and until somebody has looked at what no member could write',
  desks: WRITES,
  upload: true,
  input: z.object({ ...one, source: z.optional(text(60_000)), has_looked: Looked, version: Seen, reason: Reason }),
  returns: answer(z.object({ threads: z.array(z.string()) })),
  problems: ['character.not-found', 'story.faulty', 'story.flagged', 'version.stale', 'version.unchanged', 'attachment.too-large'],
})
export const removeStory = deskDoor('removeStory', {
  summary: 'Takes own stories away: what ships is told again',
  desks: WRITES,
  input: z.object({ ...one, version: Seen, reason: Reason }),
  returns: answer(z.object({ threads: z.array(z.string()) })),
  problems: ['character.not-found', 'version.stale', 'version.unchanged'],
})
