import { Link, useSearchParams } from 'react-router'
import { ResendConfirmation } from '#web/accounts/entry/resend-confirmation.tsx'
import '#web/accounts/texts.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import '#web/accounts/entry/verification-texts.ts'

/** Which mailbox to open, and what to do where nothing came. `refusal`: why the link that was opened is of no use. */
export function WhereItWent({ email, refusal }: { email: string | null; refusal: string | null }) {
  const { t, rich } = useI18n()
  const { sandbox_mailbox: hasMailbox } = useSettings()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const again = `/auth?${new URLSearchParams({ form: 'signup', ...(redirect ? { redirect } : {}) })}`
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
        {email !== null && refusal === null && <li>{t('accounts.verify-waiting')}</li>}
        <li>{t('accounts.verify-spam')}</li>
        <li>
          {rich('accounts.verify-wrong', {
            link: (inside) => (
              <Link to={again} className="link">
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
