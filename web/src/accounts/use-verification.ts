import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/problem-text.ts'
import { showToast } from '#web/platform/toasts.ts'
import { enter } from './sign-in.ts'
import './texts.ts'

export type Verification = { state: 'waiting' } | { state: 'checking' } | { state: 'refused'; text: string }

/** Posts the token of a link, once. What follows a success is the caller's. */
export function useVerification(token: string | null, onVerified: () => void): Verification {
  const t = useT()
  const [verification, setVerification] = useState<Verification>(token === null ? { state: 'waiting' } : { state: 'checking' })
  const isSent = useRef(false)
  const post = useEffectEvent(async (secret: string) => {
    try {
      await enter('verifyEmail', { token: secret })
      showToast({ text: t('accounts.verified') })
      onVerified()
    } catch (error) {
      setVerification({ state: 'refused', text: problemText(error, t, 'accounts.verify-failed') })
    }
  })
  useEffect(() => {
    if (token === null || isSent.current) return
    isSent.current = true
    void post(token)
  }, [token])
  return verification
}
