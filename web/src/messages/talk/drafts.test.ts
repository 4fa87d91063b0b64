// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession, endSession, expireSession } from '#web/platform/kept/session.ts'
import { addOutgoing, outgoingOf, type Outgoing } from './outbox.ts'
import { dropDraft, flushDraft, keepDraft, readDraft } from './drafts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('a draft is written 65 ms after the last key', () => {
  keepDraft('7', 'He')
  vi.advanceTimersByTime(60)
  keepDraft('7', 'Hello')
  vi.advanceTimersByTime(64)
  expect(readDraft('7')).toBe('')
  vi.advanceTimersByTime(1)
  expect(readDraft('7')).toBe('Hello')
})
test('chats have drafts of their own', () => {
  keepDraft('7', 'Hello')
  keepDraft('8', 'Good evening')
  flushDraft()
  expect([readDraft('7'), readDraft('8')]).toEqual(['Hello', 'Good evening'])
})
test('a sent draft is gone, also one that was about to be written', () => {
  keepDraft('7', 'Hello')
  dropDraft('7')
  vi.advanceTimersByTime(1_000)
  expect(readDraft('7')).toBe('')
})
test('an emptied field leaves no draft', () => {
  keepDraft('7', 'Hello')
  flushDraft()
  keepDraft('7', '  ')
  flushDraft()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
})
test('signing out takes the drafts along', () => {
  beginSession('token')
  keepDraft('7', 'Hello')
  endSession()
  vi.advanceTimersByTime(1_000)
  expect(readDraft('7')).toBe('')
})
test('a session that ran out keeps the drafts, and turns texts on their way into drafts again', () => {
  beginSession('token')
  keepDraft('8', 'Half a')
  const outgoing: Outgoing = {
    key: 'a',
    topicId: '7',
    content: 'Hello',
    files: [],
    price: 0.5,
    createdAt: '',
    after: 0,
    state: 'sending',
    problem: null,
    number: null,
  }
  addOutgoing(outgoing)
  addOutgoing({ ...outgoing, key: 'b', content: 'Sent', state: 'sent' })
  expireSession('token')
  expect([readDraft('7'), readDraft('8'), outgoingOf('7')]).toEqual(['Hello', 'Half a', []])
})
test('signing out forgets what was on its way', () => {
  beginSession('token')
  addOutgoing({
    key: 'a',
    topicId: '7',
    content: 'Hello',
    files: [],
    price: 0.5,
    createdAt: '',
    after: 0,
    state: 'waiting',
    problem: null,
    number: null,
  })
  endSession()
  expect([readDraft('7'), outgoingOf('7')]).toEqual(['', []])
})
