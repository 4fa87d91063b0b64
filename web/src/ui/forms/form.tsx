import type { ReactNode } from 'react'
import { FormContext } from './form-context.ts'
import { FormError } from './form-error.tsx'
import type { FormState } from './use-form.ts'

type FormProps = { form: FormState; id?: string; className?: string; children: ReactNode }

/** Its fields read what is wrong with them by their names; what belongs to none of them stands over all. */
export const Form = ({ form, children, ...props }: FormProps) => (
  <FormContext value={form}>
    <form {...form.formProps} {...props}>
      <FormError text={form.errors['form']} />
      {children}
    </form>
  </FormContext>
)
