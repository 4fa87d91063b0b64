// 'This did not answer', on a reply: what it says beforehand, what it sends, and what comes of it.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { message } from '#web/messages/log/message.test-data.ts'
import { ok, openChat, refuse, type Lounge } from './chat.test-lounge.tsx'

const DOOR = '/replies/complain'
const now = () => new Date().toISOString()
const talk = (change = {}) => [message(1), message(2, { is_mine: true }), message(3, { created_at: now(), ...change })]
const button = (name: string) => page.getByRole('button', { name })
const complain = () => button('This did not answer')
let lounge: Lounge

beforeEach(() => page.viewport(1280, 800))
afterEach(() => lounge.close())

test('says who reads it and what comes back, sends it under one key however often it is pressed, and the price is back in the balance', async () => {
  lounge = await openChat({ messages: talk() })
  lounge.doors[DOOR] = () => {
    lounge.state.messages = talk({ is_unanswered: true })
    return ok({ balance: 101, returned: 1 })
  }
  await complain().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('The price of your message comes back, for up to 3 replies in 24 hours.')).toBeVisible()
  await expect.element(dialog.getByText(/see your message and this reply, and nothing else of the chat/)).toBeVisible()
  await expect.element(button('Say so')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  await lounge.shows('1 POINTS are back. Thank you for telling us.')
  await expect.element(page.getByRole('link', { name: '101 POINTS' })).toBeVisible()
  const sent = lounge.requests.filter(({ path }) => path === DOOR)
  expect(sent[0]!.body).toMatchObject({ topic_id: '7', message_id: 'm3' })
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  await lounge.shows('You said that this did not answer.')
  await expect.element(complain()).not.toBeInTheDocument()
})

test('the fourth of a day is heard and stays charged', async () => {
  lounge = await openChat({ messages: talk() })
  lounge.doors[DOOR] = () => ok({ balance: 100, returned: 0 })
  await complain().click()
  await button('Say so').click()
  await lounge.shows(/3 replies of the last 24 hours were given back already, so this one stays charged/)
  expect(lounge.requests.filter(({ path }) => path === DOOR)).toHaveLength(1)
})

test('what could not be sent stays open, and is sent again under its key', async () => {
  lounge = await openChat({ messages: talk() })
  lounge.doors[DOOR] = () => refuse(503, 'server.unavailable')
  await complain().click()
  await button('Say so').click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  lounge.doors[DOOR] = () => ok({ balance: 101, returned: 1 })
  await button('Say so').click()
  await lounge.shows(/Thank you for telling us/)
  const keys = lounge.requests.filter(({ path }) => path === DOOR).map(({ key }) => key)
  expect([keys.length, new Set(keys).size, keys[0]]).toEqual([2, 1, expect.any(String)])
})

test.each([
  ['that is older than a day', { created_at: '2026-11-20T12:00:00.000Z' }],
  ['that is still being written', { is_streaming: true }],
  ['that was removed', { is_deleted: true, content: '' }],
])('is not offered on a reply %s', async (_, change) => {
  lounge = await openChat({ messages: talk(change) })
  await lounge.shows('Message 2')
  await expect.element(complain()).not.toBeInTheDocument()
})
