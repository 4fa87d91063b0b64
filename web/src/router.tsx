// The route table: one chunk a page, who may come, what the server reads before it draws, and whose texts the page says.
import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { castQuery, characterQuery } from './characters/use-cast.ts'
import { faqQuery } from './content/use-faq.ts'
import { pageVersion, staticPageQuery } from './content/use-static-page.ts'
import { CHAT_TEXTS, entry, isRefused, isServer, said, TOP_UP_TEXTS, type Asked, type Params, type RouteEntry } from './route-entry.ts'
import { tasteQuery } from './screens/home/taste-query.ts'
import { roomsQuery } from './rooms/use-rooms.ts'
import { readFilter } from './topics/list/topic-filter.ts'
import { topicsQuery, type TopicListOf } from './topics/list/use-topics.ts'

const staticPage: Partial<RouteEntry> = {
  mayHaveTag: true,
  ...(isServer
    ? {
        texts: ['legal'],
        queries: (id: string, { slug = '' }: Params, { query }: Asked) => [staticPageQuery(id, slug, pageVersion(query))],
        isMissing: (client: QueryClient, id: string, { slug = '' }: Params) =>
          isRefused(client.getQueryState(staticPageQuery(id, slug).queryKey)?.error),
      }
    : {}),
}

const loadTopics = () => import('./screens/topics-screen.tsx')
function topicLists(id: string, { query, code }: Asked, room?: string) {
  const { roomId, language, hasOthers } = readFilter(query, code)
  const own: TopicListOf = { roomId: room ?? roomId, language }
  return [topicsQuery(id, own, 1), ...(hasOthers ? [topicsQuery(id, { ...own, isOthers: true }, 1)] : [])]
}
const LIST_TEXTS = isServer ? said('rooms topics new-topic topic reports') : []
const loadStatic = () => import('./screens/static-screen.tsx')

export const routes: readonly RouteEntry[] = [
  entry('/', 'home-screen', () => import('./screens/home-screen.tsx'), {
    mayHaveTag: true,
    texts: isServer ? ['home', 'taste'] : [],
    ...(isServer ? { queries: (id: string) => [tasteQuery(id), faqQuery(id), roomsQuery(id)] } : {}),
  }),
  entry('/taste/:code', 'taste-screen', () => import('./screens/taste-screen.tsx'), {
    access: 'member',
    texts: isServer ? ['home', 'taste', 'topic'] : [],
  }),
  entry('/rooms', 'rooms-screen', () => import('./screens/rooms-screen.tsx'), {
    mayHaveTag: true,
    texts: LIST_TEXTS,
    ...(isServer ? { queries: (id: string) => [roomsQuery(id)] } : {}),
  }),
  entry('/topics', 'topics-screen', loadTopics, {
    mayHaveTag: true,
    texts: LIST_TEXTS,
    ...(isServer ? { queries: (id: string, _: Params, asked: Asked) => [...topicLists(id, asked), roomsQuery(id)] } : {}),
  }),
  entry('/rooms/:roomId/topics', 'topics-screen', loadTopics, {
    mayHaveTag: true,
    texts: LIST_TEXTS,
    ...(isServer
      ? {
          queries: (id: string, { roomId = '' }: Params, asked: Asked) => [...topicLists(id, asked, roomId), roomsQuery(id)],
          isMissing: (client: QueryClient, id: string, { roomId }: Params) =>
            client.getQueryData(roomsQuery(id).queryKey)?.every((room) => room.id !== roomId) ?? false,
        }
      : {}),
  }),
  entry('/characters', 'cast-screen', () => import('./screens/cast-screen.tsx'), {
    mayHaveTag: true,
    texts: isServer ? ['characters'] : [],
    ...(isServer ? { queries: (id: string) => [castQuery(id)] } : {}),
  }),
  entry('/characters/:slug', 'character-screen', () => import('./screens/character-screen.tsx'), {
    mayHaveTag: true,
    texts: isServer ? ['characters'] : [],
    ...(isServer
      ? {
          queries: (id: string, { slug = '' }: Params) => [characterQuery(id, slug)],
          isMissing: (client: QueryClient, id: string, { slug = '' }: Params) =>
            isRefused(client.getQueryState(characterQuery(id, slug).queryKey)?.error),
        }
      : {}),
  }),
  entry('/auth', 'auth-screen', () => import('./screens/auth-screen.tsx'), {
    access: 'guest',
    texts: isServer ? ['accounts', 'form'] : [],
  }),
  entry('/reset-password', 'reset-password-screen', () => import('./screens/reset-password-screen.tsx'), {
    access: 'guest',
    texts: isServer ? ['accounts', 'form'] : [],
  }),
  entry('/email-verification', 'email-verification-screen', () => import('./screens/email-verification-screen.tsx'), {
    texts: isServer ? ['accounts', 'form'] : [],
  }),
  entry('/email-change', 'email-change-screen', () => import('./screens/email-change-screen.tsx'), {
    texts: isServer ? ['address', 'link', 'email'] : [],
  }),
  entry('/decisions/:decisionId', 'decision-screen', () => import('./screens/decision-screen.tsx'), {
    texts: isServer ? ['decision', 'form'] : [],
  }),
  entry('/suspended', 'suspended-screen', () => import('./screens/suspended-screen.tsx'), {
    access: 'vestibule',
    texts: isServer ? said('decision form accounts profile payments personal-data') : [],
  }),
  entry('/account', 'account-screen', () => import('./screens/account-screen.tsx'), {
    access: 'member',
    texts: isServer ? [...TOP_UP_TEXTS, ...said('profile address personal-data push')] : [],
  }),
  entry('/account/receipts/:receiptId', 'receipt-screen', () => import('./screens/payment/receipt-screen.tsx'), {
    access: 'vestibule',
    texts: isServer ? ['payments', 'receipt'] : [],
  }),
  entry('/account/withdrawal/:orderId', 'withdrawal-screen', () => import('./screens/payment/withdrawal-screen.tsx'), {
    access: 'vestibule',
    texts: isServer ? ['payments', 'withdrawal'] : [],
  }),
  entry('/success-payment', 'success-payment-screen', () => import('./screens/payment/success-payment-screen.tsx'), {
    texts: isServer ? ['payments'] : [],
  }),
  entry('/fail-payment', 'fail-payment-screen', () => import('./screens/payment/fail-payment-screen.tsx'), { texts: TOP_UP_TEXTS }),
  entry('/processing-payment', 'processing-payment-screen', () => import('./screens/payment/processing-payment-screen.tsx'), {
    texts: isServer ? ['payments'] : [],
  }),
  entry('/topics/past', 'past-chats-screen', () => import('./screens/past-chats-screen.tsx'), {
    access: 'member',
    texts: isServer ? ['messages'] : [],
  }),
  entry('/chats', 'chats-screen', () => import('./screens/chats-screen.tsx'), {
    access: 'member',
    texts: isServer ? ['messages', 'topics', 'topic'] : [],
  }),
  entry('/topics/:topicId/past', 'past-chat-screen', () => import('./screens/past-chat-screen.tsx'), {
    access: 'member',
    texts: CHAT_TEXTS,
  }),
  entry('/topics/:topicId/chat', 'chat-screen', () => import('./screens/chat-screen.tsx'), { access: 'member', texts: CHAT_TEXTS }),
  entry('/static-page/:slug', 'static-screen', loadStatic, staticPage),
  entry('/:slug', 'static-screen', loadStatic, staticPage),
]
export const notFound = entry('*', 'not-found-screen', () => import('./screens/not-found-screen.tsx'))

/** Names that are no static pages. */
const RESERVED = new Set(
  'products account auth success-payment fail-payment processing-payment static-page rooms topics characters'.split(' '),
)
export const isReserved = (slug: string): boolean => RESERVED.has(slug)

/** Old addresses and where they lead, the query kept. */
export const MOVED: Readonly<Record<string, string>> = { '/password-restore': '/reset-password', '/rooms/all': '/topics' }

export function matchRoute(pathname: string): { route: RouteEntry; params: Params } | null {
  for (const route of routes) {
    const match = matchPath(route.path, pathname)
    if (match) return route.path === '/:slug' && isReserved(match.params['slug'] ?? '') ? null : { route, params: match.params }
  }
  return null
}
export const preloadPath = (pathname: string): void =>
  void matchRoute(pathname)
    ?.route.Page.preload()
    .catch(() => undefined)
