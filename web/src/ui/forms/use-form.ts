import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'

/** The words of refusals come when somebody begins to fill in a form: no page needs them to be seen. */
const loadRefusals = () => import('#web/platform/texts/problem-texts.ts')

/** What is wrong with a form: texts by field, and under `form` what belongs to no field. */
export type FormErrors = Readonly<Record<string, string | undefined>>
type Form = {
  /** Says what is wrong before anything is sent; empty when nothing is. */
  check: (values: FormData) => FormErrors | Promise<FormErrors>
  /** Sends. What it answers is shown as errors. */
  send: (values: FormData) => Promise<FormErrors | undefined>
}

/**
 * A form of plain inputs. Errors stand under their fields from the first try on, go when the field is changed, and the first one gets the focus.
 * A second press while the first is on its way does nothing.
 */
export function useForm({ check, send }: Form) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const [isBusy, setBusy] = useState(false)

  const show = (found: FormErrors) => {
    setErrors(found)
    const names = Object.keys(found).filter((name) => found[name])
    const first = [...(form.current?.elements ?? [])].find((element) => names.includes(element.getAttribute('name') ?? ''))
    if (first instanceof HTMLElement) first.focus()
    return names.length > 0
  }
  const submit = async () => {
    if (isBusy || !form.current) return
    const values = new FormData(form.current)
    setBusy(true)
    try {
      await loadRefusals()
      if (!show(await check(values))) show((await send(values)) ?? {})
    } finally {
      setBusy(false)
    }
  }
  return {
    errors,
    isBusy,
    setErrors: show,
    formProps: {
      ref: form,
      noValidate: true,
      // Sent before our script runs, a form would write its password into the address. Of this method nothing is sent.
      method: 'dialog',
      onFocus: () => void loadRefusals(),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      },
      onChange: (event: ChangeEvent<HTMLFormElement>) => {
        const name = (event.target as unknown as HTMLInputElement).name
        if (errors[name] || errors['form']) setErrors({ ...errors, [name]: undefined, form: undefined })
      },
    },
  }
}

export const textOf = (values: FormData, name: string): string => {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
