import { WifiOff } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import { useLiveState } from '#web/platform/live/use-live.ts'
import type { Outgoing } from './outbox.ts'
import '../texts.ts'

/** Says why nothing arrives, and that nothing is lost. */
export function OfflineStrip({ outgoing }: { outgoing: readonly Outgoing[] }) {
  const t = useT()
  const isOffline = useLiveState() === 'offline'
  const isUnreachable = !isOffline && outgoing.some(({ state }) => state === 'waiting')
  const isShown = isOffline || isUnreachable
  return (
    <p
      role="status"
      className={
        isShown ? 'flex shrink-0 items-center justify-center gap-2.5 bg-brass-wash px-4 py-2 text-sm font-medium text-brass-ink' : 'sr-only'
      }
    >
      {isShown && (
        <>
          <WifiOff size={17} className="shrink-0" aria-hidden="true" /> {t(isOffline ? 'messages.offline' : 'messages.unreachable')}
        </>
      )}
    </p>
  )
}
