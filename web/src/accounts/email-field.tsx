import { useT } from '#web/platform/i18n.tsx'
import { Field, type FieldProps } from '#web/ui/forms/field.tsx'
import './texts.ts'

/** `autoComplete`: an address to sign in with is `username` to a password manager. */
export function EmailField(props: Omit<FieldProps, 'label' | 'type'> & { autoComplete: 'email' | 'username'; label?: string }) {
  const t = useT()
  return <Field label={t('accounts.email')} name="email" type="email" inputMode="email" {...props} />
}
