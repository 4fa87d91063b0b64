import { useEffect, useState, type RefObject } from 'react'

/** Whether a scroller must be a stop of the Tab key: it has more than it shows, and nothing in it that can have the focus. */
export function useScrollStop(scroller: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () =>
      setStop(element.scrollHeight > element.clientHeight && !element.querySelector('a[href], button, input, select, textarea'))
    const observer = new ResizeObserver(look)
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [scroller])
  return isStop
}
