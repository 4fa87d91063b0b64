import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession, expireSession } from '#web/platform/session.ts'
import { look, unreadNow, unreadTotal } from '#web/platform/unread.ts'
import { hearUnread, keepUnread, setEnds } from './keep-unread.ts'

const chats = (...ends: number[]) => setEnds(ends.map((last_number, place) => ({ id: `${place + 1}`, last_number })))
const unread = () => Object.fromEntries(unreadNow())

let stop: () => void
afterEach(() => stop())
beforeEach(() => {
  beginSession('t')
  look(null)
  stop = keepUnread()
  localStorage.clear()
  setEnds([])
})

test('a chat that is seen for the first time counts as read; what comes after is counted, also after a reload', () => {
  chats(4, 2)
  expect(unread()).toEqual({})
  chats(7, 2)
  expect(unread()).toEqual({ 1: 3 })
  expect(hearUnread('2', 3, false)).toBe(true)
  expect(hearUnread('2', 3, false)).toBe(true)
  expect(unread()).toEqual({ 1: 3, 2: 1 })
  expect(unreadTotal()).toBe(4)
})

test('whoever looks at a chat reads it, and what comes while they look', () => {
  chats(4, 2)
  chats(5, 3)
  look({ topicId: '1', end: 5 })
  expect(unread()).toEqual({ 2: 1 })
  expect(hearUnread('1', 6, false)).toBe(false)
  look(null)
  expect(hearUnread('1', 7, false)).toBe(true)
  expect(unread()).toEqual({ 1: 1, 2: 1 })
})

test('a chat whose messages are not there yet is not read by opening it', () => {
  chats(4)
  chats(6)
  look({ topicId: '1', end: 0 })
  look(null)
  expect(unread()).toEqual({ 1: 2 })
})

test('who writes has read what was before', () => {
  chats(4)
  chats(6)
  expect(hearUnread('1', 7, true)).toBe(false)
  expect(unread()).toEqual({})
})

test('what another tab has read is read here', () => {
  chats(4)
  chats(6)
  localStorage.setItem('read:1', '6')
  dispatchEvent(new StorageEvent('storage', { key: 'read:1' }))
  expect(unread()).toEqual({})
})

test('marks of chats that have ended go, and all of them with a member who signs out', () => {
  chats(4, 2)
  chats(4)
  expect([localStorage.getItem('read:1'), localStorage.getItem('read:2')]).toEqual(['4', null])
  chats(5)
  endSession()
  expect([unread(), localStorage.getItem('read:1')]).toEqual([{}, null])
})

test('who was signed out by time finds the marks again', () => {
  chats(4)
  expireSession('t')
  expect(unread()).toEqual({})
  chats(6)
  expect(unread()).toEqual({ 1: 2 })
})
