// The chat screen in a real browser, before a server that is played here: it answers the doors that a chat knocks at and tells news.
import type { Language } from '@green-room/contract/content'
import type { News } from '@green-room/contract/events'
import type { Message, ReplyStatus } from '@green-room/contract/messages'
import type { OpenTopic } from '@green-room/contract/topics'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#web/content/texts.ts'
import { settingsQuery } from '#web/content/use-settings.ts'
import { BootContext, NO_BOOT } from '#web/platform/boot.ts'
import { I18nProvider } from '#web/platform/i18n.tsx'
import { createQueryClient } from '#web/platform/wire/query-client.ts'
import { startSession } from '#web/platform/kept/session.ts'
import { MARA } from '#web/characters/mara.test-data.ts'
import { answerAll, forgetToasts } from '#web/platform/stage.test-frame.tsx'
import { Toasts } from '#web/ui/notices/toasts.tsx'
import '#web/ui/styles/styles.css'
import '#web/topics/texts.ts'
import ChatScreen from '../chat-screen.tsx'
import { topicOf } from '../lists.test-kit.ts'
import { SessionKeeper } from '../shell/keepers/session-keeper.tsx'
import { PlayedEvents, ROOM, SETTINGS } from './chat.test-things.ts'

export type Request = { path: string; key: string | null; body: Record<string, unknown> }
type Answer = { status?: number; body: Record<string, unknown>; headers?: Record<string, string> }
type Said = Answer | 'no answer' | 'too late' | 'no JSON'
type Door = (request: Request) => Said | Promise<Said>

export const TOPIC: OpenTopic = {
  ...topicOf('7', { title: 'The one you keep replaying', companion: MARA, user_id: '9', guest_id: '1', participants_count: 2 }),
  room: ROOM,
  terms: { title: 'Record Room', description: 'Read what this room does not allow.', rules: ['No real names.', 'No adverts.'], version: 1 },
  view_only: false,
  opening_line: 'You made it.',
  earlier: null,
  waits_until: null,
}
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
export const PICTURE = {
  id: '4',
  type: 'image',
  path: PIXEL,
  original_filename: 'sleeve.gif',
  filesize: 42,
  width: 400,
  height: 300,
  is_unreadable: false,
} as const

export type Lounge = Awaited<ReturnType<typeof openChat>>

/** Opens the chat and waits until it stands. `doors` answer in place of the usual ones, by path. */
export async function openChat({
  messages = [],
  language = NO_BOOT.language,
  texts = {},
  ...given
}: Partial<{
  messages: Message[]
  topic: OpenTopic
  reply: ReplyStatus
  suggestions: string[]
  balance: number
  hasAccepted: boolean
  doors: Record<string, Door>
  language: Language
  texts: Record<string, string>
  /** The live line can't be had. */
  isDown: boolean
}> = {}) {
  PlayedEvents.isDown = given.isDown ?? false
  localStorage.clear()
  answerAll()
  localStorage.setItem('auth_session', '1')
  localStorage.setItem('chat_rules_accepted', 'true')
  const state = {
    messages,
    reply: given.reply ?? null,
    suggestions: given.suggestions ?? [],
    topic: given.topic ?? TOPIC,
    balance: given.balance ?? 100,
    hasAccepted: given.hasAccepted ?? true,
  }
  const requests: Request[] = []
  const doors: Record<string, Door> = {
    '/is-auth': () => ({ body: { authenticated: true, emailVerified: true, suspended: false } }),
    '/user/profile': () => ok({ id: '1', name: 'Noor', balance: state.balance, avatar_color: 'purple-lightblue' }),
    '/settings': () => ok(SETTINGS),
    '/languages': () => ok([]),
    '/currencies': () => ok([]),
    '/topics/topic': () => ok({ topic: state.topic }),
    '/topics/7/check-terms': () => ({ body: { payload: { terms: state.topic.terms }, has_accepted: state.hasAccepted } }),
    '/topics/7/accept-terms': () => {
      state.hasAccepted = true
      return ok(null)
    },
    '/topics/leave': () => ok(null),
    '/topics/active': () => ({ body: { payload: [], current_count: 0, max_allowed: 1 } }),
    '/bundles/index': () => ok([]),
    '/messages/index': ({ body }) => {
      const size = Number(body['page_size'])
      const after = body['after'] === undefined ? null : Number(body['after'])
      const data =
        after === null ? state.messages.slice(-size).toReversed() : state.messages.filter(({ number }) => number > after).slice(0, size)
      return ok({ data, meta: { reply: state.reply, suggestions: state.suggestions } })
    },
    ...given.doors,
  }
  const fetchBefore = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request_ ? input.url : String(input), location.href)
    if (!url.pathname.startsWith('/api/')) return fetchBefore(input, init)
    const request = { path: url.pathname.slice(4), key: new Headers(init?.headers).get('idempotency-key'), body: bodyOf(url, init?.body) }
    requests.push(request)
    const answer = (await doors[request.path]?.(request)) ?? { status: 404, body: { code: 'route.not-found', message: 'No such door' } }
    if (answer === 'too late') throw new DOMException('The time is over', 'TimeoutError')
    if (answer === 'no JSON') return new Response('<html>')
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    const { status = 200, body, headers = {} } = answer
    return new Response(JSON.stringify({ status: 'OK', message: null, payload: null, ...body }), { status, headers })
  }
  document.cookie = 'XSRF-TOKEN=test'
  Object.assign(globalThis, { EventSource: PlayedEvents })
  startSession()
  forgetToasts()
  const client = createQueryClient()
  client.setQueryData(settingsQuery(language.id).queryKey, SETTINGS as never)
  const screen = await render(
    <QueryClientProvider client={client}>
      <BootContext value={{ ...NO_BOOT, isSignedIn: true }}>
        <I18nProvider language={language} messages={texts}>
          <MemoryRouter initialEntries={['/topics/7/chat']}>
            <SessionKeeper />
            <Routes>
              <Route path="/topics/:topicId/chat" element={<ChatScreen />} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
            <Toasts />
          </MemoryRouter>
        </I18nProvider>
      </BootContext>
    </QueryClientProvider>,
  )
  return {
    screen,
    state,
    requests,
    doors,
    sent: () => requests.filter(({ path }) => path === '/messages/create'),
    tell: <Name extends News['name']>(name: Name, data: Extract<News, { name: Name }>['data']) => PlayedEvents.open?.tell(name, data),
    /** Waits until a text can be seen. */
    shows: (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible(),
    close: () => {
      globalThis.fetch = fetchBefore
    },
  }
}
const Request_ = globalThis.Request

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <main id="main">Elsewhere: {pathname + search}</main>
}
export const ok = (payload: unknown): Answer => ({ body: { payload } })
export const refuse = (status: number, code: string, payload: Record<string, unknown> = {}): Answer => ({
  status,
  body: { status: 'ERROR', code, message: `Refused: ${code}`, payload },
})

function bodyOf(url: URL, body: BodyInit | null | undefined): Record<string, unknown> {
  if (typeof body === 'string') return JSON.parse(body) as Record<string, unknown>
  if (body instanceof FormData) return { ...Object.fromEntries(body), files: body.getAll('attachments[]').length }
  return Object.fromEntries(url.searchParams)
}
