import { Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import type { ReportType } from './use-report.ts'
import './texts.ts'

const load = () => import('./chat-menu-list.tsx')
const ChatMenuList = lazy(load)
const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** The chat's settings. The menu's library is fetched when somebody comes near the button. */
export function ChatMenu({ topicId, hasCompanion }: { topicId: string; hasCompanion: boolean }) {
  const t = useT()
  const [wantedBy, setWantedBy] = useState<'key' | 'pointer' | null>(null)
  const [reported, setReported] = useState<ReportType | null>(null)
  const near = () => void load().catch(() => undefined)
  const button = (
    <button
      type="button"
      className="icon-btn shrink-0"
      aria-label={t('reports.settings')}
      aria-haspopup="menu"
      aria-expanded={wantedBy !== null}
      onPointerEnter={near}
      onFocus={near}
      onClick={({ detail }) => setWantedBy(detail === 0 ? 'key' : 'pointer')}
    >
      <Settings2 size={21} aria-hidden="true" />
    </button>
  )
  return (
    <>
      {wantedBy ? (
        <Suspense fallback={button}>
          <ChatMenuList types={hasCompanion ? ['topic', 'user'] : ['topic']} isByKey={wantedBy === 'key'} onReport={setReported} />
        </Suspense>
      ) : (
        button
      )}
      {reported && (
        <Suspense fallback={null}>
          <ReportDialog topicId={topicId} type={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </>
  )
}
