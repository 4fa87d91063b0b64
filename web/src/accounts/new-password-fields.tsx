import { useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { PasswordNeeds } from './password-needs.tsx'
import './texts.ts'

/** A new password and once more the same, with its needs ticked off while it is typed. */
export function NewPasswordFields({ label = 'accounts.password' }: { label?: TextKey }) {
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
        help={<PasswordNeeds password={password} />}
      />
      <PasswordField
        id="password_confirmation"
        name="password_confirmation"
        label={t('accounts.confirm-password')}
        autoComplete="new-password"
      />
    </div>
  )
}
