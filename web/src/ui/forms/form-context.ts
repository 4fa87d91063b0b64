import { createContext, useContext } from 'react'
import type { FormState } from './use-form.ts'

export const FormContext = createContext<FormState | null>(null)

/** What the form around a field says of it; `own` is what the field itself knows better. */
export function useFieldError(name: string | undefined, own?: string): string | undefined {
  const form = useContext(FormContext)
  return own ?? form?.errors[name ?? '']
}
