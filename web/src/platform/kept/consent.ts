import {
  CHOICE_COOKIE,
  CONSENT_COOKIE,
  readChoice,
  writeChoice,
  type CookieChoice,
  type CookieKind,
} from '@green-room/contract/members/consent'
import { useSyncExternalStore } from 'react'
import { tellConsent, watchConsent } from './cookie-question.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** The visitor's answer about cookies; null until there is one. */
export const cookieChoice = (): CookieChoice | null => readChoice(readCookie(CONSENT_COOKIE), readCookie(CHOICE_COOKIE))
export const isAllowed = (kind: CookieKind): boolean => cookieChoice()?.[kind] ?? false

export function chooseCookies(choice: CookieChoice): void {
  const { consent, settings } = writeChoice(choice)
  writeCookie(CHOICE_COOKIE, settings)
  writeCookie(CONSENT_COOKIE, consent)
  tellConsent()
}

/** Whether cookies for advertising are allowed; null until the visitor has answered. For parts that the server doesn't draw. */
export const useAdConsent = (): boolean | null =>
  useSyncExternalStore(
    watchConsent,
    () => cookieChoice()?.advertising ?? null,
    () => null,
  )
