import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { PROFILE_KEY } from '#web/accounts/use-profile.ts'
import { useTopUpPath, type Shortage } from '#web/payments/use-top-up-path.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { useT } from '#web/platform/i18n.tsx'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import '../texts.ts'

/** Says that the points don't suffice, with the way to exactly what is missing. The balance at hand may be old: it is asked for again. */
export function useTopUpToast(): (shortage: Shortage) => void {
  const t = useT()
  const client = useQueryClient()
  const navigate = useNavigate()
  const topUpPath = useTopUpPath()
  return useCallback(
    (shortage) => {
      const action = { label: t('messages.top-up'), onPress: () => void navigate(topUpPath(shortage)) }
      showToast({
        tone: 'warn',
        text: problemText(shortage, t, 'messages.not-enough'),
        durationMs: TOAST_MS.topUp,
        action,
        id: 'not-enough-points',
      })
      void client.invalidateQueries({ queryKey: PROFILE_KEY })
    },
    [t, client, navigate, topUpPath],
  )
}
