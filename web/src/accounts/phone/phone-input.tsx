import { Suspense } from 'react'
import { late } from '#web/platform/late.ts'
import { FieldBox } from '#web/ui/forms/field.tsx'
import { useFieldError } from '#web/ui/forms/form-context.ts'
import { useTakingOver } from '#web/ui/use-taking-over.ts'
import type { LocatedPhoneProps } from './located-phone.tsx'

const LocatedPhone = late(() => import('./located-phone.tsx'))

/** The phone field, with all that it must know about countries, comes after the form: until then its box stands in its place. */
export function PhoneInput(props: LocatedPhoneProps) {
  const isTakingOver = useTakingOver()
  const error = useFieldError(props.id, props.error)
  const box = (
    <FieldBox id={props.id} label={props.label} error={error}>
      <span className="field block" />
    </FieldBox>
  )
  if (isTakingOver) return box
  return (
    <Suspense fallback={box}>
      <LocatedPhone {...props} error={error} box={box} />
    </Suspense>
  )
}
