import { useEffect, useEffectEvent } from 'react'
import { call } from '#web/platform/wire/call.ts'
import { POLL_MS } from '#web/platform/live/live.ts'
import { leaveTo } from './leave-to.ts'
import type { Leaving } from './use-checkout.ts'

const REDIRECT_MS = 2_000

/** Goes to the payment page after two seconds. Meanwhile, and where it was opened in another window, asks how the top-up stands. */
export function useLeaving(leaving: Leaving | null, onEnd: (end: 'paid' | 'failed' | 'back') => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!leaving) return
    const ask = async () => {
      const { status } = await call('readDepositStatus', { order_id: leaving.orderId })
      if (status === 'Success' || status === 'Error') {
        clearInterval(poll)
        clearTimeout(redirect)
        end(status === 'Success' ? 'paid' : 'failed')
      }
    }
    const redirect = setTimeout(() => leaveTo(leaving.url), REDIRECT_MS)
    const poll = setInterval(() => void ask().catch(() => undefined), POLL_MS)
    // The browser's Back button shows this page as it was left.
    const restore = (event: PageTransitionEvent) => event.persisted && end('back')
    addEventListener('pageshow', restore)
    return () => {
      clearInterval(poll)
      clearTimeout(redirect)
      removeEventListener('pageshow', restore)
    }
  }, [leaving])
}
