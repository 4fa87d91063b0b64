import { useId, type ComponentProps, type ReactNode } from 'react'

type LabelledProps = { id?: string | undefined; label: string; hint?: string | undefined; children: (id: string) => ReactNode }

/** A field under its label. `hint` says what is asked of it. */
export function Labelled({ id: own, label, hint, children }: LabelledProps) {
  const made = useId()
  const id = own ?? made
  return (
    <div className="f">
      <label htmlFor={id}>
        {label} {hint && <small>{hint}</small>}
      </label>
      {children(id)}
    </div>
  )
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange'> &
  Pick<LabelledProps, 'label' | 'hint'> & { onChange: (text: string) => void }

export const TextField = ({ id: own, label, hint, onChange, ...input }: TextFieldProps) => (
  <Labelled id={own} label={label} hint={hint}>
    {(id) => <input className="in" {...input} id={id} onChange={(event) => onChange(event.target.value)} />}
  </Labelled>
)

export const NumberField = ({ onChange, ...field }: TextFieldProps) => (
  <TextField className="in n" inputMode="numeric" {...field} onChange={(text) => onChange(text.trim())} />
)

type FileFieldProps = Pick<LabelledProps, 'label' | 'hint'> & { accept: string; onFile: (file: File | null) => void }
export const FileField = ({ label, hint, accept, onFile }: FileFieldProps) => (
  <Labelled label={label} hint={hint}>
    {(id) => <input id={id} className="in" type="file" accept={accept} onChange={(event) => onFile(event.target.files?.[0] ?? null)} />}
  </Labelled>
)
