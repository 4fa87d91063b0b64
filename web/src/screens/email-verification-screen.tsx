import { wishOf } from '@green-room/contract/members/wish'
import { MailOpen } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import '#web/accounts/texts.ts'
import { useLinkSecrets } from '#web/accounts/entry/use-link-secrets.ts'
import { useVerification, type Verification } from '#web/accounts/entry/use-verification.ts'
import { useWaiting } from '#web/accounts/entry/use-waiting.ts'
import type { Confirmed } from '#web/accounts/entry/sign-in.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { safePath } from '#web/platform/navigation.ts'
import { EntryFrame } from './shell/entry-frame.tsx'
import { signInPath } from './shell/keepers/session-keeper.tsx'
import { Done } from './verification/done.tsx'
import { WhereItWent } from './verification/where-it-went.tsx'
import '#web/accounts/entry/verification-texts.ts'

const ChoosePasswordForm = late(() => import('./verification/choose-password-form.tsx'))
const TITLES: Partial<Record<Verification['state'], 'accounts.verify-choose' | 'accounts.verify-done'>> = {
  choosing: 'accounts.verify-choose',
  confirmed: 'accounts.verify-done',
}

/** Uses the link of the mail at a press; without one it says where the mail went, sends it again, and waits for what happens to it. */
export default function EmailVerificationScreen() {
  const t = useT()
  const [query] = useSearchParams()
  const link = useLinkSecrets('token')
  return (
    <EntryFrame about="verify" motif="terrace" palette="midnight">
      <MailOpen size={44} strokeWidth={1.5} className="text-action-ink" aria-hidden="true" />
      {link || query.has('email') ? (
        <Verify key={link?.token ?? ''} token={link?.token ?? null} />
      ) : (
        <h1 className="mt-5 text-[2.5rem] font-extrabold">{t('accounts.verify')}</h1>
      )}
    </EntryFrame>
  )
}

function Verify({ token }: { token: string | null }) {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const target = safePath(query.get('redirect'), '/rooms')
  const { verification, confirm, onVerified } = useVerification(token, (wish) => void navigate(wishOf(wish) ?? target, { replace: true }))
  const { state } = verification
  useWaiting(query.get('email'), state === 'waiting', {
    // What is begun by arriving is begun by the tab of the link alone.
    signedIn: () => void navigate(target.replace(/\?start=random$/, ''), { replace: true }),
    confirmed: (email) => void navigate(signInPath(target), { replace: true, state: { confirmed: email } satisfies Confirmed }),
  })
  return (
    <>
      <h1 className="mt-5 text-[2.5rem] font-extrabold">{t(TITLES[state] ?? 'accounts.verify')}</h1>
      {(state === 'asking' || state === 'checking') && (
        <>
          <p role="status" className="mt-4 text-lg text-ink-2">
            {t(state === 'asking' ? 'accounts.verify-press-text' : 'accounts.verifying')}
          </p>
          <button type="button" className="btn btn-primary mt-7 min-h-13 px-7" aria-disabled={state === 'checking'} onClick={confirm}>
            {t('accounts.verify-press')}
          </button>
        </>
      )}
      {state === 'choosing' && (
        <Suspense fallback={null}>
          <ChoosePasswordForm token={verification.token} onVerified={onVerified} />
        </Suspense>
      )}
      {state === 'confirmed' && <Done target={target} />}
      {(state === 'waiting' || state === 'refused') && (
        <WhereItWent email={query.get('email')} refusal={state === 'refused' ? verification.text : null} />
      )}
    </>
  )
}
