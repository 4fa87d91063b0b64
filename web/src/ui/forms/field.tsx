import type { ComponentProps, ReactNode } from 'react'

export type FieldFrame = { id: string; label: ReactNode; help?: ReactNode; error?: string | undefined; end?: ReactNode }

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

export function Field({ id, label, help, error, end, ...input }: FieldFrame & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <FieldBox id={id} label={label} help={help} error={error} end={end}>
      <input className="field" {...input} {...described({ id, help, error })} />
    </FieldBox>
  )
}
