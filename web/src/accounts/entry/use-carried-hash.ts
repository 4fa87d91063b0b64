import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** The server led here without having seen the hash of the wanted address; the browser brought it along. */
export function useCarriedHash(): void {
  const { hash } = useLocation()
  const [query, setQuery] = useSearchParams()
  const carry = useEffectEvent(() => {
    const wanted = query.get('redirect')
    if (!hash || !wanted || wanted.includes('#')) return
    query.set('redirect', wanted + hash)
    setQuery(query, { replace: true })
  })
  useEffect(() => carry(), [])
}
