import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { drawnAddress } from '#web/platform/drawn-address.ts'

/** What the server said of the first page in the head (its address, its picture) goes when another page comes. Draws nothing. */
export function HeadKeeper() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== drawnAddress().pathname) for (const element of document.head.querySelectorAll('[data-first]')) element.remove()
  }, [pathname])
  return null
}
