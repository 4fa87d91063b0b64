import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What the server said of the first page in the head (its address, its picture) goes when another page comes. Draws nothing. */
export function HeadKeeper() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname !== first.current) for (const element of document.head.querySelectorAll('[data-first]')) element.remove()
  }, [pathname])
  return null
}
