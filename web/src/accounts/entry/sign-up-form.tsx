import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { textsOf, useForm } from '#web/ui/forms/use-form.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { EntryButton } from './entry-button.tsx'
import { EmailField } from '../email-field.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import type { Phone } from '../phone/phone-field.tsx'
import { PhoneInput } from '../phone/phone-input.tsx'
import { enter, verificationPath } from './sign-in.ts'
import { SwitchForm } from './switch-form.tsx'
import '../texts.ts'

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
  const form = useForm({
    entry: (values) => ({
      ...textsOf(values, 'name', 'email', 'password', 'password_confirmation'),
      phone: phone.current.phone,
      phoneCountryCode: phone.current.national ? phone.current.dialCode : '',
      nationalNumber: phone.current.national,
    }),
    schema: async () => (await import('@green-room/contract/members/account-forms')).RegisterForm,
    // The schema compares the passwords only where all else is right.
    check: ({ password, password_confirmation: again }, values) => ({
      ...(again && again !== password ? { password_confirmation: t('form.password-mismatch') } : {}),
      ...(values.has('terms') ? {} : { terms: t('form.terms-required') }),
    }),
    async send(entry) {
      const { readTasted, tastePath } = await import('./tasted.ts')
      const tasted = readTasted()
      const wish = query.get('redirect') ?? (tasted && tastePath(tasted))
      const entered = await enter('register', { ...entry, ...(wish ? { wish } : {}) })
      if (entered.status === 'verify') await navigate(verificationPath(entered.email, wish))
    },
    failed: 'accounts.registration-failed',
  })
  return (
    <Form form={form} className="mt-6 grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="name" name="name" label={t('accounts.name')} autoComplete="given-name" maxLength={60} />
        <PhoneInput id="phone" label={t('accounts.phone-optional')} onPhone={(now) => (phone.current = now)} />
      </div>
      <EmailField id="email" autoComplete="email" />
      <NewPasswordFields />
      <AcceptTerms />
      <EntryButton text={t('accounts.continue')} busy={t('accounts.creating')} />
    </Form>
  )
}
