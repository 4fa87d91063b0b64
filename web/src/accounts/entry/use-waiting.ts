import { useEffect, useEffectEvent } from 'react'
import { call } from '#web/platform/wire/call.ts'
import { useSession } from '#web/platform/kept/use-session.ts'

const ASK_EVERY_MS = 5_000

/**
 * The tab that waits while somebody looks into their mailbox. `onSignedIn`: the link was used in this browser. `onConfirmed`: it was used
 * elsewhere, with a password that was chosen there; nobody is signed in here for that, whoever has typed the address.
 */
export function useWaiting(
  email: string | null,
  isWaiting: boolean,
  on: { signedIn: () => void; confirmed: (email: string) => void },
): void {
  const { isAuthenticated } = useSession()
  const signedIn = useEffectEvent(on.signedIn)
  const confirmed = useEffectEvent(on.confirmed)
  useEffect(() => {
    if (isWaiting && isAuthenticated) signedIn()
  }, [isWaiting, isAuthenticated])
  useEffect(() => {
    if (!isWaiting || isAuthenticated || email === null) return
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const answer = await call('readVerification', { email }).catch(() => null)
      if (answer?.payload.confirmed) confirmed(email)
    }
    const timer = setInterval(() => void ask(), ASK_EVERY_MS)
    const onShown = () => void ask()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [isWaiting, isAuthenticated, email])
}
