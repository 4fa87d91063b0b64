import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** A new page starts at its top and takes the focus; going back finds the old place; a changed query moves nothing. Draws nothing. */
export function ScrollKeeper() {
  const { pathname, key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const places = useRef(new Map<string, number>())
  const before = useRef({ pathname, key })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => places.current.set(before.current.key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [])
  useEffect(() => {
    const isSamePage = before.current.pathname === pathname
    if (before.current.key === key) return
    before.current = { pathname, key }
    const saved = isReturn ? places.current.get(key) : undefined
    if (saved === undefined && isSamePage) return
    scrollTo({ top: saved ?? 0, behavior: 'instant' })
    if (!isReturn) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, key, isReturn])
  return null
}
