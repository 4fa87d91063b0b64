import { useT } from '#web/platform/i18n.tsx'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { AskPasswordDialog } from './ask-password-dialog.tsx'
import { useEndSessions } from './use-sessions.ts'
import './profile-texts.ts'

const TEXTS = {
  title: 'profile.sessions-end-title',
  lead: 'profile.sessions-end-lead',
  go: 'profile.sessions-end-others',
  going: 'profile.sessions-ending',
  failed: 'profile.session-end-failed',
} as const

/** Asks for the password before all other sessions end. */
export default function EndOthersDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const end = useEndSessions()
  const send = async (password: string) => {
    await end.mutateAsync({ othersBy: password })
    showToast({ text: t('profile.sessions-ended'), durationMs: TOAST_MS.account })
  }
  return <AskPasswordDialog isOpen={isOpen} onClose={onClose} texts={TEXTS} send={send} />
}
