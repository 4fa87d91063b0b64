import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { textOf, useForm, type FormErrors } from '#web/ui/forms/use-form.ts'
import { EmailField } from '../email-field.tsx'
import { emailErrors } from './email-errors.ts'
import { EntryButton } from './entry-button.tsx'
import { confirmedIn, enter, verificationPath } from './sign-in.ts'
import { SwitchForm } from './switch-form.tsx'
import '../texts.ts'

export function SignInForm() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const confirmed = confirmedIn(useLocation().state)
  const redirect = query.get('redirect')
  const form = useForm({
    entry: (values) => ({ email: textOf(values, 'email').trim(), password: textOf(values, 'password') }),
    check({ email, password }): FormErrors {
      const missing = t('accounts.email-and-password-required')
      return email && !password ? { password: missing } : emailErrors(email, t, missing)
    },
    async send(entry) {
      const entered = await enter('login', { ...entry, ...(redirect ? { wish: redirect } : {}) })
      if (entered.status === 'verify') await navigate(verificationPath(entered.email, redirect))
    },
    failed: 'accounts.login-failed',
  })
  return (
    <>
      <SwitchForm title="accounts.sign-in" text="accounts.new-here" form="signup" />
      <Form form={form} className="mt-6 grid gap-5">
        <EmailField id="email" autoComplete="username" {...(confirmed === null ? {} : { defaultValue: confirmed })} />
        <PasswordField
          id="password"
          name="password"
          label={t('accounts.password')}
          autoComplete="current-password"
          end={
            <Link to="/auth?form=reset" className="link relative after:absolute after:-inset-x-2 after:-inset-y-2.5">
              {t('accounts.forgot-link')}
            </Link>
          }
        />
        <EntryButton text={t('accounts.continue')} busy={t('accounts.signing-in')} />
      </Form>
    </>
  )
}
