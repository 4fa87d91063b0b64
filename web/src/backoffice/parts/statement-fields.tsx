import { GROUNDS } from '@green-room/contract/wire/backoffice-rights'
import { euro, points } from '../format.ts'
import { say } from '../texts.ts'
import { Labelled } from './labelled.tsx'

const TERMS = [1, 3, 7, 30, 180] as const
export type Ground = (typeof GROUNDS)[number]
export const languageNames = new Intl.DisplayNames('en', { type: 'language' })

type Field<Value> = { value: Value; onChange: (value: Value) => void }

/** For how many days; null: until it is lifted. */
export const TermField = ({ value, onChange }: Field<number | null>) => (
  <Labelled label={say('desk.for')}>
    {(id) => (
      <select
        id={id}
        className="in"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        {TERMS.map((days) => (
          <option key={days} value={days}>
            {say('desk.days', { days })}
          </option>
        ))}
        <option value="">{say('desk.until-lifted')}</option>
      </select>
    )}
  </Labelled>
)

export const GroundField = ({ value, onChange }: Field<Ground>) => (
  <Labelled label={say('desk.ground')}>
    {(id) => (
      <select id={id} className="in" value={value} onChange={(event) => onChange(event.target.value as Ground)}>
        {GROUNDS.map((one) => (
          <option key={one} value={one}>
            {say(`desk.ground-${one}`)}
          </option>
        ))}
      </select>
    )}
  </Labelled>
)

/** What the member reads of why. */
export const FactsField = ({ value, onChange, isRequired }: Field<string> & { isRequired: boolean }) => (
  <Labelled label={say('desk.facts')} hint={say('desk.facts-for')}>
    {(id) => (
      <textarea
        id={id}
        className="in"
        dir="auto"
        rows={3}
        maxLength={1000}
        required={isRequired}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Labelled>
)

/** What the member owns, which no ban takes from them. */
export const Unspent = ({ preview }: { preview: Record<string, unknown> }) => (
  <p className="note brass2">
    <span>
      <b>{say('desk.unspent-are', { points: points(Number(preview['unspent_points'])) })}</b>{' '}
      {say('desk.were-paid', { euro: euro(Number(preview['unspent_cents'])) })} {say('desk.they-wait')}
    </span>
  </p>
)
