import { useId, type ComponentProps, type ReactNode } from 'react'
import { useFieldError } from './form-context.ts'

export type FieldFrame = { id: string; label: ReactNode; help?: ReactNode; error?: string | undefined; end?: ReactNode }
export type FieldProps = Omit<FieldFrame, 'id'> & ComponentProps<'input'>

/** What a control needs so that its error or help is read out with it. */
export const described = ({ id, help, error }: Pick<FieldFrame, 'id' | 'help' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || help ? `${id}-help` : undefined,
})

/** Label above, help under, error in place of help. The error is linked, and is more than a colour. */
export function FieldBox({ id, label, help, error, end, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {end}
      </div>
      {children}
      {(error || help) && (
        <div id={`${id}-help`} className={`text-sm ${error ? 'font-medium text-danger' : 'text-ink-3'}`}>
          {error ?? help}
        </div>
      )}
    </div>
  )
}

export function Field({ label, help, error: own, end, ...input }: FieldProps) {
  const made = useId()
  const { id = made } = input
  const error = useFieldError(input.name, own)
  return (
    <FieldBox id={id} label={label} help={help} error={error} end={end}>
      <input className="field" {...input} {...described({ id, help, error })} />
    </FieldBox>
  )
}
