import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'onChange'> & { id: string; label: string; note?: string; onChange: (value: string) => void }

/** A field one must fill in to get on, under its label. `note` says what is asked of it. */
export function EntryField({ id, label, note, onChange, ...rest }: Props) {
  return (
    <div className="f">
      <label htmlFor={id}>
        {label}
        {note && (
          <>
            {' '}
            <small>{note}</small>
          </>
        )}
      </label>
      <input id={id} className="in" required onChange={(event) => onChange(event.target.value)} {...rest} />
    </div>
  )
}
