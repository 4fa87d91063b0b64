import { FACT_KEY_MAX, FACT_VALUE_MAX } from '@green-room/contract/limits/memory-limits'
import { useId, useState, type SubmitEvent } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import '#web/platform/texts/problem-texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import '#web/ui/texts.ts'
import './texts.ts'

type FactFormProps = {
  /** The heading and value of the fact that is changed; null for a new one. */
  fact: { label: string; value: string } | null
  onSave: (written: { key: string; value: string }) => Promise<void>
  onClose: () => void
}

/** A new thing to remember, or other words for one that stands. */
export function FactForm({ fact, onSave, onClose }: FactFormProps) {
  const t = useT()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const values = new FormData(event.currentTarget)
    const written = (name: string): string => {
      const value = values.get(name)
      return typeof value === 'string' ? value : ''
    }
    setBusy(true)
    try {
      await onSave({ key: written('key'), value: written('value') })
      onClose()
    } catch (failure) {
      setError(
        isProblem(failure) && failure.errors ? Object.values(failure.errors)[0]?.[0] : problemText(failure, t, 'memories.save-failed'),
      )
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4 rounded-lg bg-sunken p-4">
      {!fact && (
        <Field
          id={`${id}-key`}
          name="key"
          label={t('memories.what')}
          help={t('memories.what-example')}
          maxLength={FACT_KEY_MAX}
          required
          autoComplete="off"
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for this moment
          autoFocus
        />
      )}
      <Field
        id={`${id}-value`}
        name="value"
        label={fact ? t('memories.value-of', { what: fact.label }) : t('memories.value')}
        defaultValue={fact?.value ?? ''}
        error={error}
        maxLength={FACT_VALUE_MAX}
        required
        autoComplete="off"
        dir="auto"
        onChange={() => setError(undefined)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
        autoFocus={fact !== null}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          {t('ui.cancel')}
        </button>
        <button type="submit" className="btn btn-primary px-6" aria-disabled={isBusy}>
          {t(isBusy ? 'memories.saving' : 'memories.save')}
        </button>
      </div>
    </form>
  )
}
