import { HydrationBoundary, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { useSettingsLoad } from './content/use-settings.ts'
import './content/texts.ts'
import { BootContext, type Boot } from './platform/boot.ts'
import { I18nProvider, useT } from './platform/i18n.tsx'
import { late } from './platform/late.ts'
import { problemText } from './platform/texts/problem-text.ts'
import type { RouteEntry } from './route-entry.ts'
import { isReserved, matchRoute, MOVED, notFound, routes } from './router.tsx'
import { CookieQuestion } from './screens/shell/cookies/cookie-question.tsx'
import { Guard } from './screens/shell/guard.tsx'
import { PageFailure } from './screens/shell/page-failure.tsx'
import { ScrollKeeper } from './screens/shell/keepers/scroll-keeper.tsx'
import { SessionKeeper } from './screens/shell/keepers/session-keeper.tsx'
import { StartFailure, StartSpinner } from './screens/shell/start-screens.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { Toasts } from './ui/notices/toasts.tsx'

const LateKeepers = late(() => import('./screens/shell/keepers/late-keepers.tsx'))

/** The whole app, drawn by the server and taken over by the browser alike. `children`: one page that no address leads to. */
export function App({ boot, client, children }: { boot: Boot; client: QueryClient; children?: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={boot.state}>
        <BootContext value={boot}>
          <I18nProvider language={boot.language} messages={boot.messages}>
            <ErrorBoundary fallback={(error) => <StartFailure message={error.message} />}>
              <Started>
                <Running>{children}</Running>
              </Started>
            </ErrorBoundary>
          </I18nProvider>
        </BootContext>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

function Started({ children }: { children: ReactNode }) {
  const t = useT()
  const { data, error } = useSettingsLoad()
  if (data) return children
  return error ? <StartFailure message={problemText(error, t, 'common.page-data-failed')} /> : <StartSpinner />
}

/** A page is taken over after what stands around it; what can wait for it does. */
function Running({ children }: { children: ReactNode }) {
  const [isPageThere, setPageThere] = useState(false)
  const { pathname } = useLocation()
  return (
    <>
      <Suspense fallback={null}>{isPageThere && <LateKeepers mayHaveTag={matchRoute(pathname)?.route.mayHaveTag ?? false} />}</Suspense>
      <ScrollKeeper />
      {children ?? (
        <>
          <CookieQuestion />
          <Pages onThere={setPageThere} />
        </>
      )}
      <Toasts />
    </>
  )
}

type OnThere = { onThere: (isThere: true) => void }
function There({ onThere }: OnThere) {
  useEffect(() => {
    onThere(true)
    // Within an effect React takes no press for a part that it has not taken over yet, such as the question about cookies (index.html).
    setTimeout(() => (globalThis as { earlyPress?: { redo: () => void } }).earlyPress?.redo())
  }, [onThere])
  return null
}

function Pages({ onThere }: OnThere) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname} fallback={(_, retry) => <PageFailure onRetry={retry} />}>
      <Suspense fallback={<StartSpinner />}>
        {/* Taken over together with the page: news that comes before would make the page another one than the server drew. */}
        <SessionKeeper />
        <There onThere={onThere} />
        <Routes>
          {Object.keys(MOVED).map((path) => (
            <Route key={path} path={path} element={<Moved />} />
          ))}
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Entry route={route} />} />
          ))}
          <Route path="*" element={<notFound.Page />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}

function Entry({ route: { path, access, Page } }: { route: RouteEntry }) {
  const { slug = '' } = useParams()
  const { pathname } = useLocation()
  const { missing } = use(BootContext)
  if (missing === pathname || (path === '/:slug' && isReserved(slug))) return <notFound.Page />
  return (
    <Guard key={path} access={access}>
      <Page />
    </Guard>
  )
}

function Moved() {
  const { pathname, search } = useLocation()
  return <Navigate to={MOVED[pathname] + search} replace />
}
