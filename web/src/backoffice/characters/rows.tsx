import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { say } from '../texts.ts'

type Own<Row> = {
  rows: readonly Row[]
  mayWrite: boolean
  /** What a row is called, for whoever only hears it. */
  title: (row: Row, i: number) => string
  empty: string
  add: string
  fresh: () => Row
  onChange: (rows: Row[]) => void
  draw: (row: Row, set: (more: Partial<Row>) => void) => ReactNode
}
/** A list whose entries have fields of their own: each folded up under its name. */
export function Rows<Row extends object>({ rows, mayWrite, title, empty, add, fresh, onChange, draw }: Own<Row>) {
  return (
    <fieldset className="boxes card" disabled={!mayWrite}>
      <legend className="hidden">{add}</legend>
      {rows.length === 0 && <p className="empty">{empty}</p>}
      {rows.map((row, i) => (
        // eslint-disable-next-line react/no-array-index-key -- entries have no other name that stays while they are written
        <Entry key={i} title={title(row, i)}>
          {draw(row, (more) => onChange(rows.map((one, at) => (at === i ? { ...one, ...more } : one))))}
          <p>
            <button type="button" className="btn-s dan" onClick={() => onChange(rows.filter((_, at) => at !== i))}>
              {say('desk.remove')}
            </button>
          </p>
        </Entry>
      ))}
      <p>
        <button type="button" className="btn-s line" onClick={() => onChange([...rows, fresh()])}>
          <Plus size={16} aria-hidden="true" />
          {add}
        </button>
      </p>
    </fieldset>
  )
}

/** A new one is open from the start. */
function Entry({ title, children }: { title: string; children: ReactNode }) {
  const [isNew] = useState(title === '')
  return (
    <details className="entry" open={isNew}>
      <summary>{title || say('desk.new-entry')}</summary>
      <div className="boxes">{children}</div>
    </details>
  )
}

/** The first of `story-1`, `story-2`, … that nobody has. */
export function freeId(word: string, taken: readonly { id: string }[]): string {
  const known = new Set(taken.map(({ id }) => id))
  let no = taken.length + 1
  while (known.has(`${word}-${no}`)) no++
  return `${word}-${no}`
}
