// What stands above a chat: who is there, whether they are there, and the points.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '#web/messages/log/message.test-data.ts'
import { ARABIC, speakArabic } from '#web/platform/arabic.test-frame.ts'
import { openChat, TOPIC, type Lounge } from './chat.test-lounge.tsx'

let lounge: Lounge
const OWN = { ...TOPIC, user_id: '1', guest_id: '9', is_own: true }
const ALONE = { ...OWN, guest_id: null, companion: null, companion_name: null, participants_count: 1 }
const ACCOUNT = '/account?tab=balance&back=%2Ftopics%2F7%2Fchat'
afterEach(() => lounge.close())

test('a companion is online with both seats taken, waited for while theirs is free, and the chat is active where there are messages', async () => {
  await page.viewport(1280, 800)
  lounge = await openChat({ topic: ALONE })
  await lounge.shows('waiting for connection')
  Object.assign(lounge.state, { messages: [message(1)], topic: OWN })
  lounge.tell('topic.changed', { topic: OWN })
  await lounge.shows('Message 1')
  await lounge.shows('online')
  lounge.state.topic = ALONE
  lounge.tell('topic.changed', { topic: ALONE })
  await expect.element(page.getByText('chat active')).toBeVisible()
})

test('what comes while one looks is read; what comes behind one’s back is counted in the title until one is back', async () => {
  await page.viewport(1280, 800)
  const active = { payload: [{ ...TOPIC, last_number: 1 }], current_count: 1, max_allowed: 1 }
  lounge = await openChat({ messages: [message(1)], doors: { '/topics/active': () => ({ body: active }) } })
  await lounge.shows('Message 1')
  lounge.tell('message.posted', { topic_id: '7', message: message(2), suggestions: [] })
  await lounge.shows('Message 2')
  expect(document.title).toMatch(/^The one you keep replaying/)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  lounge.tell('message.posted', { topic_id: '7', message: message(3), suggestions: [] })
  await expect.poll(() => document.title).toMatch(/^\(1\) The one you keep replaying/)
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => document.title).toMatch(/^The one you keep replaying/)
})

test('the way back leads to the chats and leaves this one open; a phone’s own way back asks nothing', async () => {
  await page.viewport(390, 844)
  lounge = await openChat({ messages: [message(1)] })
  await lounge.shows('Message 1')
  await expect.element(page.getByText('The one you keep replaying').last()).toBeVisible()
  await page.getByRole('link', { name: 'Your chats; this one stays open' }).click()
  await lounge.shows('Elsewhere: /chats')
  expect(lounge.requests.some(({ path }) => path === '/topics/leave')).toBe(false)
})

test('on a phone the way out stands last in the menu, and asks first', async () => {
  await page.viewport(390, 844)
  lounge = await openChat({ messages: [message(1)] })
  await lounge.shows('Message 1')
  await page.getByRole('button', { name: 'Chat settings' }).click()
  const entries = page.getByRole('menuitem')
  await expect.element(entries.last()).toHaveTextContent('Leave Chat')
  expect(entries.elements().map((entry) => entry.textContent)).toEqual([
    'Mara’s page',
    'What Mara remembers',
    'Hide suggested replies',
    'Report topic',
    'Report user',
    'Leave Chat',
  ])
  await entries.last().click()
  await expect.element(page.getByRole('button', { name: 'CANCEL' })).toBeVisible()
})

test('on a phone many points are shown without decimals, and few exactly', async () => {
  await page.viewport(390, 844)
  lounge = await openChat({ balance: 1_232.8 })
  await expect.element(page.getByRole('link', { name: '1\u00a0232 POINTS' })).toBeVisible()
  lounge.tell('balance.changed', { balance: 6.4 })
  await expect.element(page.getByRole('link', { name: '6.40 POINTS' })).toBeVisible()
})

test('the balance is grouped, and more points are a press away', async () => {
  await page.viewport(1280, 800)
  lounge = await openChat({ balance: 12_345.5 })
  await expect.element(page.getByRole('link', { name: '12\u00a0345.50 POINTS' })).toHaveAttribute('href', ACCOUNT)
  await page.getByRole('link', { name: 'Add points' }).click()
  await lounge.shows(`Elsewhere: ${ACCOUNT}`)
})

test('what a message costs stands beside the chat, in the same decimals as the price on its button', async () => {
  await page.viewport(1280, 800)
  lounge = await openChat({ messages: [message(1)] })
  const costs = page.getByRole('region', { name: 'What a message costs' })
  await expect.element(costs.getByText('0.10 POINTS', { exact: true })).toBeVisible()
  await expect.element(costs.getByText('20 POINTS', { exact: true }).first()).toBeVisible()
})

test('from right to left, too, it is said beside the chat who is there', async () => {
  await page.viewport(1280, 800)
  const goBack = speakArabic()
  lounge = await openChat({ messages: [message(1)], ...ARABIC })
  await expect.element(page.getByText('Mara، شخصية ذكاء اصطناعي', { exact: true })).toBeVisible()
  goBack()
})
