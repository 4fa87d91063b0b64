import { useEffect, useRef, useState } from 'react'

/** How long a new piece of text takes to be laid out, in milliseconds: about the pause until the next one comes. */
const LAY_MS = 180

const wordEnd = (text: string, from: number): number => {
  const space = text.indexOf(' ', from)
  return space === -1 ? text.length : space
}

/** Text that arrives in pieces, shown word by word in between. Text that was there from the start stands at once, as all does without motion. */
export function useSmoothText(text: string, isGrowing: boolean): string {
  const [shown, setShown] = useState(text.length)
  const place = useRef(text.length)
  useEffect(() => {
    if (!isGrowing || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      place.current = text.length
      return
    }
    // Another revision: the text is a new one.
    if (place.current > text.length) place.current = 0
    const from = place.current
    const begin = performance.now()
    let frame = requestAnimationFrame(function lay(now) {
      const share = Math.min(1, (now - begin) / LAY_MS)
      const next = wordEnd(text, Math.floor(from + (text.length - from) * share))
      if (next > place.current) setShown((place.current = next))
      if (share < 1) frame = requestAnimationFrame(lay)
    })
    return () => cancelAnimationFrame(frame)
  }, [text, isGrowing])
  return isGrowing ? text.slice(0, shown) : text
}
