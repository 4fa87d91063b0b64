// Who can't come in, or can't stay: what they are told, and where they are led.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { message } from '#web/messages/log/message.test-data.ts'
import { openChat, refuse, TOPIC, type Lounge } from './chat.test-lounge.tsx'

let lounge: Lounge
const button = (name: string) => page.getByRole('button', { name })
const away = () => expect.element(page.getByText('Elsewhere: /topics'), { timeout: 3_000 }).toBeVisible()
const without = (status: number, code: string) => () => ({ status, body: { status: 'ERROR', code, message: '' } })
const FREE = { ...TOPIC, guest_id: null, participants_count: 1 }
const OWN = { ...TOPIC, user_id: '1', guest_id: '9', is_own: true }
/** Everything that waited for the time in which one reads why. */
const waitedMs = (spy: { mock: { calls: unknown[][] } }) => spy.mock.calls.filter(([, ms]) => ms === 1_500).length

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  lounge.close()
  vi.restoreAllMocks()
})

describe('at the door', () => {
  test.each([
    [400, 'topic.private', 'This chat is already full and you cannot join it'],
    [404, 'topic.not-found', 'The requested topic no longer exists or was deleted'],
    [404, 'topic.closed', 'The requested chat is no longer available'],
  ])('a seat that answers %i %s: %s', async (status, code, text) => {
    lounge = await openChat({ topic: FREE, doors: { '/topics/join': () => refuse(status, code, { closed: true }) } })
    await expect.element(page.getByText(text)).toBeVisible()
    await away()
  })
  test('a topic that is closed says so', async () => {
    lounge = await openChat({ topic: { ...FREE, is_closed: true } })
    await lounge.shows('Topic is closed')
    await away()
    expect(lounge.requests.some(({ path }) => path === '/topics/join')).toBe(false)
  })
  test('a seat that could not be had without a word can be tried again', async () => {
    lounge = await openChat({ topic: FREE, doors: { '/topics/join': without(500, 'server.failed') } })
    await expect.element(page.getByRole('alert').getByText('Unable to join this chat')).toBeVisible()
    lounge.doors['/topics/join'] = () => {
      lounge.state.topic = TOPIC
      return { body: { payload: { topic: TOPIC } } }
    }
    await button('Try Again').click()
    await expect.element(page.getByPlaceholder('Write your message...')).toBeEnabled()
  })
  test('a topic that takes too long, and an answer that is none, say so and can be tried again', async () => {
    lounge = await openChat({ doors: { '/topics/topic': () => 'too late' } })
    await expect.element(page.getByRole('alert').getByText('Request timed out. Please try again.')).toBeVisible()
    lounge.doors['/topics/topic'] = () => 'no JSON'
    await button('Try Again').click()
    await expect.element(page.getByRole('alert').getByText('Invalid response format from server')).toBeVisible()
    lounge.doors['/topics/topic'] = () => ({ body: { payload: { topic: TOPIC } } })
    await button('Try Again').click()
    await expect.element(page.getByPlaceholder('Write your message...')).toBeEnabled()
  })
  test('an address that is not verified leads to its page, and back from there', async () => {
    lounge = await openChat({
      doors: {
        '/topics/topic': () => ({
          status: 403,
          body: { status: 'ERROR', code: 'email.unverified', message: 'Your email address is not verified.' },
        }),
      },
    })
    await expect.element(page.getByText('Elsewhere: /email-verification?redirect=%2Ftopics%2F7%2Fchat')).toBeVisible()
  })
})

describe('in the chat', () => {
  test('an own chat that was closed from elsewhere says by whom, and is left when that was read', async () => {
    lounge = await openChat({ topic: OWN, messages: [message(1)] })
    await lounge.shows('Message 1')
    const spy = vi.spyOn(globalThis, 'setTimeout')
    lounge.tell('topic.closed', { topic_id: '7', reason: 'left' })
    await lounge.shows('This chat has been closed by its owner')
    await expect.poll(() => waitedMs(spy)).toBe(1)
    await away()
  })
  test('a seat that was left from elsewhere was closed by no owner', async () => {
    lounge = await openChat({ messages: [message(1)] })
    await lounge.shows('Message 1')
    lounge.tell('topic.closed', { topic_id: '7', reason: 'left' })
    await lounge.shows('This chat has been closed')
    expect(page.getByText('by its owner').elements()).toEqual([])
  })
  test.each([
    ['topic.closed', 'This chat has been closed'],
    ['topic.closed-by-owner', 'This chat has been closed by its owner'],
    ['topic.not-found', 'Chat not found'],
  ])('messages that answer 404 %s: %s', async (code, text) => {
    const spy = vi.spyOn(globalThis, 'setTimeout')
    lounge = await openChat({ doors: { '/messages/index': () => refuse(404, code, { closed: true }) } })
    await expect.element(page.getByRole('listitem').getByText(text, { exact: true })).toBeVisible()
    await expect.poll(() => waitedMs(spy)).toBe(1)
    await away()
  })
  test('messages that may not be read by whoever is in as many chats as may be say so', async () => {
    const text = 'You can view this chat but cannot participate (max active chats reached)'
    const full = () => ({ status: 403, body: { status: 'ERROR', code: 'message.view-only', message: text } })
    lounge = await openChat({ doors: { '/messages/index': full } })
    await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  })
  test('what is asked of a topic that is gone says so', async () => {
    const gone = () => ({ status: 404, body: { status: 'ERROR', code: 'topic.not-found', message: 'Topic not found' } })
    lounge = await openChat({ messages: [message(1)], doors: { '/reports/create': gone } })
    await button('Chat settings').click()
    await page.getByRole('menuitem', { name: 'Report topic' }).click()
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('Topic not found')
    await userEvent.keyboard('{Escape}')
  })
})
