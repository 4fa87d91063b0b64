import type { Message, ReplyStatus } from '@green-room/contract/messages'

/** A message of the character, unless told otherwise. */
export function message(number: number, change: Partial<Message> = {}): Message {
  return {
    id: `m${number}`,
    number,
    topic_id: '7',
    sender: change.is_mine ? 'Me' : 'Mara',
    sender_id: change.is_mine ? '1' : '9',
    is_mine: false,
    content: `Message ${number}`,
    created_at: new Date(Date.UTC(2026, 10, 20, 12, 0, number)).toISOString(),
    attachments: [],
    is_typing: false,
    is_deleted: false,
    is_streaming: false,
    is_broken_off: false,
    is_free: false,
    is_unanswered: false,
    generated_by: change.is_mine ? null : 'ai',
    revision: 1,
    price: change.is_mine ? 1 : null,
    charge: change.is_mine ? 'held' : null,
    notice: null,
    ...change,
  }
}

export function replyStatus(change: Partial<ReplyStatus> = {}): ReplyStatus {
  return {
    state: 'typing',
    revision: 1,
    code: null,
    charged: false,
    since: '2026-11-20T12:00:00.000Z',
    answers_from: 1,
    answers_through: 1,
    retry_price: null,
    ...change,
  }
}
