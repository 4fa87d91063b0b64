import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import '#web/ui/texts.ts'
import '../texts.ts'

/** Older messages are fetched before the reader reaches the top. */
const AHEAD_PX = 800

type OlderProps = { scroller: RefObject<HTMLElement | null>; isLoading: boolean; load: () => Promise<void> }

/** The upper end of a log that has more above it. Mount it anew for each page: it may be in sight still. */
export function OlderMessages({ scroller, isLoading, load }: OlderProps) {
  const t = useT()
  const [hasFailed, setFailed] = useState(false)
  const mark = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(() => {
    if (isLoading) return
    load().then(
      () => setFailed(false),
      () => setFailed(true),
    )
  })
  useEffect(() => {
    if (!mark.current || hasFailed) return
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && loadMore(), {
      root: scroller.current,
      rootMargin: `${AHEAD_PX}px 0px 0px`,
    })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [hasFailed, scroller])
  return (
    <div ref={mark} className="grid min-h-12 place-items-center pt-5 text-sm text-ink-3">
      <p role="status">{isLoading ? t('messages.older-loading') : ''}</p>
      {hasFailed && (
        <p role="alert" className="flex flex-wrap items-center justify-center gap-3">
          {t('messages.older-failed')}
          <button type="button" className="btn btn-line" onClick={() => setFailed(false)}>
            {t('ui.try-again')}
          </button>
        </p>
      )}
    </div>
  )
}
