import { useState, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { safePath } from '#web/platform/navigation.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import { LANDING, landingState } from './header/landing.ts'
import { signInPath } from './keepers/session-keeper.tsx'

export type Access = 'all' | 'guest' | 'member' | 'vestibule'

/** All that somebody has here whose account is suspended. */
const VESTIBULE = '/suspended'

/** Guests are led to the sign-in and come back; members have no business at the sign-in. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  if (access === 'member' || access === 'vestibule') return <MembersOnly isOpen={access === 'vestibule'}>{children}</MembersOnly>
  return access === 'guest' ? <GuestsOnly>{children}</GuestsOnly> : children
}

/** `isOpen`: to the suspended, too. */
function MembersOnly({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { isAuthenticated, isSuspended } = useSession()
  const { pathname, search, hash } = useLocation()
  if (isSuspended && !isOpen) return <Navigate to={VESTIBULE} replace />
  return isAuthenticated || isSuspended ? children : <Navigate to={signInPath(pathname + search + hash)} replace />
}

/** Whoever was signed in already goes home; whoever has just signed in here goes where they wanted to, or to their chats. */
function GuestsOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated, isSuspended } = useSession()
  const [query] = useSearchParams()
  const [cameSignedIn] = useState(isAuthenticated)
  if (isSuspended) return <Navigate to={VESTIBULE} replace />
  if (!isAuthenticated) return children
  const to = cameSignedIn ? '/' : safePath(query.get('redirect'), LANDING)
  return <Navigate to={to} state={landingState(to)} replace />
}
