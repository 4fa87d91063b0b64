import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { refusalErrors, schemaErrors, type Checked } from '#web/platform/texts/form-problems.ts'
import type { TextKey } from '#web/platform/texts/text-key.ts'

/** The words of refusals come when somebody begins to fill in a form: no page needs them to be seen. */
const loadRefusals = () => import('#web/platform/texts/problem-texts.ts')

/** What is wrong with a form: texts by field, and under `form` what belongs to no field. */
export type FormErrors = Readonly<Record<string, string | undefined>>
type Plan<Entry> = {
  /** What is sent, made of what was filled in. */
  entry: (values: FormData) => Entry
  /** The contract's schema of it, which comes when somebody sends: until then nobody needs it. */
  schema?: () => Promise<{ safeParse: (entry: unknown) => Checked }>
  /** Complaints that the schema doesn't know, or says in other words. */
  check?: (entry: Entry, values: FormData) => FormErrors | Promise<FormErrors>
  /** Sends, and does what follows. A refusal is shown, and so is what it answers. */
  send: (entry: Entry) => Promise<FormErrors | void>
  /** What is said of a failure without words of its own. */
  failed: TextKey
}

/**
 * A form of plain inputs. Errors stand under their fields from the first try on, go when the field is changed, and the first one gets the focus.
 * A second press while the first is on its way does nothing.
 */
export function useForm<Entry>({ entry, schema, check, send, failed }: Plan<Entry>) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const [isBusy, setBusy] = useState(false)

  const fields = () => [...(form.current?.elements ?? [])].map((element) => element.getAttribute('name') ?? '')
  const show = (found: FormErrors) => {
    const names = Object.keys(found).filter((name) => found[name])
    const stray = names.find((name) => !fields().includes(name))
    setErrors({ ...found, form: found['form'] ?? (stray && found[stray]) })
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
      const sent = entry(values)
      const wrong = schema ? schemaErrors((await schema()).safeParse(sent), t) : {}
      if (!show({ ...wrong, ...(await check?.(sent, values)) })) show((await send(sent)) ?? {})
    } catch (error) {
      show(refusalErrors(error, t, failed, fields()))
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
export type FormState = ReturnType<typeof useForm>

export const textOf = (values: FormData, name: string): string => {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
/** What stands in the named fields. */
export const textsOf = <Name extends string>(values: FormData, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(values, name)])) as Record<Name, string>
