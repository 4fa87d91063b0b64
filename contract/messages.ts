import * as z from 'zod/mini'
import { answer, endpoint, NOTHING } from './endpoint.ts'
import { Id, Meta, PAGE_SIZE, Points, text, Time, TopicId, whole } from './wire/fields.ts'
import { HOUSE_RULE_PROBLEMS } from './limits/house-rules.ts'
import { ATTACHMENT_TYPES } from './money/price.ts'

export const Attachment = z.object({
  id: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  path: z.string(),
  original_filename: z.string(),
  filesize: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** A document in which nothing could be read, or a picture that nobody could see; it is not paid for. */
  is_unreadable: z.boolean(),
})
export type Attachment = z.infer<typeof Attachment>

/** Replies that are suggested with a whole message of a character: so many at most, and each of so many symbols at most. */
export const SUGGESTIONS_MAX = 4
export const SUGGESTION_SYMBOLS_MAX = 60
/** What the member might say next; tapping one writes it into the composer. None after a message of the member's, or while a reply is written. */
export const Suggestions = z.array(z.string()).check(z.maxLength(SUGGESTIONS_MAX))

/** What became of a message's price: on hold until the reply, taken, never taken, free from the start, or given back since. */
export const CHARGES = ['held', 'charged', 'not-charged', 'free', 'returned'] as const
export const REPLY_STATES = ['queued', 'typing', 'streaming', 'done', 'stopped', 'failed'] as const
export type ReplyState = (typeof REPLY_STATES)[number]

/** A note of the lounge, not of the character: where help is, or that the lounge is for adults. */
const HelpNotice = z.object({
  kind: z.literal('help'),
  country: z.string(),
  lines: z.array(z.object({ name: z.string(), number: z.string(), hours: z.string(), languages: z.string(), url: z.string() })),
})
export type HelpNotice = z.infer<typeof HelpNotice>
export const Notice = z.discriminatedUnion('kind', [HelpNotice, z.object({ kind: z.literal('adults') })])
export type Notice = z.infer<typeof Notice>

export const Message = z.object({
  id: z.string(),
  number: z.number(),
  topic_id: z.string(),
  /** 'Me' for the reader's own messages, else the character's name. */
  sender: z.string(),
  sender_id: z.nullable(z.string()),
  is_mine: z.boolean(),
  content: z.string(),
  created_at: Time,
  attachments: z.array(Attachment),
  is_typing: z.boolean(),
  is_deleted: z.boolean(),
  is_streaming: z.boolean(),
  is_broken_off: z.boolean(),
  is_free: z.boolean(),
  /** Its reader says that this reply did not answer. */
  is_unanswered: z.boolean(),
  generated_by: z.nullable(z.literal('ai')),
  revision: z.number(),
  price: z.nullable(Points),
  charge: z.nullable(z.enum(CHARGES)),
  notice: z.nullable(Notice),
})
export type Message = z.infer<typeof Message>

/** How the last reply of a chat stands, so that a reload shows 'not charged' and Retry too. */
export const ReplyStatus = z.object({
  state: z.enum(REPLY_STATES),
  revision: z.number(),
  code: z.nullable(z.string()),
  charged: z.boolean(),
  since: Time,
  answers_from: z.number(),
  answers_through: z.number(),
  retry_price: z.nullable(Points),
})
export type ReplyStatus = z.infer<typeof ReplyStatus>

export const listMessages = endpoint('listMessages', {
  summary: 'Messages of a chat by page, or those after a number',
  access: 'participant',
  token: 'chat',
  input: z.object({
    topic_id: TopicId,
    page: z.optional(whole(1, 1_000_000_000)),
    page_size: z._default(whole(1, 100), PAGE_SIZE),
    order_by: z.optional(z.literal('id')),
    order_dir: z._default(z.enum(['asc', 'desc']), 'asc'),
    after: z.optional(whole(0, 2_000_000_000)),
  }),
  returns: answer(z.object({ data: z.array(Message), meta: z.extend(Meta, { reply: z.nullable(ReplyStatus), suggestions: Suggestions }) })),
  problems: ['topic.not-found', 'topic.closed', 'topic.closed-by-owner', 'topic.not-participant', 'terms.required', 'message.view-only'],
})
export const postMessage = endpoint('postMessage', {
  summary: 'Sends a message: the message, the hold on its price and the order for the reply, all or none',
  access: 'participant',
  token: 'chat',
  pays: 'points',
  upload: true,
  input: z.object({
    topic_id: TopicId,
    content: z._default(text(20_000), ''),
    types: z.optional(z.union([z.array(text(20)), text(20)])),
    /** The price that was shown, in points. Without one, the server's price is charged. */
    price: z.optional(z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/)), z.transform(Number))])),
  }),
  returns: answer(z.object({ balance: Points, message: Message })),
  problems: [
    'topic.not-found',
    'topic.closed',
    'topic.closed-by-owner',
    'topic.not-participant',
    'topic.waiting',
    'terms.required',
    'message.view-only',
    'message.blank',
    'message.too-long',
    'message.symbol-too-long',
    'message.price-changed',
    'attachment.too-many',
    'attachment.too-large',
    'attachment.empty',
    'attachment.type-not-allowed',
    'attachment.unreadable',
    'attachment.over-quota',
    'attachment.storage-full',
    ...HOUSE_RULE_PROBLEMS,
    'account.paused',
    'ledger.not-enough-points',
    'ledger.spending-limit',
    'ledger.account-closed',
    'talk.resting-today',
    'rate.limited',
  ],
})
export const removeMessage = endpoint('removeMessage', {
  summary: 'Removes an own message and leaves a tombstone',
  access: 'participant',
  token: 'chat',
  input: z.object({ message_id: Id, topic_id: TopicId }),
  returns: answer(NOTHING),
  problems: ['topic.not-found', 'topic.not-participant', 'message.not-found', 'message.not-yours'],
})
/** Answers the file itself, to the topic's person alone. */
export const readAttachment = endpoint('readAttachment', {
  summary: 'A file of a chat',
  access: 'owner',
  token: 'chat',
  input: z.object({ attachment_id: Id }),
  returns: z.string(),
  media: '*/*',
  problems: ['attachment.not-found'],
})
export const stopReply = endpoint('stopReply', {
  summary: 'Stops the running reply',
  access: 'participant',
  token: 'chat',
  input: z.object({ topic_id: TopicId }),
  returns: answer(NOTHING),
  problems: ['topic.not-found', 'topic.not-participant'],
})
export const retryReply = endpoint('retryReply', {
  summary: 'Asks again for a reply that was not charged, at the present price',
  access: 'participant',
  token: 'chat',
  pays: 'points',
  input: z.object({ topic_id: TopicId, price: z.optional(z.number()) }),
  returns: answer(z.object({ balance: Points })),
  problems: [
    'topic.not-found',
    'topic.not-participant',
    'topic.closed',
    'topic.closed-by-owner',
    'reply.nothing-to-retry',
    'message.price-changed',
    'ledger.not-enough-points',
    'ledger.spending-limit',
    'talk.resting-today',
    'rate.limited',
  ],
})
export const complainOfReply = endpoint('complainOfReply', {
  summary: 'A reply did not answer: what it cost comes back for the first three of 24 hours, and an operator hears of it',
  access: 'owner',
  token: 'chat',
  pays: 'return',
  input: z.object({ topic_id: TopicId, message_id: Id }),
  returns: answer(z.object({ balance: Points, returned: Points, returns_left: z.number() })),
  problems: ['topic.not-found', 'message.not-found', 'reply.too-old', 'rate.limited'],
})
