import * as z from 'zod/mini'
import { answer, endpoint, NOTHING } from './endpoint.ts'
import { Id, Meta, pageQuery, required, RoomId, Time, TopicId, whole } from './wire/fields.ts'
import { HOUSE_RULE_PROBLEMS } from './limits/house-rules.ts'
import { Message } from './messages.ts'
import { Companion, Terms } from './rooms.ts'

export const TOPIC_TITLE_MAX = 50
export const TEXT_LOOKS = ['bold', 'normal', 'italic', 'underline'] as const
/** Names of hues; the style sheet maps a name to a hue and nothing else. */
export const TOPIC_COLORS = ['blue', 'red', 'purple', 'green', 'amber', 'teal'] as const
/** How many open topics one list answer holds at most; more come page by page. */
export const TOPICS_PAGE_SIZE = 60
/** A list says how many there are up to here; beyond, that there are more. */
export const TOPICS_COUNTED_MAX = 1000
const LanguageCode = z.string().check(z.regex(/^[a-z]{2,3}$/))

export const RoomOfTopic = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image_url: z.nullable(z.string()),
  motif: z.string(),
  palette: z.string(),
})

export const Topic = z.object({
  id: z.string(),
  title: z.string(),
  /** Code of the language in which it was opened, as far as its character speaks it; else English. */
  language: z.string(),
  room_id: z.string(),
  user_id: z.nullable(z.string()),
  guest_id: z.nullable(z.string()),
  companion_name: z.nullable(z.string()),
  companion: z.nullable(Companion),
  participants_count: z.number(),
  is_closed: z.boolean(),
  is_busy: z.boolean(),
  is_own: z.boolean(),
  is_highlighted: z.boolean(),
  highlight_color: z.nullable(z.string()),
  text_look: z.enum(TEXT_LOOKS),
  color: z.nullable(z.string()),
  created_at: Time,
  updated_at: Time,
  room: RoomOfTopic,
})
export type Topic = z.infer<typeof Topic>

/** What only the chat itself shows, beside the topic. */
export const OpenTopic = z.extend(Topic, {
  terms: Terms,
  /** Over the limit of active chats: the header and the opening line may be read, nothing written. */
  view_only: z.boolean(),
  opening_line: z.nullable(z.string()),
  /** The closed chat that this one goes on from. */
  earlier: z.nullable(z.object({ topic_id: z.string(), messages_count: z.number(), closed_at: Time })),
  /** Until when the own topic waits for its character, before its cost goes back. */
  waits_until: z.nullable(Time),
})
export type OpenTopic = z.infer<typeof OpenTopic>

export const PastTopic = z.object({
  id: z.string(),
  title: z.string(),
  language: z.string(),
  room: RoomOfTopic,
  companion: z.nullable(Companion),
  messages_count: z.number(),
  closed_at: Time,
  can_continue: z.boolean(),
})
export type PastTopic = z.infer<typeof PastTopic>

const OneTopic = answer(z.object({ topic: Topic }))
const limits = [
  'topic.busy',
  'topic.private',
  'topic.already-active',
  'topic.max-active',
  'topic.not-found',
  'topic.closed',
  'topic.closed-by-owner',
  'terms.required',
  'rate.limited',
] as const

export const listTopics = endpoint('listTopics', {
  summary: 'Open topics, of one room or all',
  access: 'all',
  token: 'chat',
  input: z.object({
    room_id: z.optional(Id),
    /** Those in one language, or those in any other; without either, what the caller reads. */
    language: z.optional(LanguageCode),
    not_language: z.optional(LanguageCode),
    page: z._default(whole(1, 1_000_000), 1),
    page_size: z._default(whole(1, TOPICS_PAGE_SIZE), TOPICS_PAGE_SIZE),
  }),
  /** `total`: how many the whole list has; `others`: how many its language leaves out. Both are counted up to TOPICS_COUNTED_MAX. */
  returns: answer(z.object({ topics: z.array(Topic), has_more: z.boolean(), total: z.number(), others: z.number() })),
  problems: ['room.not-found'],
})
export const readTopic = endpoint('readTopic', {
  summary: 'One topic with its room and terms',
  access: 'participant',
  token: 'chat',
  input: z.object({ topic_id: TopicId }),
  returns: answer(z.object({ topic: OpenTopic })),
  problems: ['topic.not-found', 'topic.closed', 'topic.closed-by-owner', 'topic.busy', 'topic.private'],
})
export const createTopic = endpoint('createTopic', {
  summary: 'Opens an own topic at its cost; a character joins it',
  access: 'signed-in',
  token: 'chat',
  pays: 'points',
  input: z.object({
    room_id: RoomId,
    // Everybody reads it in a list: one line, and nothing in it that turns the writing around it.
    title: required(400, 'form.topic-name-required', 'form.topic-name-long').check(
      z.refine((title: string) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(title)),
    ),
    text_look: z.optional(z.enum(TEXT_LOOKS, { error: 'form.text-style-required' })),
    color: z.optional(z.enum(TOPIC_COLORS, { error: 'form.text-color-required' })),
  }),
  returns: OneTopic,
  problems: [
    'lounge.closing',
    'room.not-found',
    'topic.already-active',
    'topic.max-active',
    'topic.style-not-allowed',
    'ledger.not-enough-points',
    'ledger.spending-limit',
    ...HOUSE_RULE_PROBLEMS,
    'account.paused',
    'talk.resting-today',
    'rate.limited',
  ],
})
export const pickRandomTopic = endpoint('pickRandomTopic', {
  summary: 'A waiting hosted topic at random, not joined yet',
  access: 'signed-in',
  token: 'chat',
  input: z.object({}),
  returns: OneTopic,
  problems: ['topic.none-free'],
})
export const joinTopic = endpoint('joinTopic', {
  summary: 'Takes the free seat of a hosted topic',
  access: 'signed-in',
  token: 'chat',
  input: z.object({ topic_id: TopicId }),
  returns: OneTopic,
  problems: ['legal.required', ...limits],
})
export const leaveTopic = endpoint('leaveTopic', {
  summary: 'Leaves a chat, which closes it for ever',
  access: 'participant',
  token: 'chat',
  input: z.object({ topic_id: TopicId }),
  returns: answer(NOTHING),
  problems: ['topic.not-found', 'topic.not-participant'],
})
export const readPastTopic = endpoint('readPastTopic', {
  summary: 'The messages of a closed chat, for its own person',
  access: 'owner',
  token: 'chat',
  input: z.object({ topic_id: TopicId, ...pageQuery() }),
  returns: answer(z.object({ topic: PastTopic, data: z.array(Message), meta: Meta })),
  problems: ['topic.not-found'],
})
export const continueTopic = endpoint('continueTopic', {
  summary: 'Opens a new topic with the character of a closed one',
  access: 'owner',
  token: 'chat',
  input: z.object({ topic_id: TopicId }),
  returns: OneTopic,
  problems: ['topic.not-continuable', 'lounge.closing', 'legal.required', ...limits],
})
