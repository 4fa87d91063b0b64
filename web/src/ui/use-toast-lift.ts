import { useEffect, type RefObject } from 'react'
import { TOAST_BOTTOM } from '#web/platform/toasts.ts'

const GAP_PX = 12

/** Lifts the toasts above an element at the page's lower edge, for as long as it stands there. */
export function useToastLift(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const below = element.current
    const { style } = document.documentElement
    if (!below) return
    const sizes = new ResizeObserver(() =>
      style.setProperty(TOAST_BOTTOM, `${Math.max(GAP_PX, innerHeight - below.getBoundingClientRect().top + GAP_PX)}px`),
    )
    sizes.observe(below)
    return () => {
      sizes.disconnect()
      style.removeProperty(TOAST_BOTTOM)
    }
  }, [element])
}
