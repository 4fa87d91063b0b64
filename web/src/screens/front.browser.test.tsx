// What every visitor sees first: home, the operator's pages, and the frame around them.
import type { Settings } from '@green-room/contract/content'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, refuse, shows, stage, type Doors } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import HomeScreen from './home-screen.tsx'
import StaticScreen from './static-screen.tsx'

const TERMS = {
  id: '4',
  slug: 'terms',
  title: 'Terms&Conditions',
  content: '<h2>1. Who we are</h2>',
  is_terms: true,
  is_privacy: false,
  next_at: null,
  changed_at: null,
}
const SETTINGS = {
  requisites: 'Lampblack Rooms B.V., Amsterdam',
  copyright: null,
  promo_guest: 'Come in, guest.',
  promo_member: 'Good to see you again.',
}
const open = (path: string, doors: Doors = {}, isMember = false, settings: Partial<Settings> = {}) =>
  stage(
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/:slug" element={<StaticScreen />} />
    </Routes>,
    {
      path,
      isPage: true,
      settings: { ...SETTINGS, ...settings },
      ...(isMember ? { member: PROFILE } : {}),
      doors: {
        'GET /faq': () => ok([]),
        'GET /static-pages': () => ok([TERMS]),
        'GET /social-links': () => ok([{ link: 'https://social.example/room', title: 'Chirp', icon: 'M0 0h24' }]),
        ...doors,
      },
    },
  )
const link = (name: string | RegExp) => page.getByRole('link', { name })
beforeEach(() => page.viewport(1280, 900))

test('home leads guests to the sign-up', async () => {
  await open('/')
  await expect.element(link('Start chatting').first()).toHaveAttribute('href', '/auth?form=signup')
  for (const [name, to] of [
    ['HOME', '/'],
    ['ROOMS', '/rooms'],
    ['CHARACTERS', '/characters'],
    ['Sign in', '/auth?form=signin'],
    ['Sign up', '/auth?form=signup'],
  ] as const)
    await expect.element(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
  await expect.element(page.getByText('Come in, guest.')).toBeInTheDocument()
})

test('home says what a message costs in money, how far the gift goes, and what a press leads to', async () => {
  await open('/')
  await shows(/with AI characters\. A message costs about €\s0\.08, shown before you send; replies are free\./)
  await shows(/The first 200 points are a gift: about 25 messages, no card\.$/)
  await shows(/^A name, an email, a password, and you choose whom to talk to\./)
})

test('home of a lounge without a gift promises none', async () => {
  await open('/', {}, false, { welcome_points: 0 })
  await shows(/shown before you send; replies are free\.$/)
})

test('home of a lounge without prices names none, and a member is told nothing of signing up', async () => {
  await open('/', {}, true, { message_symbol_cost: 0 })
  await shows(/^Private one-to-one chats with AI characters\. Messages and replies are free\.$/)
  expect(page.getByText('A name, an email, a password').elements()).toEqual([])
})

test('home leads members to the rooms, and to their account', async () => {
  await open('/', {}, true)
  await expect.element(link('Start chatting').first()).toHaveAttribute('href', '/rooms')
  await expect.element(link(/My Profile/)).toHaveAttribute('href', '/account?tab=personal')
  await expect.element(page.getByText('Good to see you again.')).toBeInTheDocument()
  expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).elements()).toEqual([])
})

test('home has no questions where there are none', async () => {
  await open('/')
  await expect.element(page.getByRole('heading', { name: 'House rules' })).toBeInTheDocument()
  expect(page.getByRole('heading', { name: 'Questions' }).elements()).toEqual([])
})

test('home has its questions, the first one open', async () => {
  const faq = ['Is there a person?', 'What does it cost?'].map((question, id) => ({ id: `${id}`, question, answer: `<p>Answer ${id}</p>` }))
  await open('/', { 'GET /faq': () => ok(faq) })
  await expect.element(page.getByText('Answer 0')).toBeVisible()
  await expect.element(page.getByText('Answer 1')).not.toBeVisible()
  await page.getByText('What does it cost?').click()
  await expect.element(page.getByText('Answer 1')).toBeVisible()
  expect(await faults()).toEqual([])
})

test('the footer has the pages, the address, the links and whose it is', async () => {
  await open('/')
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'Terms&Conditions' }))
    .toHaveAttribute('href', '/static-page/4')
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'Terms&Conditions' }))
    .toHaveStyle({ textTransform: 'uppercase' })
  await shows('NEED HELP? CONTACT US:')
  await expect.element(link('desk@example.com')).toHaveAttribute('href', 'mailto:desk@example.com')
  await expect.element(link(/Chirp/)).toHaveAttribute('target', '_blank')
  await shows('Lampblack Rooms B.V., Amsterdam')
  await shows(new RegExp(`${new Date().getUTCFullYear()}.*All rights reserved\\.`))
})

test('a social link shows its icon: a path, or a picture by its address', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const links = [
    { link: 'https://social.example/room', title: 'Chirp', icon: 'M0 0h24' },
    { link: 'https://social.example/tube', title: 'Tube', icon: picture },
  ]
  await open('/', { 'GET /social-links': () => ok(links) })
  await expect.element(link(/Tube/)).toBeInTheDocument()
  expect(link(/Tube/).element().querySelector('img')?.src).toBe(picture)
  expect(link(/Chirp/).element().querySelector('path')?.getAttribute('d')).toBe('M0 0h24')
})

test('the footer says whose it is in the operator’s words, where there are any', async () => {
  await open('/', {}, false, { copyright: '© Lampblack Rooms' })
  await expect.element(page.getByRole('contentinfo').getByText('© Lampblack Rooms')).toBeVisible()
  expect(page.getByText('All rights reserved.').elements()).toEqual([])
})

test('a page of the operator shows that it loads, then its title and text', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof ok>>()
  await open('/terms', { 'GET /static-pages/terms': () => answer.promise })
  await expect.element(page.getByRole('status')).toBeInTheDocument()
  answer.resolve(ok(TERMS))
  await expect.element(page.getByRole('heading', { name: 'Terms&Conditions', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '1. Who we are' })).toBeVisible()
})

test.each([
  [404, 'page.not-found', 'Oops! Page Not Found'],
  [500, 'server.failed', ''],
])('a page that there is not, or that can’t be had, is NotFound, with the way home (%i)', async (status, code, text) => {
  await open('/nowhere', { 'GET /static-pages/nowhere': () => refuse(status, code, text) })
  await expect.element(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
  await expect.element(link('Go Back Home')).toHaveAttribute('href', '/')
  expect(await faults()).toEqual([])
})
