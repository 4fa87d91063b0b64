import { art } from '../pictures/draw-art.ts'
import { Suspense, useEffect, useState } from 'react'
import { late } from '#web/platform/late.ts'

const ToastShelf = late(() => import('./toast-shelf.tsx'))

/** The shelf comes after the first paint, and with it what draws the next page's posters and the looks that few ask for: the first page needs none of it. */
export function Toasts() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const start = () => {
      setDue(true)
      art.load().catch(() => undefined)
      import('../styles/late-styles.ts').catch(() => undefined)
    }
    if (!('requestIdleCallback' in globalThis)) return void setTimeout(start, 300)
    const idle = requestIdleCallback(start, { timeout: 2_000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return isDue ? (
    <Suspense fallback={null}>
      <ToastShelf />
    </Suspense>
  ) : null
}
