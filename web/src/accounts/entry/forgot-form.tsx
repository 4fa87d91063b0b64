import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#web/platform/wire/call.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { showToast } from '#web/platform/toasts.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import { EmailField } from '../email-field.tsx'
import { emailErrors } from './email-errors.ts'
import { EntryButton } from './entry-button.tsx'
import { SwitchForm } from './switch-form.tsx'
import '../texts.ts'

export function ForgotForm() {
  const { t } = useI18n()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    entry: (values) => ({ email: textOf(values, 'email').trim() }),
    check: ({ email }) => emailErrors(email, t, t('form.reset-email-required')),
    async send({ email }) {
      const { message } = await call('requestPasswordReset', { email })
      showToast({ text: message ?? t('accounts.reset-link-sent') })
      setSentTo(email)
    },
    failed: 'accounts.reset-request-failed',
  })
  return (
    <>
      <SwitchForm title="accounts.forgot" form="signin" />
      {sentTo === null ? (
        <>
          <p className="mt-4 text-lg text-ink-2">{t('accounts.forgot-text')}</p>
          <Form form={form} className="mt-6 grid gap-5">
            <EmailField id="email" autoComplete="email" />
            <EntryButton text={t('accounts.send-reset-link')} busy={t('accounts.sending')} />
            <BackToSignIn />
          </Form>
        </>
      ) : (
        <Sent email={sentTo} />
      )}
    </>
  )
}

function Sent({ email }: { email: string }) {
  const { t, rich } = useI18n()
  const [isBusy, setBusy] = useState(false)
  const resend = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await call('requestPasswordReset', { email })
      showToast({ text: t('accounts.reset-link-resent') })
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error, t, 'accounts.reset-request-failed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div role="status">
      <p className="mt-4 text-lg text-ink-2">
        {rich('accounts.reset-sent-text', { email, b: (inside) => <b className="font-semibold text-ink">{inside}</b> })}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:[&>*]:w-full">
        <button type="button" className="btn btn-primary min-h-13 px-7" aria-disabled={isBusy} onClick={() => void resend()}>
          {t('accounts.resend-link')}
        </button>
        <BackToSignIn />
      </div>
    </div>
  )
}

function BackToSignIn() {
  const { t } = useI18n()
  return (
    <Link to="/auth?form=signin" className="btn btn-line min-h-13">
      {t('accounts.back-to-sign-in')}
    </Link>
  )
}
