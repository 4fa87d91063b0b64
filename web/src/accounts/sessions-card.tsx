import type { Session } from '@green-room/contract/accounts'
import { KeyRound, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useI18n, useT } from '#web/platform/i18n.tsx'
import { shortDate } from '#web/platform/texts/format.ts'
import { late } from '#web/platform/late.ts'
import { AskedSection } from '#web/ui/lists/asked-section.tsx'
import { useLateDialog } from '#web/ui/dialogs/use-late-dialog.tsx'
import { useSessions } from './use-sessions.ts'
import './profile-texts.ts'

const EndSessionsDialog = late(() => import('./end-sessions-dialog.tsx'))

/** Where the member is signed in, with the way to end each. */
export function SessionsCard() {
  const t = useT()
  const sessions = useSessions()
  const [id, setId] = useState<string | null>(null)
  const { ask, dialog } = useLateDialog((own) => <EndSessionsDialog {...own} id={id} />)
  const askFor = (session: string | null) => {
    setId(session)
    ask()
  }
  const others = sessions.data?.filter((session) => !session.is_current) ?? []
  return (
    <AskedSection
      id="sessions"
      title={t('profile.sessions')}
      asked={sessions}
      failed="profile.sessions-failed"
      height="h-24"
      action={
        others.length > 0 && (
          <button type="button" className="btn btn-line" aria-haspopup="dialog" onClick={() => askFor(null)}>
            {t('profile.sessions-end-others')}
          </button>
        )
      }
    >
      {(data) => (
        <>
          <ul className="card rows px-5 py-2 sm:px-7">
            {data.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => askFor(session.id)} />
            ))}
          </ul>
          {dialog}
        </>
      )}
    </AskedSection>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useI18n()
  const Icon = session.kind === 'api' ? KeyRound : MonitorSmartphone
  const name = session.name || t(session.kind === 'api' ? 'profile.session-api' : 'profile.session-web')
  return (
    <li className="flex items-center gap-4 py-4">
      <Icon size={22} className="shrink-0 text-ink-3" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        <b className="block truncate font-semibold">
          <bdi>{session.is_current ? t('profile.session-this') : name}</bdi>
        </b>
        <span className="block text-sm text-ink-3 tabular-nums">
          {t('profile.session-used', { date: shortDate(session.last_used_at) })} · <bdi>{session.ip}</bdi>
        </span>
      </p>
      {!session.is_current && (
        <button
          type="button"
          className="btn btn-ghost"
          aria-haspopup="dialog"
          aria-label={t('profile.session-end-named', { name })}
          onClick={onEnd}
        >
          {t('profile.session-end')}
        </button>
      )}
    </li>
  )
}
