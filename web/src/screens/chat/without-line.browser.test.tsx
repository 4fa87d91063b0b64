// Without the live line a chat polls as §4 and §9 say.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '#web/messages/message.test-data.ts'
import { openChat, TOPIC, type Lounge } from './chat.test-lounge.tsx'

let lounge: Lounge
const asked = (path: string): number => lounge.requests.filter((request) => request.path === path).length
/** As often as asked of, and no more: the next request would be there already. */
const isAsked = (path: string, times: number) => expect.poll(() => asked(path)).toBe(times)

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
