// Every piece of news on the live line (`GET /api/events`, server-sent events). News only tells what is in the database already;
// a client that missed some reads the pages again and has the whole truth.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CHARGES, Message, ReplyStatus, Suggestions } from './messages.ts'
import { Id, Points } from './wire/fields.ts'
import { Topic } from './topics.ts'

const inTopic = { topic_id: z.string() }

export const NEWS = {
  /** Sent first on every stream: whoever hears it reads again what it shows. */
  'live.opened': z.object({}),
  /** `suggestions`: what may be answered, where the message is a character's whole one and nothing comes after it; else none. */
  'message.posted': z.object({ ...inTopic, message: Message, suggestions: Suggestions }),
  'message.removed': z.object({ ...inTopic, number: z.number() }),
  'message.charged': z.object({ ...inTopic, from: z.number(), through: z.number(), charge: z.enum(CHARGES) }),
  /** The character composes (or no longer does). */
  'reply.changed': z.object({ ...inTopic, reply: ReplyStatus }),
  /** Text as it is written: `text` belongs at `offset` (UTF-16 units) of revision `revision`; another revision replaces the text. */
  'reply.written': z.object({ ...inTopic, number: z.number(), revision: z.number(), offset: z.number(), text: z.string() }),
  'topic.changed': z.object({ topic: Topic }),
  /** The member has read an own chat this far, on whatever device. */
  'topic.read': z.object({ ...inTopic, number: z.number() }),
  'topic.closed': z.object({ ...inTopic, reason: z.enum(['left', 'no-character', 'operator']) }),
  'balance.changed': z.object({ balance: Points }),
  /** An order was paid, failed, or its money went back: whoever shows it reads it again. */
  'order.changed': z.object({ order_id: z.string() }),
  /** What a character remembers of the member is another than it was: whoever shows it reads it again. */
  'memory.changed': z.object({ character_id: z.string() }),
  /** The member's own profile is another than it was: read it again. */
  'profile.changed': z.object({}),
  /** The open topics of a room are others than they were: a hint for lists, for those who look at one, once a second at most. */
  'topics.changed': z.object({ room_id: z.string() }),
  /** The lounge is to close, is closed, or is open again: the settings say when. */
  'maintenance.changed': z.object({}),
  /** The session is over; the stream ends with it. */
  'session.ended': z.object({}),
  /** The browser has a newer session (sign-in, another password): the stream ends, and the next one comes with the new cookie. */
  'session.renewed': z.object({}),
} as const
export type NewsName = keyof typeof NEWS
export type News = { [Name in NewsName]: { name: Name; data: z.infer<(typeof NEWS)[Name]> } }[NewsName]

/** Answers a stream of `event: <name>` / `data: <json>`; the member's own news and hints for lists. */
export const openEvents = endpoint('openEvents', {
  summary: 'The live line',
  access: 'signed-in',
  token: 'none',
  /** Whose list of topics is shown, and to be heard of: a room's id, or `all`. */
  input: z.object({ looks_at: z.optional(z.union([Id, z.literal('all')])) }),
  returns: z.string(),
  media: 'text/event-stream',
  problems: ['live.too-many-streams', 'server.unavailable'],
})
