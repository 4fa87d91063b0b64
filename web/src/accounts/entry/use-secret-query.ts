import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Values of the query that are read once and taken out of the address bar at once, so that they stand in no history and no referrer. */
export function useSecretQuery<Name extends string>(...names: readonly Name[]): Record<Name, string | null> {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [values] = useState(() => Object.fromEntries(names.map((name) => [name, query.get(name)])) as Record<Name, string | null>)
  useEffect(() => {
    if (!names.some((name) => query.has(name))) return
    const rest = new URLSearchParams(query)
    for (const name of names) rest.delete(name)
    void navigate(rest.size ? `${pathname}?${rest}` : pathname, { replace: true })
  }, [names, navigate, pathname, query])
  return values
}
