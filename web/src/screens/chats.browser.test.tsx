// The member's own chats on one page: what is open, what was, whom they have met, and where one lands who signs in.
import type { ActiveTopic, PastChat } from '@green-room/contract/talk/chats'
import type { Companion } from '@green-room/contract/rooms'
import { Link, Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setUnread } from '#web/platform/live/unread.ts'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import ChatsScreen from './chats-screen.tsx'
import { Guard } from './shell/guard.tsx'
import { LANDING, landingState } from './shell/header/landing.ts'

const MARA: Companion = {
  id: '9',
  slug: 'mara',
  name: 'Mara',
  line: 'Keeps the last record of the night',
  languages: ['en'],
  palette: 'brass',
  avatar_color: 'blue-teal',
  image_url: null,
  is_ai: true,
  sees_images: false,
}
const ROOM = { id: '3', slug: 'record-room', title: 'Record Room', image_url: null, motif: 'vinyl', palette: 'midnight' }
const OPEN = {
  id: '7',
  title: 'The one you keep replaying',
  language: 'en',
  companion: MARA,
  room: ROOM,
  updated_at: '2026-11-20T12:00:00.000Z',
  last_number: 4,
  unread: 2,
  last_line: { sender: 'Mara', is_mine: false, text: 'What floor were you passing?', created_at: '2026-11-20T12:00:00.000Z' },
} as ActiveTopic
const PAST: PastChat = {
  id: '5',
  title: 'Rain on a Sunday',
  language: 'en',
  room: ROOM,
  companion: MARA,
  messages_count: 24,
  closed_at: '2026-03-03T12:00:00.000Z',
  can_continue: true,
  last_line: { sender: 'Me', is_mine: true, text: 'A cello', created_at: '2026-03-03T12:00:00.000Z' },
}
const active = (...topics: ActiveTopic[]) => ok(topics, { current_count: topics.length, max_allowed: 1 })
const past = (total: number, ...data: PastChat[]) => ok({ data, meta: { current_page: 1, per_page: 3, total, last_page: 1 } })
const FULL: Doors = {
  'GET /topics/active': () => active(OPEN),
  'GET /topics/history': () => past(9, PAST),
  'GET /chats/met': () =>
    ok({ met: [MARA], next: { ...OPEN, id: '8', companion: { ...MARA, id: '10', slug: 'thessaly', name: 'Thessaly' } } }),
  'GET /topics/index': () => ok({ topics: [], has_more: false }),
}
const NONE: Doors = {
  ...FULL,
  'GET /topics/active': () => active(),
  'GET /topics/history': () => past(0),
  'GET /chats/met': () => ok({ met: [], next: null }),
}
const open = (doors: Doors = {}, path = '/chats') =>
  stage(
    <Routes>
      <Route path="/chats" element={<ChatsScreen />} />
      <Route path="/auth" element={<Guard access="guest">The sign-in</Guard>} />
      <Route
        path="*"
        element={
          <p>
            Elsewhere <Link to="/chats">Back</Link>{' '}
            <Link to={LANDING} state={landingState(LANDING)}>
              Land
            </Link>
          </p>
        }
      />
    </Routes>,
    { path, isPage: true, member: PROFILE, doors: { ...FULL, ...doors } },
  )
const row = (name: RegExp) => page.getByRole('link', { name })
beforeEach(async () => {
  setUnread(new Map())
  await page.viewport(1280, 900)
})

test('open chats say what was said last and what is new, earlier ones go on, and every row is one link', async () => {
  setUnread(new Map([['7', 2]]))
  const { place } = await open()
  await expect
    .element(row(/^The one you keep replaying 2 unread messages Mara: What floor were you passing\? .*, Record Room Open$/))
    .toHaveAttribute('href', '/topics/7/chat')
  await expect.element(row(/^Rain on a Sunday Me: A cello 3 March, Record Room Continue$/)).toHaveAttribute('href', '/topics/5/past')
  await expect.element(row(/^All 9 earlier chats$/)).toHaveAttribute('href', '/topics/past')
  await expect.element(row(/^Mara$/)).toHaveAttribute('href', '/characters/mara')
  await expect.element(row(/^Meet Thessaly$/)).toHaveAttribute('href', '/characters/thessaly')
  expect(await faults()).toEqual([])
  await row(/^Rain/).click()
  await expect.poll(place).toBe('/topics/5/past')
})

test('on the narrowest phone nothing is cut off', async () => {
  await page.viewport(320, 700)
  await open()
  await shows('Rain on a Sunday')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(await faults()).toEqual([])
})

test('where there are none, somebody is offered', async () => {
  await open({ ...NONE, 'GET /topics/index': () => ok({ topics: [{ ...OPEN, is_busy: false }], has_more: false }) })
  await shows('No chats yet. Who shall it be?')
  await expect.element(row(/The one you keep replaying/)).toHaveAttribute('href', '/topics/7/chat')
  expect(await faults()).toEqual([])
})

test('whoever lands here after signing in begins at the rooms where there is no chat, and stays where there is one', async () => {
  const { place } = await open(NONE, '/rooms')
  await page.getByRole('link', { name: 'Back' }).click()
  await shows('No chats yet. Who shall it be?')
  const landed = await open(NONE, '/sign-in')
  await page.getByRole('link', { name: 'Land' }).last().click()
  await expect.poll(landed.place).toBe('/rooms')
  expect(place()).toBe('/chats')
  const full = await open({}, '/sign-in')
  await page.getByRole('link', { name: 'Land' }).last().click()
  await shows('Rain on a Sunday')
  expect(full.place()).toBe('/chats')
})

test('what could not be had is said, what is there stays, and it can be tried again', async () => {
  const { doors } = await open({ 'GET /topics/history': () => refuse(500, 'server.failed', '') })
  await shows('Your chats could not be loaded.')
  await shows('The one you keep replaying')
  doors['GET /topics/history'] = FULL['GET /topics/history']!
  await page.getByRole('button', { name: 'Try Again' }).click()
  await shows('Rain on a Sunday')
  await expect.element(page.getByText('Your chats could not be loaded.')).not.toBeInTheDocument()
})

test('a random chat says where one has landed', async () => {
  const topic = { ...OPEN, id: '12', companion_name: 'Mara' }
  const { place } = await open({
    'GET /topics/random': () => ok({ topic }),
    'GET /topics/topic': () => ok({ topic: { ...topic, view_only: false } }),
  })
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await expect.poll(place).toBe('/topics/12/chat')
})

test('a last line runs as its words do, whatever its sender’s name is written in', async () => {
  const last_line = { ...OPEN.last_line!, text: 'ماذا تسمع؟' }
  await open({ 'GET /topics/active': () => active({ ...OPEN, last_line }) })
  await shows(/ماذا تسمع/)
  const line = page.getByText(/ماذا تسمع/).element()
  expect([line.textContent, getComputedStyle(line).direction]).toEqual(['Mara: ماذا تسمع؟', 'rtl'])
})

test('whoever comes back from a chat reads what was said there meanwhile', async () => {
  const { doors } = await open()
  await shows(/What floor were you passing\?/)
  await row(/^The one you keep replaying/).click()
  await shows(/^Elsewhere/)
  const last_line = { ...OPEN.last_line!, text: 'The lift has stopped.' }
  doors['GET /topics/active'] = () => active({ ...OPEN, last_line })
  await page.getByRole('link', { name: 'Back' }).click()
  await shows(/The lift has stopped\./)
})
