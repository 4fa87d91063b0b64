import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#web/platform/wire/call.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { forgetPush } from '#web/platform/browser-push.ts'
import { endSession } from '#web/platform/kept/session.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import './profile-texts.ts'

/** Signs out. The browser forgets everything even if the server could not be told. */
export function useLogout() {
  const t = useT()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call('logout', {}),
    onError: (error) => showToast({ tone: 'bad', text: problemText(error, t, 'profile.logout-failed'), durationMs: TOAST_MS.account }),
    onSettled: async () => {
      forgetPush()
      await navigate('/')
      endSession()
    },
  })
}
