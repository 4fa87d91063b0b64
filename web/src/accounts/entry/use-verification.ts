import { useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { showToast } from '#web/platform/toasts.ts'
import { enter } from './sign-in.ts'
import '../texts.ts'

export type Verification =
  | { state: 'waiting' }
  | { state: 'asking' }
  | { state: 'choosing'; token: string }
  | { state: 'checking' }
  | { state: 'confirmed' }
  | { state: 'refused'; text: string }

/**
 * Posts the token of a link when somebody presses, and not before: programs that look at the links of a mail press nothing. What follows a
 * success is the caller's, be it at once or after a password was chosen; the server tells what was wished for at sign-up.
 */
export function useVerification(token: string | null, goOn: (wish: string | null) => void) {
  const t = useT()
  const [verification, setVerification] = useState<Verification>({ state: token === null ? 'waiting' : 'asking' })
  const onVerified = (wish: string | null) => {
    showToast({ text: t('accounts.verified') })
    goOn(wish)
  }
  const confirm = async () => {
    if (token === null || verification.state !== 'asking') return
    setVerification({ state: 'checking' })
    try {
      const entered = await enter('verifyEmail', { token })
      onVerified(entered.status === 'in' ? entered.wish : null)
    } catch (error) {
      if (isProblem(error, 'link.password-needed')) setVerification({ state: 'choosing', token })
      else if (isProblem(error, 'link.invalid') && error.payload['confirmed'] === true) setVerification({ state: 'confirmed' })
      else if (isProblem(error) && error.isNetwork) {
        setVerification({ state: 'asking' })
        showToast({ tone: 'bad', text: problemText(error, t, 'accounts.verify-failed') })
      } else setVerification({ state: 'refused', text: problemText(error, t, 'accounts.verify-failed') })
    }
  }
  return { verification, confirm: () => void confirm(), onVerified }
}
