// Cards and portraits as files: what an operator brings, and what they take along.
import * as z from 'zod/mini'
import { CharacterSlug, Drafted, PRONOUNS } from './characters.ts'
import { deskDoor, Reason } from './endpoint.ts'
import type { Role } from '../wire/backoffice-rights.ts'
import { answer } from '../endpoint.ts'
import { text, whole } from '../wire/fields.ts'

const WRITES: readonly Role[] = ['owner', 'content']
const SEES: readonly Role[] = ['owner', 'content', 'moderator']
const one = { slug: CharacterSlug }
const Rooms = z.pipe(
  z.union([z.array(text(40)).check(z.maxLength(20)), text(400)]),
  z.transform((value: string | string[]) => (Array.isArray(value) ? value : value.split(',')).filter(Boolean)),
)
/** A file, or the card itself as JSON. Without either it is a new one of that name. `version`: over the draft of one that is there. */
export const importCard = deskDoor('importCard', {
  summary: 'Takes a character card in as a draft: JSON or PNG, V2 or V3',
  desks: WRITES,
  upload: true,
  input: z.object({
    card: z.optional(text(60_000)),
    name: z.optional(text(60)),
    slug: z.optional(CharacterSlug),
    age: z.optional(whole(0, 200)),
    pronouns: z.optional(z.enum(PRONOUNS)),
    rooms: z.optional(Rooms),
    version: z.optional(text(60)),
  }),
  returns: Drafted,
  problems: [
    'character.taken',
    'character.not-found',
    'card.unreadable',
    'card.unfit',
    'card.cast',
    'version.stale',
    'attachment.too-large',
  ],
})
export const exportCard = deskDoor('exportCard', {
  summary: 'The card as a file that other programs read: JSON, or a picture that carries it',
  desks: WRITES,
  input: z.object({ ...one, as: z._default(z.enum(['json', 'png']), 'json') }),
  returns: z.string(),
  media: 'application/octet-stream',
  problems: ['character.not-found'],
})
export const showPortrait = deskDoor('showPortrait', {
  summary: 'The portrait as it stands, of a draft too',
  desks: SEES,
  input: z.object({ ...one, v: z.optional(text(60)) }),
  returns: z.string(),
  media: 'image/png',
  problems: ['character.not-found'],
})
export const setPortrait = deskDoor('setPortrait', {
  summary: 'Puts a picture in the place of the drawing; without a file the drawing stands again',
  desks: WRITES,
  upload: true,
  input: z.object({ ...one, version: text(60), reason: Reason }),
  returns: answer(z.object({ has_picture: z.boolean() })),
  problems: ['character.not-found', 'version.stale', 'portrait.unfit', 'attachment.too-large'],
})
