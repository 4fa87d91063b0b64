import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from './app.tsx'
import { NO_BOOT } from './platform/boot.ts'
import { createQueryClient } from './platform/wire/query-client.ts'
import { beginSession, startSession } from './platform/kept/session.ts'
import { SETTINGS } from './platform/stage.test-data.ts'
import { answerAll, shows } from './platform/stage.test-frame.tsx'
import { chooseTheme } from './platform/kept/theme.ts'
import { showToast } from './platform/toasts.ts'
import './ui/styles/styles.css'

type Answers = Record<string, () => unknown>
const ownFetch = globalThis.fetch
let answers: Answers = {}
let asked: string[] = []

beforeEach(async () => {
  localStorage.clear()
  answerAll()
  startSession()
  asked = []
  answers = {
    '/settings': () => SETTINGS,
    '/languages': () => [NO_BOOT.language, GERMAN],
    '/currencies': () => [],
    '/faq': () => [],
    '/rooms/index': () => ({ rooms: [] }),
  }
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = new URL(input, location.href).pathname
    if (!path.startsWith('/api/')) return ownFetch(input, init)
    asked.push(path.slice('/api'.length))
    if (path === '/api/is-auth')
      return Response.json({
        status: 'OK',
        authenticated: localStorage.getItem('auth_session') !== null,
        emailVerified: true,
        suspended: false,
      })
    if (path === '/api/localizations') return Response.json({ 'common.home': 'START', 'common.rooms': 'RÄUME' })
    const answer = answers[path.slice('/api'.length)]
    if (!answer) return Response.json({ status: 'ERROR', code: 'route.not-found', message: 'Nothing here', payload: null }, { status: 404 })
    const payload = answer()
    return payload instanceof Response ? payload : Response.json({ status: 'OK', message: null, payload })
  })
  await page.viewport(1280, 800)
})
afterEach(() => vi.unstubAllGlobals())

const GERMAN = { id: '2', code: 'de', title: 'Deutsch', dir: 'ltr', default: 0 } as const
const refused = (status: number, code: string, message: string) =>
  Response.json({ status: 'ERROR', code, message, payload: null }, { status })
const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App boot={NO_BOOT} client={createQueryClient()} />
    </MemoryRouter>,
  )

test('an app that can’t start says why', async () => {
  answers['/settings'] = () => refused(503, 'server.unavailable', 'We are just starting or pausing for a moment. Please try again.')
  await open('/')
  await shows('An error occurred during initialization:')
  await expect.element(page.getByText('We are just starting or pausing for a moment. Please try again.')).toBeVisible()
})

test('an app that can’t start and is told nothing says what it could not do', async () => {
  answers['/settings'] = () => refused(500, 'server.failed', '')
  await open('/')
  await shows('An error occurred during initialization:')
  await expect.element(page.getByText('Failed to initialize page data')).toBeVisible()
})

test('at its start it asks who is here, the settings, and for a member the profile', async () => {
  beginSession('web_1')
  await open('/rooms')
  await shows('HOME')
  await expect
    .poll(() => asked.filter((path) => ['/is-auth', '/settings', '/user/profile'].includes(path)).toSorted())
    .toEqual(['/is-auth', '/settings', '/user/profile'])
})

test('a member has no business at the reset of a password', async () => {
  beginSession('web_1')
  await open('/reset-password#token=a&email=b%40c.de')
  await expect.element(page.getByRole('heading', { name: 'House rules' })).toBeInTheDocument()
})

test('a guest at a member’s page is led to the sign-in', async () => {
  await open('/account?tab=balance')
  await expect.element(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible()
})

test('an unknown address, and a reserved one, are NotFound', async () => {
  await open('/products')
  await expect.element(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
})

test('a session that ends on a member’s page says so once and leads to the sign-in', async () => {
  beginSession('web_1')
  answers['/user/profile'] = () => refused(401, 'session.required', 'x')
  answers['/user/sessions'] = () => refused(401, 'session.required', 'x')
  await open('/account')
  await expect.element(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible()
  await shows('Error occurred. Please log in again.')
  expect(page.getByText('Error occurred. Please log in again.').elements()).toHaveLength(1)
})

test('a chosen language loads its texts over the English ones, and is kept', async () => {
  await open('/rooms')
  await shows('HOME')
  await page.getByLabelText('Language').selectOptions('2')
  await shows('START')
  await shows('Sign in')
  expect([localStorage.getItem('languageId'), document.documentElement.lang]).toEqual(['2', 'de'])
  expect(document.cookie).toContain('languageId=2')
  document.cookie = 'languageId=; Path=/; Max-Age=0'
})

test('a new page starts at its top and takes the focus; a changed query moves nothing', async () => {
  await open('/auth?form=signin')
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Sign Up', level: 1 })).toBeVisible()
  expect(document.activeElement?.id).not.toBe('main')
  await page.getByRole('link', { name: 'ROOMS' }).click()
  await expect.element(page.getByRole('heading', { name: 'Enter Room' })).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

test('a toast stands on where the page gives way to another', async () => {
  await open('/rooms')
  showToast({ text: 'Successfully left the chat', durationMs: 30_000 })
  await shows('Successfully left the chat')
  await page.getByRole('link', { name: 'HOME' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Somebody’s always up.')
  await expect.element(page.getByText('Successfully left the chat')).toBeVisible()
})

test('the phone’s menu holds everything, keeps the focus, and closes when it has led on', async () => {
  await page.viewport(390, 844)
  await open('/rooms')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu.getByRole('link', { name: 'Sign in' })).toBeVisible()
  for (let turn = 0; turn < 12; turn++) await userEvent.tab()
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull()
  await menu.getByRole('link', { name: 'HOME' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Somebody’s always up.')
})

const forget = (name: string) => (document.cookie = `${name}=; Path=/; Max-Age=0`)

test('the question about cookies stands on every page until it is answered, and gives the focus to the page', async () => {
  forget('cookie_consent')
  await open('/rooms')
  await expect.element(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByRole('region', { name: 'Cookies' })).not.toBeInTheDocument()
  expect(document.activeElement?.id).toBe('main')
  expect(document.cookie).toContain('cookie_consent=false')
})

test('what is kept follows the answer: drafts and the theme outlive the browser only if that is allowed', async () => {
  localStorage.setItem('draft:7', 'Half a thought')
  const { answerCookies } = await import('./screens/shell/cookies/answer-cookies.ts')
  const { ALL_COOKIES, NO_COOKIES } = await import('@green-room/contract/members/consent')
  answerCookies(NO_COOKIES)
  expect([localStorage.getItem('draft:7'), sessionStorage.getItem('draft:7')]).toEqual([null, 'Half a thought'])
  const lasting = async () => ((await cookieStore.get('theme')) as { expires?: number } | null)?.expires ?? null
  chooseTheme('dark')
  expect(await lasting()).toBe(null)
  answerCookies(ALL_COOKIES)
  expect([localStorage.getItem('draft:7'), sessionStorage.getItem('draft:7')]).toEqual(['Half a thought', null])
  expect(await lasting()).toBeGreaterThan(Date.now() + 364 * 24 * 3_600_000)
  chooseTheme(null)
})
