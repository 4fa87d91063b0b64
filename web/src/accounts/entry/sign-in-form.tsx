import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { refusalErrors } from '#web/platform/texts/form-problems.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { textOf, useForm, type FormErrors } from '#web/ui/forms/use-form.ts'
import { isEmail } from './is-email.ts'
import { confirmedIn, enter, verificationPath } from './sign-in.ts'
import { SwitchForm } from './switch-form.tsx'
import '../texts.ts'

export function SignInForm() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const confirmed = confirmedIn(useLocation().state)
  const { errors, isBusy, formProps } = useForm({
    check(values): FormErrors {
      const [email, password] = [textOf(values, 'email').trim(), textOf(values, 'password')]
      if (!email || !password) return { [email ? 'password' : 'email']: t('accounts.email-and-password-required') }
      return isEmail(email) ? {} : { email: t('form.email-invalid') }
    },
    async send(values) {
      try {
        const redirect = query.get('redirect')
        const [email, password] = [textOf(values, 'email').trim(), textOf(values, 'password')]
        const entered = await enter('login', { email, password, ...(redirect ? { wish: redirect } : {}) })
        if (entered.status === 'verify') await navigate(verificationPath(entered.email, redirect))
      } catch (error) {
        return refusalErrors(error, t, 'accounts.login-failed', ['email', 'password'])
      }
    },
  })
  return (
    <>
      <SwitchForm title="accounts.sign-in" text="accounts.new-here" form="signup" />
      <form {...formProps} className="mt-6 grid gap-5">
        <FormError text={errors['form']} />
        <Field
          id="email"
          name="email"
          label={t('accounts.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...(confirmed === null ? {} : { defaultValue: confirmed })}
          error={errors['email']}
        />
        <PasswordField
          id="password"
          name="password"
          label={t('accounts.password')}
          autoComplete="current-password"
          error={errors['password']}
          end={
            <Link to="/auth?form=reset" className="link relative after:absolute after:-inset-x-2 after:-inset-y-2.5">
              {t('accounts.forgot-link')}
            </Link>
          }
        />
        <button className="btn btn-primary mt-1 min-h-13 w-full text-[1.0625rem]" aria-disabled={isBusy}>
          {isBusy ? t('accounts.signing-in') : t('accounts.continue')}
        </button>
      </form>
    </>
  )
}
