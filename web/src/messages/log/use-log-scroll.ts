import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

const AWAY_PX = 200
const BACK_PX = 60

/**
 * The scroller is a reversed column: its end is where it rests, and it stays there by itself. This watches how far away the reader is, and
 * holds the line they are reading in its place while text arrives below (not every browser anchors a reversed column).
 */
export function useLogScroll(scroller: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const [isAway, setAway] = useState(false)
  const held = useRef<{ line: Element; top: number } | null>(null)

  useEffect(() => {
    const view = scroller.current
    const inside = content.current
    if (!view || !inside) return
    const look = () => {
      const distance = Math.abs(view.scrollTop)
      setAway((was) => (was ? distance > BACK_PX : distance > AWAY_PX))
      held.current = distance > BACK_PX ? firstVisible(view, inside) : null
    }
    const hold = () => {
      const line = held.current
      if (!line?.line.isConnected) return
      const shift = line.line.getBoundingClientRect().top - line.top
      if (Math.abs(shift) >= 1) view.scrollTop += shift
    }
    const sizes = new ResizeObserver(hold)
    sizes.observe(inside)
    view.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      view.removeEventListener('scroll', look)
    }
  }, [scroller, content])

  const goToEnd = useCallback(() => {
    held.current = null
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [scroller])
  return { isAway, goToEnd }
}

function firstVisible(view: Element, inside: Element): { line: Element; top: number } | null {
  const edge = view.getBoundingClientRect().top
  for (const line of inside.querySelectorAll('li')) {
    const box = line.getBoundingClientRect()
    if (box.bottom > edge) return { line, top: box.top }
  }
  return null
}

/** Runs when a value changes, before the page is painted. */
export function useChange(value: unknown, onChange: () => void): void {
  const before = useRef(value)
  useLayoutEffect(() => {
    if (before.current === value) return
    before.current = value
    onChange()
  })
}
