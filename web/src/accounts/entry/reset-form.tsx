import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '#web/platform/wire/call.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { showToast } from '#web/platform/toasts.ts'
import { fitWords } from '#web/ui/fit-words.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { textsOf, useForm } from '#web/ui/forms/use-form.ts'
import { EmailField } from '../email-field.tsx'
import { EntryButton } from './entry-button.tsx'
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
  const form = useForm({
    entry: (values) => ({ ...textsOf(values, 'email', 'password', 'password_confirmation'), token }),
    schema: async () => (await import('@green-room/contract/members/account-forms')).ResetForm,
    async send(entry) {
      const { message } = await call('resetPassword', entry)
      showToast({ text: message ?? t('accounts.password-changed') })
      await navigate('/auth?form=signin', { replace: true })
    },
    failed: 'accounts.reset-failed',
  })
  return (
    <>
      <p className="mt-4 text-lg text-ink-2">{t('accounts.reset-text')}</p>
      <Form form={form} className="mt-6 grid gap-5">
        <EmailField id="email" autoComplete="username" value={email} onChange={(event) => setEmail(event.target.value)} />
        <NewPasswordFields label="accounts.new-password" />
        <EntryButton text={t('accounts.set-password')} busy={t('accounts.setting-password')} />
      </Form>
    </>
  )
}
