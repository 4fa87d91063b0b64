import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '#web/platform/wire/call.ts'
import { refusalErrors, schemaErrors } from '#web/platform/texts/form-problems.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { showToast } from '#web/platform/toasts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { fitWords } from '#web/ui/fit-words.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { useLinkSecrets } from './use-link-secrets.ts'
import '../texts.ts'

/** Behind the link in the mail. The token leaves the address bar at once and goes only to our own server. */
export function ResetForm() {
  const { t } = useI18n()
  const link = useLinkSecrets('token', 'email')
  return (
    <>
      <h1 className="fit-words font-extrabold [--size:2.5rem]" style={fitWords(t('accounts.reset'))}>
        {t('accounts.reset')}
      </h1>
      {link?.token ? (
        <PasswordForm key={link.token} token={link.token} addressee={link.email ?? ''} />
      ) : (
        link && <p className="mt-4 text-lg text-ink-2">{t('accounts.reset-link-broken')}</p>
      )}
      <p className="mt-6">
        <Link to="/auth?form=reset" className="link inline-flex min-h-11 items-center">
          {t('accounts.ask-new-link')}
        </Link>
      </p>
    </>
  )
}

function PasswordForm({ token, addressee }: { token: string; addressee: string }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [email, setEmail] = useState(addressee)
  const { errors, isBusy, formProps } = useForm({
    async check(values) {
      const { ResetForm: schema } = await import('@green-room/contract/members/account-forms')
      return schemaErrors(schema.safeParse({ ...entry(values), token }), t)
    },
    async send(values) {
      try {
        const { message } = await call('resetPassword', { ...entry(values), token })
        showToast({ text: message ?? t('accounts.password-changed') })
        await navigate('/auth?form=signin', { replace: true })
      } catch (error) {
        return refusalErrors(error, t, 'accounts.reset-failed', ['email', 'password', 'password_confirmation'])
      }
    },
  })
  return (
    <>
      <p className="mt-4 text-lg text-ink-2">{t('accounts.reset-text')}</p>
      <form {...formProps} className="mt-6 grid gap-5">
        <FormError text={errors['form'] ?? errors['token']} />
        <Field
          id="email"
          name="email"
          label={t('accounts.email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={errors['email']}
        />
        <NewPasswordFields errors={errors} label="accounts.new-password" />
        <button className="btn btn-primary min-h-13 w-full text-[1.0625rem]" aria-disabled={isBusy}>
          {isBusy ? t('accounts.setting-password') : t('accounts.set-password')}
        </button>
      </form>
    </>
  )
}

const entry = (values: FormData) => ({
  email: textOf(values, 'email'),
  password: textOf(values, 'password'),
  password_confirmation: textOf(values, 'password_confirmation'),
})
