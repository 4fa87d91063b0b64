import { useFilters } from '../use-desk.ts'

/** Tabs whose choice stands in the address. */
export function Tabs({
  label,
  tabs,
  here,
}: {
  label: string
  tabs: readonly (readonly [id: string, name: string, count?: number])[]
  here: string
}) {
  const [, set] = useFilters(['tab'])
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(([id, name, many]) => (
        <button key={id} type="button" aria-current={id === here ? 'page' : undefined} onClick={() => set('tab', id)}>
          {name} {many !== undefined && <i>{many}</i>}
        </button>
      ))}
    </nav>
  )
}
