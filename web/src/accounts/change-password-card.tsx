import { useState } from 'react'
import { call } from '#web/platform/wire/call.ts'
import { useT } from '#web/platform/i18n.tsx'
import { beginSession } from '#web/platform/kept/session.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { textsOf, useForm } from '#web/ui/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import './profile-texts.ts'

export function ChangePasswordCard() {
  const t = useT()
  const [round, setRound] = useState(0)
  return (
    <Card id="change-password" title={t('profile.change-password')} text={t('profile.change-password-text')}>
      <ChangePasswordForm key={round} onDone={() => setRound(round + 1)} />
    </Card>
  )
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT()
  const form = useForm({
    entry: (values) => textsOf(values, 'current_password', 'password', 'password_confirmation'),
    schema: async () => (await import('@green-room/contract/members/account-forms')).ChangePasswordForm,
    async send(entry) {
      const { message, payload } = await call('changePassword', entry)
      beginSession(payload?.token)
      showToast({ text: message ?? t('profile.password-changed'), durationMs: TOAST_MS.account })
      onDone()
    },
    failed: 'profile.password-failed',
  })
  return (
    <Form form={form} className="mt-5 grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField name="current_password" label={t('profile.current-password')} autoComplete="current-password" />
      </div>
      <NewPasswordFields label="accounts.new-password" />
      <SubmitButton className="justify-self-start px-7" text={t('profile.change-password')} busy={t('accounts.setting-password')} />
    </Form>
  )
}
