import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ForgotForm } from '#web/accounts/entry/forgot-form.tsx'
import { SignInForm } from '#web/accounts/entry/sign-in-form.tsx'
import { SignUpForm } from '#web/accounts/entry/sign-up-form.tsx'
import '#web/accounts/texts.ts'
import { useCarriedHash } from '#web/accounts/entry/use-carried-hash.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { hasExpired } from '#web/platform/kept/session.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { useTakingOver } from '#web/ui/use-taking-over.ts'
import { MatchbookFrame } from './shell/matchbook-frame.tsx'

/** Sign in, sign up or ask for a new password: the query says which, and an unknown value means sign in. */
export default function AuthScreen() {
  const t = useT()
  const { points } = useNumbers()
  const { welcome_points: welcome } = useSettings()
  useCarriedHash()
  const [query] = useSearchParams()
  const form = query.get('form')
  if (form === 'signup') {
    return (
      <MatchbookFrame
        key="signup"
        title={t('accounts.sign-up')}
        description={t('accounts.sign-up-description')}
        motif="stage"
        palette="brass"
        line={t('accounts.sign-up-line', { points: points(welcome) })}
      >
        <SignUpForm />
      </MatchbookFrame>
    )
  }
  if (form === 'reset') {
    return (
      <MatchbookFrame
        key="reset"
        title={t('accounts.forgot')}
        description={t('accounts.forgot-description')}
        motif="library"
        palette="bottle"
        line={t('accounts.forgot-line')}
      >
        <ForgotForm />
      </MatchbookFrame>
    )
  }
  return (
    <MatchbookFrame
      key="signin"
      title={t('accounts.sign-in')}
      description={t('accounts.sign-in-description')}
      motif="lamps"
      palette="bottle"
      line={t('accounts.sign-in-line')}
    >
      {form !== null && form !== 'signin' && <Navigate to={withForm(query, 'signin')} replace />}
      <SignedOutByTime />
      <SignInForm />
    </MatchbookFrame>
  )
}

function SignedOutByTime() {
  const t = useT()
  const isTakingOver = useTakingOver()
  const [isExpired] = useState(hasExpired)
  if (!isExpired || isTakingOver) return null
  return (
    <p role="status" className="mb-6 rounded-md bg-brass-wash px-4 py-3 text-[0.9375rem] font-medium text-brass-ink">
      {t('common.signed-out-by-time')}
    </p>
  )
}

function withForm(query: URLSearchParams, form: string): string {
  const next = new URLSearchParams(query)
  next.set('form', form)
  return `/auth?${next}`
}
