import { useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import type { FormErrors } from '#web/ui/forms/use-form.ts'
import { PasswordNeeds } from './password-needs.tsx'
import './texts.ts'

/** A new password and once more the same, with its needs ticked off while it is typed. */
export function NewPasswordFields({ errors, label = 'accounts.password' }: { errors: FormErrors; label?: TextKey }) {
  const t = useT()
  const [password, setPassword] = useState('')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PasswordField
        id="password"
        name="password"
        label={t(label)}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors['password']}
        help={<PasswordNeeds password={password} />}
      />
      <PasswordField
        id="password_confirmation"
        name="password_confirmation"
        label={t('accounts.confirm-password')}
        autoComplete="new-password"
        error={errors['password_confirmation']}
      />
    </div>
  )
}
