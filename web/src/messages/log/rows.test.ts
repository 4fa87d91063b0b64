import { describe, expect, test } from 'vitest'
import { message, replyStatus } from './message.test-data.ts'
import type { Outgoing } from '../talk/outbox.ts'
import { buildRows, type MessageRow } from './rows.ts'
import type { Talk } from '../talk/talk.ts'

const at = (day: number, minute: number) => new Date(2026, 10, day, 12, minute).toISOString()
const mine = (number: number, change: Parameters<typeof message>[1] = {}) => message(number, { is_mine: true, ...change })
const outgoing = (key: string, change: Partial<Outgoing> = {}): Outgoing => ({
  key,
  topicId: '7',
  content: 'Hello',
  files: [],
  price: 0.5,
  createdAt: at(20, 9),
  after: 0,
  state: 'sending',
  problem: null,
  number: null,
  ...change,
})
const rowsOf = (talk: Talk, waiting: readonly Outgoing[] = []) => buildRows(talk, waiting)
const messagesOf = (talk: Talk, waiting: readonly Outgoing[] = []) =>
  rowsOf(talk, waiting).filter((row): row is MessageRow => row.kind === 'message')

describe('groups', () => {
  test('one speaker within five minutes is one group; another speaker, a pause or a day begins the next', () => {
    const messages = [
      message(1, { created_at: at(20, 0) }),
      message(2, { created_at: at(20, 4) }),
      mine(3, { created_at: at(20, 5) }),
      mine(4, { created_at: at(20, 11) }),
      mine(5, { created_at: at(21, 11) }),
    ]
    const rows = rowsOf({ messages, reply: null })
    expect(rows.map((row) => (row.kind === 'message' ? row.isFirst : row.kind))).toEqual(['day', true, false, true, true, 'day', true])
  })
  test('what is on its way joins the group of the own messages before', () => {
    const rows = messagesOf({ messages: [mine(1, { created_at: at(20, 8) })], reply: null }, [outgoing('a', { after: 1 })])
    expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, false])
  })
})

describe('what a summary stands for', () => {
  const messages = [message(1), message(2), message(3)]
  const kinds = (through: number | null, from = 0) =>
    buildRows({ messages: messages.slice(from), reply: null }, [], through).map(({ kind, key }) => (kind === 'message' ? key : kind))
  test('ends before a line of its own', () => {
    expect(kinds(2)).toEqual(['day', 'm1', 'm2', 'summarised', 'm3'])
    expect(kinds(0)).toEqual(['summarised', 'day', 'm1', 'm2', 'm3'])
    expect(kinds(null)).toEqual(['day', 'm1', 'm2', 'm3'])
  })
  test('has no line where its end is not shown', () => {
    expect(kinds(1, 2)).toEqual(['day', 'm3'])
    expect(kinds(3)).toEqual(['day', 'm1', 'm2', 'm3'])
  })
})

describe('own messages on their way', () => {
  test('a line keeps its key when the answer comes', () => {
    const talk: Talk = { messages: [message(1), mine(2, { content: 'Hello' })], reply: null }
    expect(messagesOf({ ...talk, messages: [message(1)] }, [outgoing('a', { after: 1 })]).map(({ key }) => key)).toEqual(['m1', 'a'])
    expect(messagesOf(talk, [outgoing('a', { after: 1, state: 'sent', number: 2 })]).map(({ key }) => key)).toEqual(['m1', 'a'])
  })
  test('news that come before the answer are known by their text, and nothing stands twice', () => {
    const talk: Talk = { messages: [message(1), mine(2, { content: 'Hello' })], reply: null }
    const rows = messagesOf(talk, [outgoing('a', { after: 1 }), outgoing('b', { after: 1, state: 'waiting' })])
    expect(rows.map(({ key, outgoing: own }) => [key, own?.state])).toEqual([
      ['m1', undefined],
      ['a', undefined],
      ['b', 'waiting'],
    ])
  })
  test('an older message with the same text is another one', () => {
    const talk: Talk = { messages: [mine(1, { content: 'Hello' })], reply: null }
    expect(messagesOf(talk, [outgoing('a', { after: 1 })])).toHaveLength(2)
  })
  test('a sent one that the talk does not hold yet is not shown twice later', () => {
    expect(messagesOf({ messages: [], reply: null }, [outgoing('a', { state: 'sent', number: 3 })])).toHaveLength(0)
  })
})

describe('a reply that is being written', () => {
  test('is another line when it is finished, so that it is read out whole and once', () => {
    const writing = messagesOf({ messages: [message(1, { is_streaming: true })], reply: null })
    const finished = messagesOf({ messages: [message(1)], reply: null })
    expect(writing[0]?.key).not.toBe(finished[0]?.key)
  })
})

describe('not charged', () => {
  const refunded = { charge: 'not-charged', price: 0.1 } as const
  test('the mark stands under the last of the messages, with their exact sum and the price of another try', () => {
    const messages = [mine(1, refunded), mine(2, { charge: 'not-charged', price: 0.2 })]
    const reply = replyStatus({ state: 'failed', answers_from: 1, answers_through: 2, retry_price: 0.4 })
    const rows = messagesOf({ messages, reply })
    expect(rows.map(({ notCharged }) => notCharged)).toEqual([null, { amount: 0.3, retryPrice: 0.4, wasStopped: false }])
  })
  test('an earlier one keeps its mark and can no longer be retried', () => {
    const messages = [mine(1, refunded), message(2), mine(3, { charge: 'held' })]
    const reply = replyStatus({ answers_from: 3, answers_through: 3 })
    expect(messagesOf({ messages, reply })[0]?.notCharged).toEqual({ amount: 0.1, retryPrice: null, wasStopped: false })
  })
  test('a reply that was stopped says so', () => {
    const reply = replyStatus({ state: 'stopped', retry_price: 0.1 })
    expect(messagesOf({ messages: [mine(1, refunded)], reply })[0]?.notCharged?.wasStopped).toBe(true)
  })
  test('deleted messages carry no mark', () => {
    const messages = [mine(1, { ...refunded, is_deleted: true }), mine(2, { charge: 'charged' })]
    expect(messagesOf({ messages, reply: null }).every(({ notCharged }) => notCharged === null)).toBe(true)
  })
})
