// Whether somebody is signed in. The truth is the server's; this is what the screens may assume until it has spoken.
import { readStored, writeStored } from './storage.ts'

const MARKER = 'auth_session'
const SUSPENDED = 'suspended'
const TOKEN = 'auth_token'
const EXPIRY_GUARD_MS = 3_000

export type Session = {
  isLoading: boolean
  error: string | null
  isAuthenticated: boolean
  /** Signed in, and let into the vestibule alone: a guest everywhere else. */
  isSuspended: boolean
  emailVerified: boolean
  needsVerification: boolean
  /** Something was refused until a new version of a legal page is agreed to. */
  isAsked: boolean
}
export type SessionNews = { name: 'expired' } | { name: 'signed-in' } | { name: 'signed-out' } | { name: 'unverified' }

const NOBODY: Session = {
  isLoading: false,
  error: null,
  isAuthenticated: false,
  isSuspended: false,
  emailVerified: false,
  needsVerification: false,
  isAsked: false,
}
let session: Session = NOBODY
let isExpired = false
let expiredAt = Number.NEGATIVE_INFINITY
const watchers = new Set<() => void>()
const listeners = new Set<(news: SessionNews) => void>()

export const getSession = (): Session => session
export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
/** News that screens answer with a toast, a redirect or a cleaning up. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Somebody was signed out by time, and nobody has signed in since: said where they sign in, for as long as they need. */
export const hasExpired = (): boolean => isExpired && !isKnown()

export const storedToken = (): string | null => readStored(TOKEN)

const isKnown = (): boolean => session.isAuthenticated || session.isSuspended
const markedBy = (marker: string | null) => ({
  isAuthenticated: marker !== null && marker !== SUSPENDED,
  isSuspended: marker === SUSPENDED,
})

/** Reads the marker that an earlier visit left. Another tab that signs in or out changes this one too. */
export function startSession(): void {
  session = { ...NOBODY, ...markedBy(readStored(MARKER)) }
  addEventListener('storage', (event) => {
    const marked = markedBy(event.newValue)
    if (event.key !== MARKER || (marked.isAuthenticated === session.isAuthenticated && marked.isSuspended === session.isSuspended)) return
    if (event.newValue === null) endSession()
    else become(marked, { name: 'signed-in' })
  })
}

export function setSigningIn(isLoading: boolean, error: string | null = null): void {
  become({ isLoading, error })
}

export function beginSession(token: string | undefined, isSuspended = false): void {
  writeStored(MARKER, isSuspended ? SUSPENDED : '1')
  if (token !== undefined) writeStored(TOKEN, token)
  isExpired = false
  become({ ...NOBODY, isAuthenticated: !isSuspended, isSuspended, emailVerified: true }, { name: 'signed-in' })
}

/** What `GET /is-auth` said. Null where it could not be asked: then the marker decides, and the address counts as unverified. */
export function settleSession(said: { authenticated: boolean; emailVerified: boolean; suspended: boolean } | null): void {
  if (said === null) return become({ ...markedBy(readStored(MARKER)), emailVerified: false })
  const marker = said.suspended ? SUSPENDED : said.authenticated ? '1' : null
  writeStored(MARKER, marker)
  // An earlier visit that was signed in has run out: told as a 401 is.
  if (!said.authenticated) expireSession(storedToken())
  if (!said.authenticated && isKnown()) return endSession()
  become({ ...markedBy(marker), emailVerified: said.emailVerified })
}

/** Registration or login said VERIFY. */
export function setVerificationNeeded(): void {
  become({ isLoading: false, error: null, needsVerification: true })
}
/** A call was refused because the address is unverified: the screens lead to the page that says what to do. */
export function meetUnverified(): void {
  become({ needsVerification: true }, { name: 'unverified' })
}

/** A call was refused because a legal page has a new version; and the dialog about it was left. */
export const setAsked = (isAsked: boolean): void => become({ isAsked })

/** A call was refused because the account was suspended meanwhile. */
export function meetSuspended(): void {
  if (!session.isAuthenticated) return
  writeStored(MARKER, SUSPENDED)
  become(markedBy(SUSPENDED))
}

/** Signing out, wished for or not: everything that belonged to the member leaves the browser. */
export function endSession(): void {
  writeStored(MARKER, null)
  writeStored(TOKEN, null)
  become(NOBODY, { name: 'signed-out' })
}

/** A call met 401. Many at once count as one, and a call that was sent with an older token counts not at all. */
export function expireSession(sentToken: string | null): void {
  const isStale = sentToken !== null && sentToken !== storedToken()
  if (!isKnown() || isStale || Date.now() - expiredAt < EXPIRY_GUARD_MS) return
  expiredAt = Date.now()
  isExpired = true
  for (const listener of listeners) listener({ name: 'expired' })
  endSession()
}

function become(change: Partial<Session>, news?: SessionNews): void {
  session = { ...session, ...change }
  for (const watcher of watchers) watcher()
  if (news) for (const listener of listeners) listener(news)
}
