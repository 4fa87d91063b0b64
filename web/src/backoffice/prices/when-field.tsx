import { TextField } from '../parts/labelled.tsx'
import { useId, useState } from 'react'
import { say } from '../texts.ts'

/** At once, or from a date and time of the operator's own clock. Null while a time is wanted and missing. */
export function WhenField({ onChange }: { onChange: (local: string | null) => void }) {
  const [isLater, setLater] = useState(false)
  const id = useId()
  return (
    <div className="two">
      <div className="f">
        <label htmlFor={`${id}-when`}>{say('desk.when-from')}</label>
        <select
          id={`${id}-when`}
          className="in"
          value={isLater ? 'later' : ''}
          onChange={(event) => {
            setLater(event.target.value === 'later')
            onChange(event.target.value === 'later' ? null : '')
          }}
        >
          <option value="">{say('desk.from-now')}</option>
          <option value="later">{say('desk.from-time')}</option>
        </select>
      </div>
      {isLater && <TextField label={say('desk.from-at')} type="datetime-local" required onChange={(text) => onChange(text || null)} />}
    </div>
  )
}
