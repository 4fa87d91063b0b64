import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/problem-text.ts'
import { showToast } from '#web/platform/toasts.ts'
import { enter } from './sign-in.ts'
import './texts.ts'

export type Verification =
  | { state: 'waiting' }
  | { state: 'choosing'; token: string }
  | { state: 'checking' }
  | { state: 'refused'; text: string }

/** Posts the token of a link, once. What follows a success is the caller's, be it at once or after a password was chosen. */
export function useVerification(token: string | null, goOn: () => void): Verification & { onVerified: () => void } {
  const t = useT()
  const [verification, setVerification] = useState<Verification>(token === null ? { state: 'waiting' } : { state: 'checking' })
  const isSent = useRef(false)
  const onVerified = () => {
    showToast({ text: t('accounts.verified') })
    goOn()
  }
  const post = useEffectEvent(async (secret: string) => {
    try {
      await enter('verifyEmail', { token: secret })
      onVerified()
    } catch (error) {
      if (isProblem(error, 'link.password-needed')) setVerification({ state: 'choosing', token: secret })
      else setVerification({ state: 'refused', text: problemText(error, t, 'accounts.verify-failed') })
    }
  })
  useEffect(() => {
    if (token === null || isSent.current) return
    isSent.current = true
    void post(token)
  }, [token])
  return { ...verification, onVerified }
}
