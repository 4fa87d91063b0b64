import { useState, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { safePath } from '#web/platform/navigation.ts'
import { useSession } from '#web/platform/use-session.ts'
import { signInPath } from './session-keeper.tsx'

export type Access = 'all' | 'guest' | 'member'

/** Guests are led to the sign-in and come back; members have no business at the sign-in (§2). */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  if (access === 'member') return <MembersOnly>{children}</MembersOnly>
  return access === 'guest' ? <GuestsOnly>{children}</GuestsOnly> : children
}

function MembersOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  return isAuthenticated ? children : <Navigate to={signInPath(pathname + search)} replace />
}

/** Whoever was signed in already goes home; whoever has just signed in here goes where they wanted to, or to the account. */
function GuestsOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useSession()
  const [query] = useSearchParams()
  const [cameSignedIn] = useState(isAuthenticated)
  if (!isAuthenticated) return children
  return <Navigate to={cameSignedIn ? '/' : safePath(query.get('redirect'), '/account')} replace />
}
