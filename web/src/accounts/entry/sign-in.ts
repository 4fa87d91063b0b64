import { call } from '#web/platform/wire/call.ts'
import type { AnswerOf, InputOf } from '#web/platform/wire/doors.ts'
import { beginSession, setSigningIn, setVerificationNeeded } from '#web/platform/kept/session.ts'
import { renewXsrf } from '#web/platform/wire/xsrf.ts'

type Entry = 'login' | 'register' | 'verifyEmail'
/** `verify`: the address waits for its link, which went to `email`. */
export type Entered = { status: 'in'; wish: string | null } | { status: 'verify'; email: string }

/** The three doors that sign somebody in. Each starts with a fresh XSRF cookie and ends with a session, or with a link in the mail. */
export async function enter<Door extends Entry>(door: Door, input: InputOf<Door>): Promise<Entered> {
  setSigningIn(true)
  try {
    await renewXsrf()
    const { status, payload } = (await call(door, input)) as AnswerOf<Entry>
    if (status === 'VERIFY') {
      setVerificationNeeded()
      const sent = payload && 'email' in payload ? payload.email : undefined
      return { status: 'verify', email: sent ?? ('email' in input ? input.email : '') }
    }
    beginSession(payload?.token, status === 'SUSPENDED')
    return { status: 'in', wish: payload && 'wish' in payload ? payload.wish : null }
  } catch (error) {
    setSigningIn(false, error instanceof Error ? error.message : null)
    throw error
  }
}

/** Where the page stands that says which mailbox to open. */
export function verificationPath(email: string, redirect: string | null): string {
  const query = new URLSearchParams({ email, ...(redirect ? { redirect } : {}) })
  return `/email-verification?${query}`
}

/** Where a browser that waited for its confirmation is led to: the address is confirmed, elsewhere, and this browser is not signed in. */
export type Confirmed = { confirmed: string }
export const confirmedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'confirmed' in state && typeof state.confirmed === 'string' ? state.confirmed : null
