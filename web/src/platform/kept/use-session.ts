import { use, useSyncExternalStore } from 'react'
import { BootContext } from '../boot.ts'
import { getSession, watchSession, type Session } from './session.ts'

const SIGNED_IN: Session = {
  isLoading: false,
  error: null,
  isAuthenticated: true,
  isSuspended: false,
  emailVerified: false,
  needsVerification: false,
  isAsked: false,
}
const GUEST: Session = { ...SIGNED_IN, isAuthenticated: false }

/** While the server draws and the browser takes over, the session's cookie decides; from then on what the browser knows. */
export function useSession(): Session {
  const { isSignedIn } = use(BootContext)
  return useSyncExternalStore(watchSession, getSession, () => (isSignedIn ? SIGNED_IN : GUEST))
}
