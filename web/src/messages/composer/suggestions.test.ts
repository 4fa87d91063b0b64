import { describe, expect, test } from 'vitest'
import { message, replyStatus } from '../log/message.test-data.ts'
import type { Outgoing } from '../talk/outbox.ts'
import { hearMessage, readPage, type Talk } from '../talk/talk.ts'
import { isAnswerable } from './use-suggestions.ts'

const OFFERED = ['The fourth, I think', 'Does it matter?']
const talk: Talk = { messages: [message(1), message(2)], reply: null, suggestions: OFFERED }
const outgoing = (change: Partial<Outgoing>): Outgoing => ({
  key: 'k',
  topicId: '7',
  content: 'Hello',
  files: [],
  price: 0.5,
  createdAt: '2026-11-20T12:00:00.000Z',
  after: 2,
  state: 'sending',
  problem: null,
  number: null,
  ...change,
})

describe('what is suggested belongs to the last message', () => {
  test('of the newest page, and of that alone', () => {
    expect(readPage(undefined, [message(2), message(1)], null, OFFERED).suggestions).toEqual(OFFERED)
    expect(readPage(talk, [message(2)], null, []).suggestions).toEqual([])
    expect(readPage(talk, [message(1)], undefined).suggestions).toEqual(OFFERED)
    expect(readPage(talk, [], undefined).suggestions).toEqual(OFFERED)
  })
  test('a page that catches up leaves none of what was said before it', () => {
    expect(readPage(talk, [message(3)], undefined).suggestions).toEqual([])
    expect(readPage(talk, [message(9)], undefined).suggestions).toEqual([])
  })
  test('a page that was read before the news does not undo them', () => {
    const writing = message(2, { is_streaming: true, content: 'Mess' })
    expect(readPage(talk, [writing], null, []).suggestions).toEqual(OFFERED)
    expect(readPage(talk, [message(1)], null, ['Old']).suggestions).toEqual(OFFERED)
  })
  test('of the last that was told; an earlier one that is told again changes nothing', () => {
    const said = hearMessage(talk, message(3), ['New'])!
    expect(said.suggestions).toEqual(['New'])
    expect(hearMessage(said, message(2), ['Old'])!.suggestions).toEqual(['New'])
    expect(hearMessage(said, message(2))!.suggestions).toEqual(['New'])
    expect(hearMessage(said, message(4, { is_mine: true }))!.suggestions).toEqual([])
  })
})

describe('a talk can be answered', () => {
  const ending = (change: Parameters<typeof message>[1], reply: Talk['reply'] = null): Talk => ({
    messages: [message(1), message(2, change)],
    reply,
  })
  test('after a whole message of the character', () => {
    expect(isAnswerable(talk, [])).toBe(true)
    expect(isAnswerable(ending({}, replyStatus({ state: 'done' })), [])).toBe(true)
    expect(isAnswerable({ messages: [], reply: null }, [])).toBe(false)
  })
  test.each([
    ['the own message', ending({ is_mine: true })],
    ['a note of the lounge', ending({ generated_by: null, sender_id: null, notice: { kind: 'adults' } })],
    ['a text that is being written', ending({ is_streaming: true })],
    ['a text that broke off', ending({ is_broken_off: true })],
    ['a run that waits', ending({}, replyStatus({ state: 'queued' }))],
    ['a run that writes', ending({}, replyStatus({ state: 'streaming' }))],
  ])('not after %s', (_, last) => {
    expect(isAnswerable(last, [])).toBe(false)
  })
  test('not while something is on its way, until its news are there', () => {
    expect(isAnswerable(talk, [outgoing({})])).toBe(false)
    expect(isAnswerable(talk, [outgoing({ state: 'waiting' })])).toBe(false)
    expect(isAnswerable(talk, [outgoing({ state: 'sent', number: 3 })])).toBe(false)
    expect(isAnswerable(talk, [outgoing({ state: 'sent', number: 1 })])).toBe(true)
    expect(isAnswerable(talk, [outgoing({ state: 'failed' })])).toBe(true)
  })
})
