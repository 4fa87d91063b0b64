import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'

const SHOWN_MS = 6_000
const Context = createContext<(text: string) => void>(() => undefined)
/** Says what was done, for a while. */
export const useNotice = (): ((text: string) => void) => use(Context)

export function Notices({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => setSaid(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <Context value={useCallback((text: string) => setSaid({ text }), [])}>
      {children}
      <div className="said" role="status">
        {said && <p>{said.text}</p>}
      </div>
    </Context>
  )
}
