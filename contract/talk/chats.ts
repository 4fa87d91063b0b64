// What a member's chats look like from outside: the open ones with what is new in them, the past ones, and whom the member has met.
import * as z from 'zod/mini'
import { answer, endpoint, NOTHING } from '../endpoint.ts'
import { Meta, pageQuery, Time, TopicId, whole } from '../wire/fields.ts'
import { Companion } from '../rooms.ts'
import { PastTopic, Topic } from '../topics.ts'

export const LAST_LINE_MAX = 200

/** What was said last, cut short; the name of the file where nothing but a file was sent. */
export const LastLine = z.object({ sender: z.string(), is_mine: z.boolean(), text: z.string(), created_at: Time })
export type LastLine = z.infer<typeof LastLine>

/** One of the member's own chats. `last_number` is that of its last message, `unread` counts what its character said since it was read. */
export const ActiveTopic = z.extend(Topic, { last_number: z.number(), unread: z.number(), last_line: z.nullable(LastLine) })
export type ActiveTopic = z.infer<typeof ActiveTopic>

export const PastChat = z.extend(PastTopic, { last_line: z.nullable(LastLine) })
export type PastChat = z.infer<typeof PastChat>

export const listActiveTopics = endpoint('listActiveTopics', {
  summary: 'The member’s own active chats, what is new in them, and their limit',
  access: 'signed-in',
  token: 'chat',
  input: z.object({}),
  returns: answer(z.array(ActiveTopic), { current_count: z.number(), max_allowed: z.number() }),
  problems: [],
})
export const listPastTopics = endpoint('listPastTopics', {
  summary: 'The member’s closed chats',
  access: 'signed-in',
  token: 'chat',
  input: z.object(pageQuery()),
  returns: answer(z.object({ data: z.array(PastChat), meta: Meta })),
  problems: [],
})
/** Only ever forward: a repetition, or one that comes late, changes nothing. */
export const markRead = endpoint('markRead', {
  summary: 'An own active chat has been read up to a message',
  access: 'participant',
  token: 'chat',
  input: z.object({ topic_id: TopicId, number: whole(1, 2_000_000_000) }),
  returns: answer(NOTHING),
  problems: ['topic.not-found', 'topic.not-participant', 'rate.limited'],
})
export const listMet = endpoint('listMet', {
  summary: 'The characters that the member has talked to, and a topic of one they have not',
  access: 'signed-in',
  token: 'chat',
  input: z.object({}),
  returns: answer(z.object({ met: z.array(Companion), next: z.nullable(Topic) })),
  problems: [],
})
