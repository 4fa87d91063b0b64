import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#web/platform/wire/call.ts'
import { onNews, POLL_MS } from '#web/platform/live/live.ts'
import { orderOutcome, type Outcome } from './order-outcome.ts'

const TRIES_MAX = 30

export type Watch = 'waiting' | 'failing' | 'too-long'

/** Asks every five seconds how an order stands, thirty times at most; and at once when news of it comes. Tells its end once. */
export function useOrderWatch(orderId: string | null, onEnd: (outcome: Exclude<Outcome, 'open'>) => void): Watch {
  const [watch, setWatch] = useState<Watch>('waiting')
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (orderId === null) return
    let tries = 0
    let isOver = false
    const ask = async () => {
      const isLast = tries >= TRIES_MAX
      const outcome = await outcomeOf(orderId)
      if (isOver) return
      if (outcome === 'paid' || outcome === 'failed') {
        stop()
        end(outcome)
      } else setWatch(isLast ? 'too-long' : outcome === null ? 'failing' : 'waiting')
    }
    const poll = () => {
      if (++tries >= TRIES_MAX) clearInterval(timer)
      void ask()
    }
    const timer = setInterval(poll, POLL_MS)
    const unhear = onNews('order.changed', (news) => void (news.order_id === orderId && ask()))
    const stop = () => {
      isOver = true
      clearInterval(timer)
      unhear()
    }
    poll()
    return stop
  }, [orderId])
  return watch
}

/** Null where it could not be asked. */
async function outcomeOf(orderId: string): Promise<Outcome | null> {
  try {
    return orderOutcome((await call('readOrderStatus', { order_id: orderId })).order.status)
  } catch {
    return null
  }
}
