import * as z from 'zod/mini'
import { AVATAR_COLORS } from './avatars.ts'
import { answer, endpoint, NOTHING } from './endpoint.ts'
import { TopicId } from './fields.ts'

/** A character as lists show it: its name and its colours, never a card. */
export const Companion = z.object({
  id: z.string(),
  name: z.string(),
  avatar_color: z.enum(AVATAR_COLORS),
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
  returns: answer(z.object({ terms: Terms }), { has_accepted: z.boolean(), system_message: z.nullable(z.string()) }),
  problems: ['topic.not-found', 'rate.limited'],
})
export const acceptTerms = endpoint('acceptTerms', {
  summary: 'Accepts the present terms of the topic’s room',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ topic_id: TopicId }),
  returns: answer(NOTHING, { system_message: z.nullable(z.string()) }),
  problems: ['topic.not-found', 'rate.limited'],
})
