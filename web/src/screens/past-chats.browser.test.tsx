import type { PastTopic } from '@green-room/contract/topics'
import type { ReactNode } from 'react'
import { Link, Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MARA } from '#web/characters/mara.test-data.ts'
import { message } from '#web/messages/log/message.test-data.ts'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import PastChatScreen from './past-chat-screen.tsx'
import PastChatsScreen from './past-chats-screen.tsx'

const PAST: PastTopic = {
  id: '7',
  title: 'The one you keep replaying',
  language: 'en',
  room: { id: '3', slug: 'record-room', title: 'Record Room', image_url: null, motif: 'vinyl', palette: 'midnight' },
  companion: { ...MARA, sees_images: false },
  messages_count: 2,
  closed_at: '2026-11-20T12:00:00.000Z',
  can_continue: true,
}
const TERMS = { title: 'Record Room', description: 'Read what this room does not allow.', rules: ['No adverts.'], version: 2 }
const list = (data: PastTopic[], current_page = 1, last_page = 1) =>
  ok({ data, meta: { current_page, per_page: 20, total: data.length, last_page } })
const chat = (topic: PastTopic) =>
  ok({ topic, data: [message(1), message(2, { is_mine: true })], meta: { current_page: 1, per_page: 40, total: 2, last_page: 1 } })

const open = (path: string, doors: Doors = {}, from?: ReactNode) =>
  stage(
    <Routes>
      <Route path="/topics/past" element={<PastChatsScreen />} />
      <Route path="/topics/:topicId/past" element={<PastChatScreen />} />
      <Route path="*" element={from ?? <p>Elsewhere</p>} />
    </Routes>,
    {
      path,
      isPage: true,
      member: PROFILE,
      doors: { 'GET /topics/history': () => list([PAST]), 'GET /topics/history/7': () => chat(PAST), ...doors },
    },
  )
const button = (name: string) => page.getByRole('button', { name })
beforeEach(() => page.viewport(1280, 900))

test('chats that were left are listed, page by page, and lead to their messages', async () => {
  const { place } = await open('/topics/past', { 'GET /topics/history': ({ body }) => list([PAST], Number(body['page']), 2) })
  await shows('Mara in Record Room')
  await shows('2 messages')
  expect(page.getByText('Polski').elements()).toEqual([])
  await shows('Page 1 of 2')
  await page.getByRole('link', { name: 'Next page' }).click()
  await shows('Page 2 of 2')
  expect(await faults()).toEqual([])
  await page.getByRole('link', { name: /The one you keep replaying/ }).click()
  await expect.poll(place).toBe('/topics/7/past')
})

test('a chat in another language than the reader’s says so', async () => {
  const polish = { id: '6', code: 'pl', title: 'Polski', dir: 'ltr', default: 0 }
  await open('/topics/past', { 'GET /languages': () => ok([polish]), 'GET /topics/history': () => list([{ ...PAST, language: 'pl' }]) })
  await expect.element(page.getByRole('link', { name: /The one you keep replaying Polski/ })).toBeVisible()
})

test('none yet, and none to be had, are said', async () => {
  const { doors } = await open('/topics/past', { 'GET /topics/history': () => refuse(500, 'server.failed', '') })
  await shows('Past chats could not be loaded.')
  doors['GET /topics/history'] = () => list([])
  await button('Try Again').click()
  await shows('No past chats yet')
  await expect.element(page.getByRole('link', { name: 'View rooms' })).toHaveAttribute('href', '/rooms')
})

test('a past chat can be read and not written to, and goes on in a new one', async () => {
  const { place, sent } = await open('/topics/7/past', { 'POST /topics/continue': () => ok({ topic: { id: '12' } }) })
  await shows('Message 2')
  await shows('Left 20.11.2026')
  expect(page.getByRole('textbox').elements()).toEqual([])
  expect(await faults()).toEqual([])
  await button('Continue').click()
  await expect.poll(place).toBe('/topics/12/chat')
  expect(sent('POST /topics/continue')).toHaveLength(1)
})

test('who came by Continue goes on at once, and back leads past the old chat', async () => {
  const way = (
    <Link to="/topics/7/past" state={{ goOn: true }}>
      Continue it
    </Link>
  )
  const { place, sent } = await open('/from', { 'POST /topics/continue': () => ok({ topic: { id: '12' } }) }, way)
  await page.getByRole('link', { name: 'Continue it' }).click()
  await expect.poll(place).toBe('/topics/12/chat')
  expect(sent('POST /topics/continue')).toHaveLength(1)
})

test('what its character remembers can be seen and erased without going on', async () => {
  const memory = { character: { id: '9', name: 'Mara' }, enabled: true, facts: [], summary: null, is_rewriting: false }
  await open('/topics/7/past', { 'GET /characters/9/memory': () => ok(memory) })
  await button('What Mara remembers').click()
  await shows('Nothing yet. What you tell of yourself appears here.')
  await button('Done').click()
  await expect.element(button('What Mara remembers')).toHaveFocus()
})

test('one whose character has gone can only be read', async () => {
  await open('/topics/7/past', { 'GET /topics/history/7': () => chat({ ...PAST, companion: null, can_continue: false }) })
  await shows('This chat is closed. You can read it, and nobody else can.')
  expect(button('Continue').elements()).toEqual([])
})

test('what keeps it from going on is named: another chat, or no word at all', async () => {
  const { doors } = await open('/topics/7/past', { 'POST /topics/continue': () => refuse(500, 'server.failed', '') })
  await button('Continue').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This chat could not be continued.')
  const existing = { payload: { topic_id: '9', title: 'Rain' } }
  doors['GET /topics/active'] = () => ok([{ id: '9', title: 'Rain' }], { current_count: 1, max_allowed: 1 })
  doors['POST /topics/continue'] = () => refuse(400, 'topic.already-active', 'You already have active chat "Rain"', existing)
  await button('Continue').click()
  await shows('You already have an active chat "Rain". You can join your existing chat or close it before creating a new one.')
  await expect.element(button('Open Existing Chat')).toBeVisible()
})

test('new terms of the room are asked for first, and then it goes on by itself', async () => {
  let hasAccepted = false
  const { place } = await open('/topics/7/past', {
    'POST /topics/continue': () => (hasAccepted ? ok({ topic: { id: '12' } }) : refuse(403, 'terms.required', 'x')),
    'GET /topics/7/check-terms': () => ok({ terms: TERMS }, { has_accepted: hasAccepted }),
    'POST /topics/7/accept-terms': () => ((hasAccepted = true), ok()),
  })
  await button('Continue').click()
  await shows('No adverts.')
  await button('AGREE').click()
  await expect.poll(place).toBe('/topics/12/chat')
})

test('a chat that is not there says so', async () => {
  await open('/topics/7/past', { 'GET /topics/history/7': () => refuse(404, 'topic.not-found', 'Topic not found') })
  await expect.element(page.getByRole('alert').getByText('Chat not found')).toBeVisible()
})
