// Draws a page for the server. One QueryClient for each request, never shared; what is read is public.
import type { DrawPage } from '@green-room/contract/pages'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { settingsQuery } from './content/use-settings.ts'
import { chooseLanguage, frameQueries } from './screens/shell/frame-data.ts'
import type { Boot } from './platform/boot.ts'
import { headOf } from './head.ts'
import { createQueryClient } from './platform/wire/query-client.ts'
import { textsOver, type Messages } from './platform/texts/texts.ts'
import { FRAME_TEXTS, type Query, type RouteEntry } from './route-entry.ts'
import { matchRoute, MOVED, notFound } from './router.tsx'
import { COOKIE_BANNER, CookieBanner } from './screens/shell/cookies/cookie-question.tsx'
import { Footer } from './screens/shell/late-footer.ts'
import { signInPath } from './screens/shell/keepers/session-keeper.tsx'
import { shippedTexts } from './platform/texts/shipped-texts.ts'
import OfflineScreen from './screens/offline-screen.tsx'
import { topicsHeading } from './topics/list/late-heading.tsx'
import { art } from './ui/pictures/draw-art.ts'

await Promise.all([art.load(), CookieBanner.preload(), Footer.preload(), topicsHeading.load()])

/** What the service worker keeps: no page of the router, so that no browser loads its code. */
const OFFLINE: RouteEntry = {
  path: '/offline.html',
  source: 'src/screens/offline-screen.tsx',
  Page: Object.assign(OfflineScreen, { preload: async () => ({ default: OfflineScreen }) }),
  access: 'all',
  mayHaveTag: false,
  texts: ['installed'],
}

export const drawPage: DrawPage = async (request) => {
  const { pathname, search } = new URL(`http://page.invalid${request.url}`)
  const moved = MOVED[pathname]
  if (moved) return { redirect: moved + search }
  const match = pathname === OFFLINE.path ? { route: OFFLINE, params: {} } : matchRoute(pathname)
  if (['member', 'vestibule'].includes(match?.route.access ?? '') && !request.isSignedIn) return { redirect: signInPath(pathname + search) }

  const language = await chooseLanguage(request)
  const read = request.reader(language.id)
  const client = createQueryClient(read)
  const own = (match?.route.queries?.(language.id, match.params, { query: new URLSearchParams(search), code: language.code }) ??
    []) as readonly Query[]
  const [texts] = await Promise.all([
    read('readLocalizations', {}),
    ...[...frameQueries(language.id), ...own].map((query) => client.prefetchQuery(query as Query)),
  ])
  const isMissing = !match || (match.route.isMissing?.(client, language.id, match.params) ?? false)
  const route = isMissing ? notFound : match.route
  await route.Page.preload()

  const asked = request.adConsent === null ? ['cookies'] : []
  const over = textsOver((texts.status === 200 ? texts.answer : {}) as Messages, shippedTexts, [...FRAME_TEXTS, ...asked, ...route.texts])
  const tag = client.getQueryData(settingsQuery(language.id).queryKey)?.google_tag ?? null
  const hasTag = tag !== null && request.adConsent === true && route.mayHaveTag
  const boot: Boot = {
    language,
    messages: over.messages,
    hasAllTexts: over.isAll,
    isSignedIn: request.isSignedIn,
    adConsent: request.adConsent,
    hasTag,
    missing: isMissing ? pathname : null,
    state: dehydrate(client),
  }
  const { head: drawn, body } = draw({ pathname, search }, boot, client, route === OFFLINE ? <OFFLINE.Page /> : undefined)
  const head = drawn + headOf(route, { client, language, publicUrl: request.publicUrl, params: match?.params ?? {} }, drawn)
  const isWhole =
    texts.status === 200 &&
    client
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.status === 'success')
  client.clear()
  return {
    redirect: null,
    status: isMissing ? 404 : 200,
    locale: language.code,
    dir: language.dir,
    head,
    body,
    boot,
    chunks: request.adConsent === null ? [route.source, COOKIE_BANNER] : [route.source],
    hasTag,
    isWhole,
  }
}

function draw(
  location: { pathname: string; search: string },
  boot: Boot,
  client: QueryClient,
  page: ReactNode,
): { head: string; body: string } {
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={location}>
        <App boot={boot} client={client}>
          {page}
        </App>
      </StaticRouter>
    </StrictMode>,
  )
  // renderToString leaves what belongs to the head at the start of the markup.
  const head = /^(?:<(title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(markup)?.[0] ?? ''
  return { head, body: markup.slice(head.length) }
}
