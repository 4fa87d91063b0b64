import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { isProblem } from '#web/platform/problem.ts'
import { onGone } from './desk-call.ts'
import { SetUpScreen } from './entry/set-up-screen.tsx'
import { SignInScreen } from './entry/sign-in-screen.tsx'
import { WelcomeScreen } from './entry/welcome-screen.tsx'
import { Frame } from './frame/frame.tsx'
import { screensOf } from './screens.ts'
import { say } from './texts.ts'
import { Loading, Trouble } from './parts/states.tsx'
import { useDesk } from './use-desk.ts'
import { Screens } from './use-screens.ts'

export function BackOffice() {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true } } }),
  )
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter basename="/admin">
        <Routes>
          <Route path="/welcome" element={<WelcomeScreen />} />
          <Route path="*" element={<Inside />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

/** Who isn't signed in signs in; who has no factor sets one up; nobody else sees a desk. */
function Inside() {
  const client = useQueryClient()
  const { data: me, error, refetch } = useDesk('readOperator', {}, { everyMs: 60_000 })
  const [isSettingUp, setSettingUp] = useState(false)
  useEffect(() => onGone(() => void client.invalidateQueries({ queryKey: ['readOperator'] })), [client])
  const isOut = isProblem(error, 'route.not-found')
  useEffect(() => {
    if (isOut) client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'readOperator' })
  }, [client, isOut])
  if (me && !me.has_factor && !isSettingUp) setSettingUp(true)
  if (isOut) return <SignInScreen onIn={() => void refetch()} />
  if (!me) return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Loading />
  if (!me.has_factor || isSettingUp) return <SetUpScreen email={me.email} onDone={() => void refetch().then(() => setSettingUp(false))} />
  const screens = screensOf(me.roles)
  return (
    <Screens value={screens}>
      <Frame me={me} screens={screens}>
        <Suspense fallback={<Loading />}>
          <Routes>
            {screens.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route index element={<Navigate to={screens[0]?.path ?? '/audit'} replace />} />
            <Route path="*" element={<main className="main">{say('desk.no-page')}</main>} />
          </Routes>
        </Suspense>
      </Frame>
    </Screens>
  )
}
