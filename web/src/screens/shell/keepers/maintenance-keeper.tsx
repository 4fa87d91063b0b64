import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useSettings } from '#web/content/use-settings.ts'
import { late } from '#web/platform/late.ts'
import { isProblem } from '#web/platform/problem.ts'
import { useNews } from '#web/platform/live/use-live.ts'

const MaintenanceBanner = late(() => import('./maintenance-banner.tsx'))
/** All hear of it in one moment, and are not to ask in one. */
const WITHIN_MS = 1_500
const ASK_AGAIN_MS = 10_000
const isClosing = (error: unknown): boolean => isProblem(error, 'lounge.closed') || isProblem(error, 'lounge.closing')
const isSettings = (queryKey: QueryKey): boolean => queryKey[0] === 'settings'

/** Knows when the lounge is to close, from the settings; once it is open again, what stands on the page is read anew. */
export function MaintenanceKeeper() {
  const client = useQueryClient()
  const { maintenance } = useSettings()
  const isKnown = maintenance !== null
  const wasRefused = useRef(false)
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = (): void => {
    waits.current ??= setTimeout(() => {
      waits.current = undefined
      void client.invalidateQueries({ queryKey: ['settings'] })
    }, Math.random() * WITHIN_MS)
  }
  useNews('maintenance.changed', look)
  // A line that comes back may have missed it; the first one opens beside settings that are new.
  const isBack = useRef(false)
  useNews('live.opened', () => {
    if (isBack.current) look()
    isBack.current = true
  })
  useEffect(() => {
    const hear = (event: { type: string; action?: { type: string } }): void => {
      const error = event.type === 'updated' && event.action && 'error' in event.action ? event.action.error : null
      if (!isClosing(error)) return
      wasRefused.current = true
      look()
    }
    const stops = [client.getQueryCache().subscribe(hear), client.getMutationCache().subscribe(hear)]
    return () => stops.forEach((stop) => stop())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `look` is the same in all but its name
  }, [client])
  useEffect(() => {
    if (!isKnown) {
      if (wasRefused.current) void client.invalidateQueries({ predicate: ({ queryKey }) => !isSettings(queryKey) })
      wasRefused.current = false
      return
    }
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: ['settings'] }), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [client, isKnown])
  return <Suspense fallback={null}>{maintenance && <MaintenanceBanner maintenance={maintenance} />}</Suspense>
}
