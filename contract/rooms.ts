import * as z from 'zod/mini'
import { AVATAR_COLORS } from './art/avatars.ts'
import { answer, endpoint, NOTHING } from './endpoint.ts'
import { TopicId } from './wire/fields.ts'

/** A character as lists show it: its name, its face and its colours, never a card. */
export const Companion = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Who it is, in a few words of the reader's language if it speaks that; else English. Empty where its card says nothing. */
  line: z.string(),
  languages: z.array(z.string()),
  /** Inks of its portrait and of what stands around it. */
  palette: z.string(),
  avatar_color: z.enum(AVATAR_COLORS),
  /** Its portrait, as a disc: `poster` and `square` in the place of `disc` are the other crops. Null: a monogram. */
  image_url: z.nullable(z.string()),
  is_ai: z.literal(true),
  sees_images: z.boolean(),
})
export type Companion = z.infer<typeof Companion>

export const Room = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  line: z.string(),
  image_url: z.nullable(z.string()),
  motif: z.string(),
  palette: z.string(),
  topics_count: z.number(),
  regulars: z.array(Companion),
})
export type Room = z.infer<typeof Room>

export const Terms = z.object({ title: z.string(), description: z.string(), rules: z.array(z.string()), version: z.number() })
export type Terms = z.infer<typeof Terms>

export const listRooms = endpoint('listRooms', {
  summary: 'The rooms of the lounge',
  access: 'all',
  token: 'chat',
  input: z.object({}),
  returns: answer(z.object({ rooms: z.array(Room) })),
  problems: [],
})
export const checkTerms = endpoint('checkTerms', {
  summary: 'Whether the member has accepted the present terms of the topic’s room',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ topic_id: TopicId }),
  returns: answer(z.object({ terms: Terms }), {
    has_accepted: z.boolean(),
    /** Of the house, which an account agrees to once. */
    has_house_rules: z.boolean(),
    system_message: z.nullable(z.string()),
  }),
  problems: ['topic.not-found', 'rate.limited'],
})
export const acceptTerms = endpoint('acceptTerms', {
  summary: 'Accepts the present terms of the topic’s room, and the rules of the house where they were shown beside them',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ topic_id: TopicId, house_rules: z._default(z.boolean(), false) }),
  returns: answer(NOTHING, { system_message: z.nullable(z.string()) }),
  problems: ['topic.not-found', 'rate.limited'],
})
