import { use, useSyncExternalStore } from 'react'
import { BootContext } from '../boot.ts'
import { readCookie } from './cookies.ts'

const CONSENT_COOKIE = 'cookie_consent'
/** The settings of cookies have an address: a link to them also works on a page that the browser has not taken over yet. */
export const COOKIE_HASH = '#cookie-settings'
/** So has the change between light and dark. */
export const THEME_HASH = '#theme'

const watchers = new Set<() => void>()
export function watchConsent(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
export function tellConsent(): void {
  for (const watcher of watchers) watcher()
}

/** Whether the visitor has not yet answered the question about cookies. The server draws by the same. */
export function useIsUnanswered(): boolean {
  const { adConsent } = use(BootContext)
  return useSyncExternalStore(
    watchConsent,
    () => !readCookie(CONSENT_COOKIE),
    () => adConsent === null,
  )
}
