import { useEffect, useState } from 'react'

/** Seconds that are left until `until` (milliseconds since 1970); 0 when it has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isRunning = until > now
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return Math.max(0, Math.ceil((until - now) / 1_000))
}
