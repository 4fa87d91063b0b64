import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '#web/platform/kept/session.ts'
import { look, unreadNow, unreadTotal } from '#web/platform/live/unread.ts'
import { hearRead, hearUnread, keepUnread, setChats } from './keep-unread.ts'

/** Chats '1', '2', … by their last number and what is new in them. */
const chats = (...ends: (readonly [end: number, unread: number])[]) =>
  setChats(ends.map(([last_number, unread], place) => ({ id: `${place + 1}`, last_number, unread })))
const unread = () => Object.fromEntries(unreadNow())

let told: string[]
let isDown: boolean
let stop: () => void
afterEach(() => stop())
beforeEach(() => {
  endSession()
  beginSession('t')
  told = []
  isDown = false
  look(null)
  stop = keepUnread(async (topicId, number) => {
    if (isDown) throw new Error('The server is away')
    told.push(`${topicId}:${number}`)
  })
})

test('what the server counts is new, and what comes is counted on, each message once', () => {
  chats([7, 3], [2, 0])
  expect(unread()).toEqual({ 1: 3 })
  expect(hearUnread('2', 3, false)).toBe(true)
  expect(hearUnread('2', 3, false)).toBe(false)
  expect(unread()).toEqual({ 1: 3, 2: 1 })
  expect(unreadTotal()).toBe(4)
})

test('whoever looks at a chat reads it, and what comes while they look; the server is told once', () => {
  chats([5, 1], [3, 1])
  look({ topicId: '1', end: 5 })
  look({ topicId: '1', end: 5 })
  expect(unread()).toEqual({ 2: 1 })
  expect(hearUnread('1', 6, false)).toBe(false)
  look(null)
  expect(hearUnread('1', 7, false)).toBe(true)
  expect(unread()).toEqual({ 1: 1, 2: 1 })
  expect(told).toEqual(['1:5', '1:6'])
})

test('what was read meanwhile is not new again because an older answer says so', () => {
  look({ topicId: '1', end: 5 })
  look(null)
  chats([5, 2])
  expect(unread()).toEqual({})
})

test('a chat whose messages are not there yet is not read by opening it', () => {
  chats([6, 2])
  look({ topicId: '1', end: 0 })
  look(null)
  expect([unread(), told]).toEqual([{ 1: 2 }, []])
})

test('who writes has read what was before', () => {
  chats([6, 2])
  expect(hearUnread('1', 7, true)).toBe(false)
  expect([unread(), told]).toEqual([{}, ['1:7']])
})

test('what another device has read is read here', () => {
  chats([6, 2])
  hearRead('1', 5)
  expect(unread()).toEqual({ 1: 1 })
  hearRead('1', 6)
  expect(unread()).toEqual({})
})

test('what the server could not be told is told with the next look', async () => {
  chats([6, 2])
  isDown = true
  look({ topicId: '1', end: 6 })
  await Promise.resolve()
  isDown = false
  look({ topicId: '1', end: 6 })
  expect(told).toEqual(['1:6'])
})

test('nothing of it stays with a member who signs out', () => {
  chats([6, 2])
  endSession()
  expect(unread()).toEqual({})
})
