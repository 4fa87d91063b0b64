// A visitor's answer about cookies, as two cookies keep it. Both ends read it: the server draws pages by it.
export const CONSENT_COOKIE = 'cookie_consent'
export const CHOICE_COOKIE = 'cookie_settings'

export const OPTIONAL_COOKIES = ['advertising', 'customization', 'functionality'] as const
export type CookieKind = (typeof OPTIONAL_COOKIES)[number]
export type CookieChoice = Readonly<Record<CookieKind, boolean>>

const choiceOf = (isAllowed: (kind: CookieKind) => boolean): CookieChoice => ({
  advertising: isAllowed('advertising'),
  customization: isAllowed('customization'),
  functionality: isAllowed('functionality'),
})
export const ALL_COOKIES = choiceOf(() => true)
export const NO_COOKIES = choiceOf(() => false)

/** Null until they have answered. What can't be read allows nothing. */
export function readChoice(consent: string | null | undefined, settings: string | null | undefined): CookieChoice | null {
  if (!consent) return null
  if (consent === 'false') return NO_COOKIES
  try {
    const stored = JSON.parse(settings ?? '') as Partial<Record<CookieKind, unknown>> | null
    return choiceOf((kind) => stored?.[kind] === true)
  } catch {
    return NO_COOKIES
  }
}

/** What is stored: consent is false where nothing optional is allowed. */
export const writeChoice = (choice: CookieChoice): { consent: string; settings: string } => ({
  consent: String(OPTIONAL_COOKIES.some((kind) => choice[kind])),
  settings: JSON.stringify({ essential: true, ...choice }),
})
