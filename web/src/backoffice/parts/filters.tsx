import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../texts.ts'
import { useStateOf } from '../use-state-of.ts'

/** A search field that is sent by Enter, and what else filters a list. */
export function Filters({ q, hint, onFind, children }: { q: string; hint: string; onFind: (q: string) => void; children?: ReactNode }) {
  const [typed, setTyped] = useStateOf(q, q)
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed.trim())
      }}
    >
      <label className="in grow">
        <Search size={16} aria-hidden="true" />
        <input type="search" value={typed} placeholder={hint} aria-label={hint} onChange={(event) => setTyped(event.target.value)} />
      </label>
      {children}
      <button type="submit" className="btn-s line">
        {say('desk.find')}
      </button>
    </form>
  )
}

export const Days = ({ from, to, onSet }: { from: string; to: string; onSet: (name: 'from' | 'to', day: string) => void }) => (
  <>
    {(['from', 'to'] as const).map((end) => (
      <label key={end} className="in">
        <span className="sub">{say(`desk.${end}-day`)}</span>
        <input type="date" value={end === 'from' ? from : to} onChange={(event) => onSet(end, event.target.value)} />
      </label>
    ))}
  </>
)
