import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTakingOver } from '#web/ui/use-taking-over.ts'

/**
 * What the link of a mail carries behind `#`, where no server, proxy or referrer sees it; links that were sent before have it in the query.
 * It is taken out of the address bar at once, so that it stands in no history. Null while the browser takes over what the server drew.
 */
export function useLinkSecrets<Name extends string>(...wanted: readonly Name[]): Record<Name, string | null> | null {
  const [names] = useState(wanted)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isTakingOver = useTakingOver()
  const found = carried(names, search, hash)
  const isAny = names.some((name) => found[name] !== null)
  const [kept, setKept] = useState<typeof found | null>(null)
  // A second link may be opened in the page of the first.
  if (isAny && names.some((name) => kept?.[name] !== found[name])) setKept(found)
  useEffect(() => {
    if (!isAny) return
    const rest = new URLSearchParams(search)
    for (const name of names) rest.delete(name)
    void navigate(rest.size ? `${pathname}?${rest}` : pathname, { replace: true })
  }, [isAny, names, navigate, pathname, search])
  return isTakingOver ? null : (kept ?? found)
}

function carried<Name extends string>(names: readonly Name[], search: string, hash: string): Record<Name, string | null> {
  const [fragment, query] = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)]
  return Object.fromEntries(names.map((name) => [name, fragment.get(name) ?? query.get(name)])) as Record<Name, string | null>
}
