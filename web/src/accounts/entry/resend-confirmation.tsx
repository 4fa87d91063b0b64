import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { call } from '#web/platform/wire/call.ts'
import { useT } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { showToast } from '#web/platform/toasts.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import { EmailField } from '../email-field.tsx'
import { emailErrors } from './email-errors.ts'
import { useCountdown } from './use-countdown.ts'
import '../texts.ts'

const PAUSE_S = 60

/** Sends the link again, once a minute. The button stays focusable while it waits. `email` null: the address is asked for. */
export function ResendConfirmation({ email, wasJustSent, children }: { email: string | null; wasJustSent: boolean; children?: ReactNode }) {
  const t = useT()
  const [until, setUntil] = useState(() => (wasJustSent ? Date.now() + PAUSE_S * 1_000 : 0))
  const left = useCountdown(until)
  const form = useForm({
    entry: (values) => ({ email: email ?? textOf(values, 'email').trim() }),
    check: (entry) => emailErrors(entry.email, t, t('form.email-required')),
    async send(entry) {
      if (left > 0) return
      try {
        const { message } = await call('resendConfirmationLink', entry)
        showToast({ text: message ?? t('accounts.confirmation-sent') })
        setUntil(Date.now() + PAUSE_S * 1_000)
      } catch (error) {
        if (isProblem(error, 'rate.limited')) setUntil(Date.now() + (error.retryAfterS ?? PAUSE_S) * 1_000)
        showToast({ tone: 'bad', text: problemText(error, t, 'accounts.resend-failed') })
      }
    },
    failed: 'accounts.resend-failed',
  })
  return (
    <Form form={form} className="mt-7 grid gap-5">
      {email === null && (
        <div className="max-w-[30rem]">
          <EmailField id="email" autoComplete="email" />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:[&>*]:w-full">
        <button className="btn btn-primary min-h-13 px-7 tabular-nums" aria-disabled={left > 0 || form.isBusy}>
          {left > 0 ? t('accounts.resend-link-in', { seconds: left }) : t('accounts.resend-link')}
        </button>
        <Link to="/auth?form=signin" className="btn btn-line min-h-13">
          {t('accounts.back-to-sign-in')}
        </Link>
        {children}
      </div>
    </Form>
  )
}
