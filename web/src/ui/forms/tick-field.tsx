import type { ReactNode } from 'react'
import { useFieldError } from './form-context.ts'

/** A box to tick. `note` stands below it, and is read out with it while nothing is wrong. */
export function TickField({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  const error = useFieldError(name)
  return (
    <div className="col-span-full">
      <label className="flex items-start gap-3 py-1">
        <input
          type="checkbox"
          name={name}
          className="check mt-0.5"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-help` : note ? `${name}-note` : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${name}-help`} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {note && (
        <p id={`${name}-note`} className="mt-1 text-sm text-ink-3">
          {note}
        </p>
      )}
    </div>
  )
}
