import type { NewsName } from '@green-room/contract/events'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { liveState, onNews, POLL_MS, watchLive, type DataOf, type LiveState } from './live.ts'

export const useLiveState = (): LiveState => useSyncExternalStore(watchLive, liveState, () => 'off' as const)

/** Hears one kind of news while the component stands. */
export function useNews<Name extends NewsName>(name: Name, listener: (data: DataOf<Name>) => void): void {
  const hear = useEffectEvent((data: DataOf<Name>) => listener(data))
  useEffect(() => onNews(name, (data) => hear(data as never)), [name])
}

/** Polls every 5 s while the live line is down and somebody looks; at once when the tab comes back. */
export function usePolling(poll: () => void, isWanted = true): void {
  const state = useLiveState()
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') poll()
  })
  const isPolling = isWanted && state === 'polling'
  useEffect(() => {
    if (!isPolling) return
    const timer = setInterval(() => tick(), POLL_MS)
    const look = () => tick()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isPolling])
}
