import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { COOKIE_HASH, useIsUnanswered } from '#web/platform/kept/cookie-question.ts'
import { late } from '#web/platform/late.ts'
import { page } from '#web/platform/page.tsx'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { useTakingOver } from '#web/ui/use-taking-over.ts'

/** The server draws it; whoever has answered never loads it. */
export const COOKIE_BANNER = 'src/screens/shell/cookies/cookie-banner.tsx'
export const CookieBanner = page(() => import('./cookie-banner.tsx'))
const CookieSettings = late(() => import('./cookie-settings.tsx'))

/** The question about cookies, until it is answered, and the settings behind it, which have an address of their own. */
export function CookieQuestion() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isUnanswered = useIsUnanswered()
  const isTakingOver = useTakingOver()
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => null}>
      <Suspense fallback={null}>{isUnanswered && <CookieBanner />}</Suspense>
      <Suspense fallback={null}>
        {hash === COOKIE_HASH && !isTakingOver && <CookieSettings onClose={() => void navigate({ search }, { replace: true })} />}
      </Suspense>
    </ErrorBoundary>
  )
}
