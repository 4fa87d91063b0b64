import { Navigate, useSearchParams } from 'react-router'
import { ForgotForm } from '#web/accounts/forgot-form.tsx'
import { SignInForm } from '#web/accounts/sign-in-form.tsx'
import { SignUpForm } from '#web/accounts/sign-up-form.tsx'
import '#web/accounts/texts.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { points } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { MatchbookFrame } from './shell/matchbook-frame.tsx'

/** Sign in, sign up or ask for a new password: the query says which, and an unknown value means sign in (§2). */
export default function AuthScreen() {
  const t = useT()
  const { welcome_points: welcome } = useSettings()
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
      <SignInForm />
    </MatchbookFrame>
  )
}

function withForm(query: URLSearchParams, form: string): string {
  const next = new URLSearchParams(query)
  next.set('form', form)
  return `/auth?${next}`
}
