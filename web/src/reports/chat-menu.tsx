import type { Companion } from '@green-room/contract/rooms'
import { BookHeart, Flag, Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import '#web/characters/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import type { Entry, EntryName } from './chat-menu-list.tsx'
import type { ReportType } from './use-report.ts'
import './texts.ts'

const load = () => import('./chat-menu-list.tsx')
const ChatMenuList = lazy(load)
const MemoryDialog = lazy(() => import('#web/characters/memory-dialog.tsx'))
const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** The chat's settings: what the other side remembers, and reports. The menu's library is fetched when somebody comes near the button. */
export function ChatMenu({ topicId, companion }: { topicId: string; companion: Companion | null }) {
  const t = useT()
  const [wantedBy, setWantedBy] = useState<'key' | 'pointer' | null>(null)
  const [asked, setAsked] = useState<EntryName | null>(null)
  const close = () => setAsked(null)
  const report = (name: ReportType): Entry => ({ name, text: t(`reports.report-${name}`), Icon: Flag })
  const memory = (name: string): Entry => ({ name: 'memory', text: t('memories.title', { name }), Icon: BookHeart })
  const entries = companion ? [memory(companion.name), report('topic'), report('user')] : [report('topic')]
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
          <ChatMenuList entries={entries} isByKey={wantedBy === 'key'} onChoose={setAsked} />
        </Suspense>
      ) : (
        button
      )}
      {asked && (
        <Suspense fallback={null}>
          {asked !== 'memory' ? (
            <ReportDialog topicId={topicId} type={asked} onClose={close} />
          ) : (
            companion && <MemoryDialog companion={companion} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}
