import { useState } from 'react'
import { call } from '#web/platform/wire/call.ts'
import { refusalErrors, schemaErrors } from '#web/platform/texts/form-problems.ts'
import { useT } from '#web/platform/i18n.tsx'
import { beginSession } from '#web/platform/kept/session.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import './profile-texts.ts'

export function ChangePasswordCard() {
  const t = useT()
  const [round, setRound] = useState(0)
  return (
    <section aria-labelledby="change-password" className="card p-6 sm:p-8">
      <h2 id="change-password" className="text-section">
        {t('profile.change-password')}
      </h2>
      <p className="mt-2 text-ink-2">{t('profile.change-password-text')}</p>
      <ChangePasswordForm key={round} onDone={() => setRound(round + 1)} />
    </section>
  )
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT()
  const { errors, isBusy, formProps } = useForm({
    async check(values) {
      const { ChangePasswordForm: schema } = await import('@green-room/contract/members/account-forms')
      return schemaErrors(schema.safeParse(entry(values)), t)
    },
    async send(values) {
      try {
        const { message, payload } = await call('changePassword', entry(values))
        beginSession(payload?.token)
        showToast({ text: message ?? t('profile.password-changed'), durationMs: TOAST_MS.account })
        onDone()
      } catch (error) {
        return refusalErrors(error, t, 'profile.password-failed', ['current_password', 'password', 'password_confirmation'])
      }
    },
  })
  return (
    <form {...formProps} className="mt-5 grid gap-5">
      <FormError text={errors['form']} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          id="current_password"
          name="current_password"
          label={t('profile.current-password')}
          autoComplete="current-password"
          error={errors['current_password']}
        />
      </div>
      <NewPasswordFields errors={errors} label="accounts.new-password" />
      <button className="btn btn-primary justify-self-start px-7" aria-disabled={isBusy}>
        {isBusy ? t('accounts.setting-password') : t('profile.change-password')}
      </button>
    </form>
  )
}

const entry = (values: FormData) => ({
  current_password: textOf(values, 'current_password'),
  password: textOf(values, 'password'),
  password_confirmation: textOf(values, 'password_confirmation'),
})
