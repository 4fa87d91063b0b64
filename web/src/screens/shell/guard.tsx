import { useState, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { safePath } from '#web/platform/navigation.ts'
import { useSession } from '#web/platform/use-session.ts'
import { LANDING, landingState } from './landing.ts'
import { signInPath } from './session-keeper.tsx'

export type Access = 'all' | 'guest' | 'member'

/** Guests are led to the sign-in and come back; members have no business at the sign-in. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  if (access === 'member') return <MembersOnly>{children}</MembersOnly>
  return access === 'guest' ? <GuestsOnly>{children}</GuestsOnly> : children
}

function MembersOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useSession()
  const { pathname, search, hash } = useLocation()
  return isAuthenticated ? children : <Navigate to={signInPath(pathname + search + hash)} replace />
}

/** Whoever was signed in already goes home; whoever has just signed in here goes where they wanted to, or to their chats. */
function GuestsOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useSession()
  const [query] = useSearchParams()
  const [cameSignedIn] = useState(isAuthenticated)
  if (!isAuthenticated) return children
  const to = cameSignedIn ? '/' : safePath(query.get('redirect'), LANDING)
  return <Navigate to={to} state={landingState(to)} replace />
}
