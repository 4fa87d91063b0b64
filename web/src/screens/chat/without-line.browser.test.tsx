// Without the live line a chat polls every five seconds.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '#web/messages/log/message.test-data.ts'
import { openChat, TOPIC, type Lounge } from './chat.test-lounge.tsx'

let lounge: Lounge
const asked = (path: string): number => lounge.requests.filter((request) => request.path === path).length
/** As often as asked of, and no more: the next request would be there already. */
const isAsked = (path: string, times: number) => expect.poll(() => asked(path)).toBe(times)

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  lounge.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('messages are polled every five seconds, the topic with one poll of five', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.2)
  lounge = await openChat({ messages: [message(1)], isDown: true })
  await lounge.shows('Message 1')
  await expect.poll(() => vi.getTimerCount(), { timeout: 5_000 }).toBeGreaterThan(0)
  const [messages, topics] = [asked('/messages/index'), asked('/topics/topic')]
  lounge.state.messages = [message(1), message(2)]
  vi.advanceTimersByTime(4_900)
  expect(asked('/messages/index')).toBe(messages)
  vi.advanceTimersByTime(100)
  await lounge.shows('Message 2')
  expect([asked('/messages/index'), asked('/topics/topic')]).toEqual([messages + 1, topics])
  chance.mockReturnValue(0.19)
  vi.advanceTimersByTime(5_000)
  await isAsked('/topics/topic', topics + 1)
  await isAsked('/messages/index', messages + 2)
})

test('whoever waits for a partner polls the topic, and the messages once there are two', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const own = { ...TOPIC, user_id: '1', guest_id: null, companion: null, companion_name: null, participants_count: 1 }
  lounge = await openChat({ topic: own, messages: [message(1)], isDown: true })
  await lounge.shows('Your seat is kept')
  await expect.poll(() => vi.getTimerCount(), { timeout: 5_000 }).toBeGreaterThan(0)
  lounge.state.topic = { ...TOPIC, user_id: '1', guest_id: '9' }
  expect(asked('/messages/index')).toBe(0)
  vi.advanceTimersByTime(5_000)
  await lounge.shows('Message 1')
  await expect.element(page.getByPlaceholder('Write your message...')).toBeEnabled()
  const messages = asked('/messages/index')
  vi.advanceTimersByTime(5_000)
  await isAsked('/messages/index', messages + 1)
})

test('a polled answer whose last item types shows that the companion does, until one comes without', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  lounge = await openChat({ messages: [message(1)], isDown: true })
  await lounge.shows('Message 1')
  await expect.poll(() => vi.getTimerCount(), { timeout: 5_000 }).toBeGreaterThan(0)
  const typing = page.getByText('Mara is typing', { exact: true })
  expect(typing.elements()).toEqual([])
  lounge.state.messages = [message(1), message(2, { is_typing: true, id: 'typing-2', content: '' })]
  vi.advanceTimersByTime(5_000)
  await expect.element(typing).toBeInTheDocument()
  lounge.state.messages = [message(1), message(2)]
  vi.advanceTimersByTime(5_000)
  await lounge.shows('Message 2')
  await expect.element(typing).not.toBeInTheDocument()
})

test('nothing is polled while nobody looks, nor after the chat was left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  lounge = await openChat({ messages: [message(1)], isDown: true })
  await lounge.shows('Message 1')
  await expect.poll(() => vi.getTimerCount(), { timeout: 5_000 }).toBeGreaterThan(0)
  const messages = asked('/messages/index')
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(20_000)
  expect(asked('/messages/index')).toBe(messages)
  hidden.mockRestore()
  vi.advanceTimersByTime(5_000)
  await isAsked('/messages/index', messages + 1)
  await page.getByRole('button', { name: 'Leave Chat' }).click()
  await page.getByRole('button', { name: 'LEAVE', exact: true }).click()
  await lounge.shows('Elsewhere: /topics')
  await lounge.shows('Successfully left the chat')
  vi.advanceTimersByTime(60_000)
  expect(asked('/messages/index')).toBe(messages + 1)
})
