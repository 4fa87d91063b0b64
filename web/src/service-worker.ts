// The service worker (0054): frame, fonts and pages' code are at hand before they are asked for, and a page says so when the line is down.
// Never kept: anything below /api, and pages, but the one for being offline. A push says who has answered and leads there (0055).
import type { PushNotice } from '@green-room/contract/push'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'

// The scope of a service worker, as far as this one goes: TypeScript's own types of it exclude those of a page.
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type Window = { url: string; visibilityState: DocumentVisibilityState; focus: () => Promise<unknown> }
type Scope = {
  addEventListener: {
    (type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void
    (type: 'message', hear: (event: WorkerEvent & { data: unknown }) => void): void
    (type: 'push', hear: (event: WorkerEvent & { data: { json: () => unknown } | null }) => void): void
    (type: 'notificationclick', hear: (event: WorkerEvent & { notification: Notification }) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (which: { type: 'window'; includeUncontrolled: boolean }) => Promise<Window[]>
    openWindow: (path: string) => Promise<unknown>
  }
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
}
const scope = globalThis as unknown as Scope

/** Written in by the build: the entry with all that it imports, and the fonts of the first load. */
declare const PRECACHE: string[]
const OFFLINE_CACHE = 'offline'
const OFFLINE_PAGE = '/offline.html'
const NO_PAGES = [/^\/(api|art|assets|icons|portraits)\//]
const KEPT_FILES = 100
const MONTH_S = 30 * 24 * 60 * 60

/** The server draws it in the reader's language and theme, by their cookies, and as for a guest. */
async function keepOfflinePage(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { cache: 'reload' })
  if (page.ok) await (await caches.open(OFFLINE_CACHE)).put(OFFLINE_PAGE, page)
}
const offlinePage = async (): Promise<Response> =>
  (await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE_CACHE, ignoreVary: true })) ?? Response.error()

cleanupOutdatedCaches()
precacheAndRoute(PRECACHE.map((url) => ({ url, revision: null })))
// Their names change with their content, or they are pictures.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|art)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'files', plugins: [new ExpirationPlugin({ maxEntries: KEPT_FILES, maxAgeSeconds: MONTH_S })] }),
)
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: offlinePage }] }), { denylist: NO_PAGES }))

scope.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()])),
)
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting())
  if (event.data === 'look-changed') event.waitUntil(keepOfflinePage())
})

const listWindows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Who is looking at the lounge sees for themselves. */
async function showNotice({ title, path, tag, lang, dir, icon }: PushNotice): Promise<void> {
  if ((await listWindows()).some((window) => window.visibilityState === 'visible')) return
  await scope.registration.showNotification(title, { tag, lang, dir, icon: icon ?? '/icons/192.png', data: path })
}
async function openChat(path: string): Promise<void> {
  const open = (await listWindows()).find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : scope.clients.openWindow(path))
}
scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotice(event.data.json() as PushNotice))
})
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openChat(String(event.notification.data)))
})
