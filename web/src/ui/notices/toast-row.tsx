import { useEffect, useRef, useState } from 'react'
import { addToastShelf, holdToast, TOAST_MS, type Toast } from '#web/platform/toasts.ts'
import { ToastCard } from './toast-card.tsx'

/** Toasts in a row of the page itself, one at a time: what stands below makes room, and nothing is covered. */
export default function ToastRow() {
  const [toast, setToast] = useState<Toast | null>(null)
  const [isHeld, setHeld] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => addToastShelf({ show: setToast, clear: () => setToast(null) }), [])
  useEffect(() => {
    const ms = toast?.durationMs ?? TOAST_MS.usual
    if (!toast || isHeld || !Number.isFinite(ms)) return
    let timer = 0
    /** Behind a dialog nobody reads it. */
    const end = () => {
      if (!document.querySelector('[role="dialog"]')) return setToast(null)
      holdToast(toast, ms)
      timer = window.setTimeout(end, ms)
    }
    timer = window.setTimeout(end, ms)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const hold = () => setHeld(true)
    const letGo = () => setHeld(false)
    addEventListener('keydown', ({ key }) => key === 'F6' && row.current?.querySelector('button')?.focus(), { signal })
    for (const near of ['pointerenter', 'focusin']) row.current?.addEventListener(near, hold, { signal })
    for (const away of ['pointerleave', 'focusout']) row.current?.addEventListener(away, letGo, { signal })
    return () => over.abort()
  }, [])
  return (
    <div ref={row} role="status" className="shrink-0">
      {toast && (
        <div className="toast-row">
          <div className="mx-auto w-full max-w-[48rem] px-2.5 pt-2.5 pb-1 sm:px-6">
            <ToastCard
              toast={toast}
              isWide
              onDone={() => {
                setToast(null)
                setHeld(false)
              }}
            />
          </div>
        </div>
      )}
    </div>
  )
}
