// Stands a part of the app on a stage in a real browser: texts, queries, a router, toasts, and a server that is played here.
import type { Profile } from '@green-room/contract/accounts'
import { ALL_COOKIES, writeChoice } from '@green-room/contract/members/consent'
import type { Language, Settings } from '@green-room/contract/content'
import { QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { toast } from 'sonner'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { I18nProvider } from './i18n.tsx'
import { ENGLISH } from './boot.ts'
import { createQueryClient } from './wire/query-client.ts'
import { startSession } from './kept/session.ts'
import { SETTINGS } from './stage.test-data.ts'
import { addToastShelf, showToast } from './toasts.ts'

export type Asked = { method: string; path: string; body: Record<string, unknown> }
export type Said = { status?: number; body?: Record<string, unknown> } | 'no answer'
export type Doors = Record<string, (asked: Asked) => Said | Promise<Said>>

export const ok = (payload: unknown = null, beside: object = {}): Said => ({ body: { payload, ...beside } })
export const refuse = (status: number, code: string, message: string, more: object = {}): Said => ({
  status,
  body: { status: 'ERROR', code, message, ...more },
})

type Given = {
  language?: Language
  texts?: Record<string, string>
  path?: string
  member?: Profile
  doors?: Doors
  settings?: Partial<Settings>
  /** What the tab remembers of earlier pages (`sessionStorage`). */
  tab?: Record<string, string>
  /** It has its own landmarks. */
  isPage?: boolean
}

/** Stands `children` at `path`. What is signed in says `member`. */
export async function stage(children: ReactNode, given: Given = {}) {
  localStorage.clear()
  if (given.member) localStorage.setItem('auth_session', '1')
  startSession()
  forgetToasts()
  document.cookie = 'XSRF-TOKEN=test; path=/'
  answerAll()
  for (const [key, value] of Object.entries(given.tab ?? {})) sessionStorage.setItem(key, value)
  const asked: Asked[] = []
  const settings = { ...SETTINGS, ...given.settings }
  const doors: Doors = {
    'GET /settings': () => ok(settings),
    'GET /static-pages': () => ok([]),
    'GET /languages': () => ok([ENGLISH]),
    'GET /currencies': () => ok([]),
    'GET /sanctum/csrf-cookie': () => ok(),
    ...(given.member ? { 'GET /user/profile': () => ok(given.member) } : {}),
    ...given.doors,
  }
  play(doors, asked)
  const client = createQueryClient()
  const language = given.language ?? ENGLISH
  client.setQueryData(['settings', language.id], settings)
  let place = ''
  const Place = () => {
    const { pathname, search, hash } = useLocation()
    place = pathname + search + hash
    return null
  }
  const screen = await render(
    <QueryClientProvider client={client}>
      <I18nProvider language={language} messages={given.texts ?? {}}>
        <MemoryRouter initialEntries={[given.path ?? '/']}>
          <Place />
          {given.isPage ? children : <main>{children}</main>}
        </MemoryRouter>
      </I18nProvider>
    </QueryClientProvider>,
  )
  return {
    screen,
    asked,
    doors,
    place: () => place,
    sent: (door: string) => asked.filter(({ method, path }) => `${method} ${path}` === door),
  }
}

/** The question about cookies has been answered: everything is allowed. */
export function answerAll(): void {
  sessionStorage.clear()
  const { consent, settings } = writeChoice(ALL_COOKIES)
  document.cookie = `cookie_consent=${consent}; path=/`
  document.cookie = `cookie_settings=${encodeURIComponent(settings)}; path=/`
}

/** What an earlier stage said is not said on this one: neither what waits for a shelf, nor what a new shelf would show again. */
export function forgetToasts(): void {
  const take = addToastShelf({ show: () => undefined, clear: () => undefined })
  showToast({ text: '', durationMs: 0 })
  take()
  toast.dismiss()
}

/** How long the toasts that stand there stay, in milliseconds, the newest first. */
export const toastTimes = (): unknown[] => toast.getToasts().map((shown) => 'duration' in shown && shown.duration)

const ownFetch = globalThis.fetch

function play(doors: Doors, asked: Asked[]): void {
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!url.pathname.startsWith('/api/')) return ownFetch(input, init)
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : Object.fromEntries(url.searchParams)
    const one: Asked = { method: init?.method ?? 'GET', path: url.pathname.slice('/api'.length), body }
    asked.push(one)
    const said =
      (await doors[`${one.method} ${one.path}`]?.(one)) ?? refuse(404, 'route.not-found', `no ${one.method} ${one.path} on this stage`)
    if (said === 'no answer') throw new TypeError('Failed to fetch')
    return Response.json({ status: 'OK', message: null, payload: null, ...said.body }, { status: said.status ?? 200 })
  }
}

/** Waits until a text can be seen. */
export const shows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()

/** What axe finds wrong with the page as it stands. */
export async function faults(): Promise<string[]> {
  // A colour half way from one to the other is nobody's choice.
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
  // Toasts of an earlier stage may be fading, and have tests of their own.
  const { violations } = await axe.run(
    { exclude: '[data-sonner-toaster]' },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // A stage has no headings of its own above what stands on it.
      rules: { 'page-has-heading-one': { enabled: false }, 'heading-order': { enabled: false } },
    },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** The same in both themes, on a phone and on a desk. */
export async function faultsInLooks(): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1440]) {
    await page.viewport(width, width === 390 ? 844 : 900)
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      found.push(...(await faults()).map((fault) => `${width} px, ${theme}: ${fault}`))
    }
  }
  delete document.documentElement.dataset['theme']
  return found
}
