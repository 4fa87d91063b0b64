import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { refusalErrors, schemaErrors } from '#web/platform/texts/form-problems.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import type { Phone } from '../phone/phone-field.tsx'
import { PhoneInput } from '../phone/phone-input.tsx'
import { enter, verificationPath } from './sign-in.ts'
import { SwitchForm } from './switch-form.tsx'
import '../texts.ts'

const FIELDS = ['name', 'phone', 'email', 'password', 'password_confirmation']

export function SignUpForm() {
  const { t } = useI18n()
  const { is_reg_enabled: isOpen } = useSettings()
  return (
    <>
      <SwitchForm title="accounts.sign-up" text="accounts.have-account" form="signin" />
      {isOpen ? <OpenForm /> : <p className="mt-6 text-lg text-ink-2">{t('accounts.registration-closed')}</p>}
    </>
  )
}

function OpenForm() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const phone = useRef<Phone>({ phone: '', dialCode: '', national: '' })
  const entry = (values: FormData) => ({
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    phone: phone.current.phone,
    phoneCountryCode: phone.current.national ? phone.current.dialCode : '',
    nationalNumber: phone.current.national,
    password: textOf(values, 'password'),
    password_confirmation: textOf(values, 'password_confirmation'),
  })
  const { errors, isBusy, formProps } = useForm({
    async check(values) {
      // The schemas come when somebody sends: until then nobody needs them.
      const { RegisterForm } = await import('@green-room/contract/members/account-forms')
      const wrong = schemaErrors(RegisterForm.safeParse(entry(values)), t)
      const isMismatch = textOf(values, 'password') !== textOf(values, 'password_confirmation')
      if (isMismatch && textOf(values, 'password_confirmation')) wrong['password_confirmation'] ??= t('form.password-mismatch')
      return values.has('terms') ? wrong : { ...wrong, terms: t('form.terms-required') }
    },
    async send(values) {
      try {
        const { readTasted, tastePath } = await import('./tasted.ts')
        const tasted = readTasted()
        const wish = query.get('redirect') ?? (tasted && tastePath(tasted))
        const entered = await enter('register', { ...entry(values), ...(wish ? { wish } : {}) })
        if (entered.status === 'verify') await navigate(verificationPath(entered.email, wish))
      } catch (error) {
        return refusalErrors(error, t, 'accounts.registration-failed', FIELDS)
      }
    },
  })
  return (
    <form {...formProps} className="mt-6 grid gap-5">
      <FormError text={errors['form']} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="name" name="name" label={t('accounts.name')} autoComplete="given-name" maxLength={60} error={errors['name']} />
        <PhoneInput id="phone" label={t('accounts.phone-optional')} error={errors['phone']} onPhone={(now) => (phone.current = now)} />
      </div>
      <Field
        id="email"
        name="email"
        label={t('accounts.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors['email']}
      />
      <NewPasswordFields errors={errors} />
      <AcceptTerms error={errors['terms']} />
      <button className="btn btn-primary min-h-13 w-full text-[1.0625rem]" aria-disabled={isBusy}>
        {isBusy ? t('accounts.creating') : t('accounts.continue')}
      </button>
    </form>
  )
}
