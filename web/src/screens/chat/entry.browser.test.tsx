import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '#web/messages/log/message.test-data.ts'
import { ok, openChat, refuse, TOPIC, type Lounge } from './chat.test-lounge.tsx'

let lounge: Lounge
beforeEach(() => page.viewport(1280, 800))
afterEach(() => lounge.close())

test.each([
  [403, 'topic.not-participant', 'You do not have permission to access this chat'],
  [404, 'topic.not-found', 'This chat does not exist or has been closed.'],
  [404, 'topic.closed', 'This chat does not exist or has been closed.'],
  [422, 'form.invalid', 'This chat does not exist or has been closed.'],
])('a topic that answers %i %s: %s', async (status, code, text) => {
  const no = () => refuse(status, code)
  lounge = await openChat({ doors: { '/topics/topic': no, '/topics/7/check-terms': no } })
  await lounge.shows(text)
  await expect.element(page.getByText('Elsewhere: /topics')).toBeVisible()
})

test('whoever sits in it is in; whoever does not asks for the one free seat, once', async () => {
  const joins = () => lounge.requests.filter(({ path }) => path === '/topics/join').length
  lounge = await openChat({ messages: [message(1)] })
  await lounge.shows('Message 1')
  expect(joins()).toBe(0)
  lounge.close()
  lounge = await openChat({ messages: [message(1)], topic: { ...TOPIC, guest_id: null, participants_count: 1 } })
  lounge.doors['/topics/join'] = () => {
    lounge.state.topic = TOPIC
    return ok({ topic: TOPIC })
  }
  await expect.poll(joins).toBe(1)
  await expect.element(page.getByPlaceholder('Write your message...').last()).toBeEnabled()
  expect(joins()).toBe(1)
})

test('without the profile nobody is let in, and Try Again reads it', async () => {
  const me = () => ok({ id: '1', name: 'Noor', balance: 100, avatar_color: 'purple-lightblue' })
  let isDown = true
  lounge = await openChat({
    messages: [message(1)],
    doors: { '/user/profile': () => (isDown ? { status: 502, body: { code: 'server.failed', message: '' } } : me()) },
  })
  await lounge.shows('Failed to fetch user profile')
  isDown = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await lounge.shows('Message 1')
  await expect.element(page.getByRole('textbox')).toBeEnabled()
})

test('behind the terms it is said above what the other side is, where no toast of the page before lies over it', async () => {
  await page.viewport(390, 844)
  lounge = await openChat({ hasAccepted: false })
  await expect.element(page.getByRole('button', { name: 'AGREE' })).toBeVisible()
  const notice = page.getByText('How it works').element().closest('aside')!
  expect(notice.getBoundingClientRect().bottom).toBeLessThan(844 / 2)
})
