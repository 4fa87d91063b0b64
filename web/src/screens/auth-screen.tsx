import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ForgotForm } from '#web/accounts/entry/forgot-form.tsx'
import { SignInForm } from '#web/accounts/entry/sign-in-form.tsx'
import { SignUpForm } from '#web/accounts/entry/sign-up-form.tsx'
import { useCarriedHash } from '#web/accounts/entry/use-carried-hash.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { hasExpired } from '#web/platform/kept/session.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { useTakingOver } from '#web/ui/use-taking-over.ts'
import { EntryFrame } from './shell/entry-frame.tsx'

/** Sign in, sign up or ask for a new password: the query says which, and an unknown value means sign in. */
export default function AuthScreen() {
  const { points } = useNumbers()
  const { welcome_points: welcome } = useSettings()
  useCarriedHash()
  const [query] = useSearchParams()
  const form = query.get('form')
  if (form === 'signup') {
    return (
      <EntryFrame key="signup" about="sign-up" motif="stage" palette="brass" points={points(welcome)}>
        <SignUpForm />
      </EntryFrame>
    )
  }
  if (form === 'reset') {
    return (
      <EntryFrame key="reset" about="forgot" motif="library" palette="bottle">
        <ForgotForm />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame key="signin" about="sign-in" motif="lamps" palette="bottle">
      {form !== null && form !== 'signin' && <Navigate to={withForm(query, 'signin')} replace />}
      <SignedOutByTime />
      <SignInForm />
    </EntryFrame>
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
