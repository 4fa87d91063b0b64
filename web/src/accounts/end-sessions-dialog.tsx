import { useT } from '#web/platform/i18n.tsx'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { AskPasswordDialog } from './ask-password-dialog.tsx'
import { useEndSessions } from './use-sessions.ts'
import './profile-texts.ts'

const COMMON = { going: 'profile.sessions-ending', failed: 'profile.session-end-failed' } as const
const OTHERS = {
  ...COMMON,
  title: 'profile.sessions-end-title',
  lead: 'profile.sessions-end-lead',
  go: 'profile.sessions-end-others',
} as const
const ONE = { ...COMMON, title: 'profile.session-end-title', lead: 'profile.session-end-lead', go: 'profile.session-end' } as const

/** Asks for the password before one session ends, or all others do (`id` null). */
export default function EndSessionsDialog({ id, isOpen, onClose }: { id: string | null; isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const end = useEndSessions()
  const send = async (password: string) => {
    await end.mutateAsync({ id, password })
    showToast({ text: t(id === null ? 'profile.sessions-ended' : 'profile.session-ended'), durationMs: TOAST_MS.account })
  }
  return <AskPasswordDialog isOpen={isOpen} onClose={onClose} texts={id === null ? OTHERS : ONE} send={send} />
}
