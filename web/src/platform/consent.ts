import { CHOICE_COOKIE, CONSENT_COOKIE, readChoice, writeChoice, type CookieChoice, type CookieKind } from '@green-room/contract/consent'
import { use, useSyncExternalStore } from 'react'
import { BootContext } from './boot.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** The settings of cookies have an address: a link to them also works on a page that the browser has not taken over yet. */
export const COOKIE_HASH = '#cookie-settings'

const watchers = new Set<() => void>()

/** The visitor's answer about cookies; null until there is one. */
export const cookieChoice = (): CookieChoice | null => readChoice(readCookie(CONSENT_COOKIE), readCookie(CHOICE_COOKIE))
export const isAllowed = (kind: CookieKind): boolean => cookieChoice()?.[kind] ?? false

export function chooseCookies(choice: CookieChoice): void {
  const { consent, settings } = writeChoice(choice)
  writeCookie(CHOICE_COOKIE, settings)
  writeCookie(CONSENT_COOKIE, consent)
  for (const watcher of watchers) watcher()
}
export function watchConsent(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Whether cookies for advertising are allowed; null until the visitor has answered. The server draws by the same. */
export function useAdConsent(): boolean | null {
  const { adConsent } = use(BootContext)
  return useSyncExternalStore(
    watchConsent,
    () => cookieChoice()?.advertising ?? null,
    () => adConsent,
  )
}
