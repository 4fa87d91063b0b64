import { MailOpen } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ChoosePasswordForm } from '#web/accounts/choose-password-form.tsx'
import { ResendConfirmation } from '#web/accounts/resend-confirmation.tsx'
import '#web/accounts/texts.ts'
import { useSecretQuery } from '#web/accounts/use-secret-query.ts'
import { useVerification } from '#web/accounts/use-verification.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { safePath } from '#web/platform/navigation.ts'
import { MatchbookFrame } from './shell/matchbook-frame.tsx'

/** Uses the link of the mail; without one it says where the mail went and sends it again. */
export default function EmailVerificationScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { token } = useSecretQuery('token')
  const target = safePath(query.get('redirect'), '/rooms')
  const verification = useVerification(token, () => void navigate(target, { replace: true }))
  return (
    <MatchbookFrame
      title={t('accounts.verify')}
      description={t('accounts.verify-description')}
      motif="terrace"
      palette="midnight"
      line={t('accounts.verify-line')}
    >
      <MailOpen size={44} strokeWidth={1.5} className="text-action-ink" aria-hidden="true" />
      <h1 className="mt-5 text-[2.5rem] font-extrabold">
        {t(verification.state === 'choosing' ? 'accounts.verify-choose' : 'accounts.verify')}
      </h1>
      {verification.state === 'checking' && (
        <p role="status" className="mt-4 text-lg text-ink-2">
          {t('accounts.verifying')}
        </p>
      )}
      {verification.state === 'choosing' && <ChoosePasswordForm token={verification.token} onVerified={verification.onVerified} />}
      {(verification.state === 'waiting' || verification.state === 'refused') && (
        <WhereItWent email={query.get('email')} refusal={verification.state === 'refused' ? verification.text : null} />
      )}
    </MatchbookFrame>
  )
}

function WhereItWent({ email, refusal }: { email: string | null; refusal: string | null }) {
  const { t, rich } = useI18n()
  const { sandbox_mailbox: hasMailbox } = useSettings()
  return (
    <>
      {refusal && (
        <p role="alert" className="mt-5 max-w-[30rem] rounded-md bg-danger-wash px-4 py-3 font-medium">
          {refusal}
        </p>
      )}
      <p className="mt-4 max-w-[30rem] text-lg break-words text-ink-2">
        {email
          ? rich('accounts.verify-sent', { email: <bdi>{email}</bdi>, b: (inside) => <b className="font-semibold text-ink">{inside}</b> })
          : t('accounts.verify-ask')}
      </p>
      <ul className="rows mt-7 max-w-[30rem] border-y border-line text-ink-2 [&>li]:py-3.5">
        <li>{t('accounts.verify-spam')}</li>
        <li>
          {rich('accounts.verify-wrong', {
            link: (inside) => (
              <Link to="/auth?form=signup" className="link">
                {inside}
              </Link>
            ),
          })}
        </li>
        {hasMailbox && (
          <li>
            {rich('accounts.verify-sandbox', {
              link: (inside) => (
                <a href="/sandbox/mailbox" className="link">
                  {inside}
                </a>
              ),
            })}
          </li>
        )}
      </ul>
      <ResendConfirmation email={email} wasJustSent={email !== null && refusal === null} />
    </>
  )
}
