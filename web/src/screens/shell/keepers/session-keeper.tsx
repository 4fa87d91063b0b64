import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { checkSession } from '#web/accounts/entry/check-session.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { setNavigator } from '#web/platform/navigation.ts'
import { onSessionNews, type SessionNews } from '#web/platform/kept/session.ts'
import { showToast } from '#web/platform/toasts.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import '#web/content/texts.ts'
import { useTakingOver } from '#web/ui/use-taking-over.ts'
import { isPersonal } from './personal.ts'

/** Guests have no live line, and needn't load what holds it. */
const LiveKeeper = late(() => import('./live-keeper.tsx'))

export const signInPath = (from: string): string => `/auth?form=signin&redirect=${encodeURIComponent(from)}`
const isProtected = (pathname: string): boolean =>
  ['/account/*', '/suspended', '/chats', '/taste/:code', '/topics/past', '/topics/:topicId/:part'].some((pattern) =>
    matchPath(pattern, pathname),
  )

/** Watches over the session: asks the server once, and answers when it ends. Draws nothing. */
export function SessionKeeper() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const client = useQueryClient()
  const { isAuthenticated } = useSession()
  const isTakingOver = useTakingOver()

  const answer = useEffectEvent((news: SessionNews) => {
    const here = pathname + search + hash
    if (news.name === 'unverified' && pathname !== '/email-verification') {
      void navigate(`/email-verification?redirect=${encodeURIComponent(here)}`)
    }
    if (news.name === 'expired' && isProtected(pathname)) {
      showToast({ tone: 'bad', text: t('common.session-expired'), id: 'session-expired' })
      void navigate(signInPath(here), { replace: true })
    }
    if (news.name === 'signed-out') client.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
    if (news.name === 'signed-in') void client.invalidateQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
  })

  useEffect(() => setNavigator((to, options) => void navigate(to, options)), [navigate])
  useEffect(() => {
    void checkSession()
    return onSessionNews((news) => answer(news))
  }, [])
  return isAuthenticated && !isTakingOver ? (
    <Suspense fallback={null}>
      <LiveKeeper />
    </Suspense>
  ) : null
}
