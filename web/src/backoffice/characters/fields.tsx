import { useId, useState } from 'react'
import { say, sayName } from '../texts.ts'

/** What a field of a card is called. */
export const nameOf = (field: string): string => sayName(`desk.card-${field}`, sayName(`desk.field-${field}`, field))

type Common = { name: string; note?: string; isChanged?: boolean; isFaulty?: boolean }
type Text = Common & { value: string; onChange: (value: string) => void; rows?: number; lang?: string; kind?: 'number' }
/** One text, with what is to be known of it beside its name. */
export function CardField({ name, note, isChanged, isFaulty, value, onChange, rows, lang, kind }: Text) {
  const id = useId()
  const common = {
    id,
    className: 'in',
    value,
    'aria-invalid': isFaulty === true,
    ...(lang !== undefined && { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' }),
  }
  return (
    <div className="f">
      <label htmlFor={id}>
        <span>{name}</span>
        {isChanged ? <small className="changed">{say('desk.changed')}</small> : note && <small>{note}</small>}
      </label>
      {rows ? (
        <textarea {...common} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} type={kind ?? 'text'} onChange={(event) => onChange(event.target.value)} />
      )}
    </div>
  )
}

/** A list as lines of one field: one each. */
export const LinesField = ({ value, onChange, ...rest }: Omit<Text, 'value' | 'onChange'> & ListOf) => (
  <CardField {...rest} value={value.join('\n')} onChange={(text) => onChange(text === '' ? [] : text.split('\n'))} />
)
type ListOf = { value: readonly string[]; onChange: (value: string[]) => void }
/** A list of words with commas between. */
export function WordsField({ value, onChange, ...rest }: Omit<Text, 'value' | 'onChange'> & ListOf) {
  const [typed, setTyped] = useState(value.join(', '))
  return (
    <CardField
      {...rest}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        onChange(text.split(',').flatMap((word) => word.trim() || []))
      }}
    />
  )
}

type Choice = {
  label: string
  all: readonly (readonly [value: string, name: string])[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}
/** Some of a few, in the order in which they were chosen. */
export const Checks = ({ label, all, chosen, onChange }: Choice) => (
  <fieldset className="boxes chips">
    <legend>{label}</legend>
    {all.map(([value, name]) => (
      <label key={value} className="ck">
        <input
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={(event) => onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
        {name}
      </label>
    ))}
  </fieldset>
)
