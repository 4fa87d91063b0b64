import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#web/platform/kept/use-session.ts'

/** A member who wanted a random chat before they were one arrives with that wish in the address: it is granted once. */
export function useWishedStart(start: () => void): void {
  const [query, setQuery] = useSearchParams()
  const { isAuthenticated } = useSession()
  const isWished = isAuthenticated && query.get('start') === 'random'
  const isGranted = useRef(false)
  const grant = useEffectEvent(() => {
    if (isGranted.current) return
    isGranted.current = true
    setQuery(
      (now) => {
        now.delete('start')
        return now
      },
      { replace: true },
    )
    start()
  })
  useEffect(() => {
    if (isWished) grant()
  }, [isWished])
}
