import type { Maintenance } from '@green-room/contract/content'
import { Clock, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { shortTime } from '#web/platform/texts/format.ts'
import '#web/ui/texts.ts'
import './maintenance-banner.css'

const MINUTE_MS = 60_000
/** Further away than this the time says more than a countdown. */
const COUNTED_MS = 60 * MINUTE_MS
const two = (part: number): string => String(part).padStart(2, '0')
const countdown = (leftMs: number): string => `${Math.floor(leftMs / MINUTE_MS)}:${two(Math.floor(leftMs / 1_000) % 60)}`

/** The minutes at which it is said aloud, and shown again to who had put it away. */
function sayingOf({ spoken }: Maintenance, leftMs: number): { minutes: number; text: string } | null {
  const minutes = Object.keys(spoken)
    .map(Number)
    .toSorted((a, b) => a - b)
    .find((one) => leftMs <= one * MINUTE_MS)
  return minutes === undefined || leftMs <= 0 ? null : { minutes, text: spoken[minutes]! }
}

export default function MaintenanceBanner({ maintenance }: { maintenance: Maintenance }) {
  const t = useT()
  const leftMs = useLeft(maintenance)
  const isClosed = leftMs <= 0
  const isStopped = !isClosed && leftMs <= new Date(maintenance.closes_at).getTime() - new Date(maintenance.stops_at).getTime()
  const saying = sayingOf(maintenance, leftMs)
  const [hiddenAt, setHidden] = useState<number | null>(null)
  const stage = isClosed ? 0 : (saying?.minutes ?? Number.POSITIVE_INFINITY)
  const filled = (text: string, at: string): string => text.replaceAll('{time}', shortTime(at))
  const text = isClosed ? filled(maintenance.closed, maintenance.opens_at) : filled(maintenance.announced, maintenance.closes_at)
  return (
    <>
      <p className="sr-only" role="status" aria-live="polite">
        {isClosed ? text : saying?.text}
      </p>
      {hiddenAt !== stage && (
        <section aria-label={maintenance.name} className="maintenance print:hidden">
          <Clock size={18} aria-hidden="true" />
          <p>
            {text} {isStopped && maintenance.stopped}
          </p>
          {!isClosed && leftMs <= COUNTED_MS && <b role="timer">{countdown(leftMs)}</b>}
          {!isClosed && (
            <button type="button" className="icon-btn" aria-label={t('ui.close')} onClick={() => setHidden(stage)}>
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </section>
      )}
    </>
  )
}

/** Milliseconds until it closes, counted from the server's own time: the reader's clock may be off. */
function useLeft({ now, closes_at: closesAt }: Maintenance): number {
  const toldMs = new Date(closesAt).getTime() - new Date(now).getTime()
  const [leftMs, setLeft] = useState(toldMs)
  useEffect(() => {
    const end = Date.now() + toldMs
    const timer = setInterval(() => setLeft(end - Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [toldMs])
  return leftMs
}
