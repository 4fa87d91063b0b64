import type { Companion } from '@green-room/contract/rooms'
import { BookHeart, EllipsisVertical, Flag, LogOut, MessageSquareQuote, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import '#web/characters/texts.ts'
import { hideSuggestions, useHiddenSuggestions } from '#web/messages/composer/suggestions-choice.ts'
import '#web/messages/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import type { Entry, EntryName } from './chat-menu-list.tsx'
import { MENU_BUTTON } from './menu-button.ts'
import './texts.ts'

const load = () => import('./chat-menu-list.tsx')
const ChatMenuList = late(load)
const MemoryDialog = late(() => import('#web/characters/memory-dialog.tsx'))
const ReportDialog = late(() => import('./report-dialog.tsx'))

type ChatMenuProps = { topicId: string; companion: Companion | null; onLeave: () => void }

/**
 * What can be done with a chat: the character's page, its memory, whether replies are suggested, reports, and the way out last. The library
 * is fetched when somebody comes near.
 */
export function ChatMenu({ topicId, companion, onLeave }: ChatMenuProps) {
  const t = useT()
  const navigate = useNavigate()
  const [wantedBy, setWantedBy] = useState<'key' | 'pointer' | null>(null)
  const [asked, setAsked] = useState<EntryName | null>(null)
  const close = () => setAsked(null)
  const isHidden = useHiddenSuggestions()
  const entries: Entry[] = [
    ...(companion
      ? ([
          { name: 'page', text: t('messages.page-of', { name: companion.name }), Icon: UserRound },
          { name: 'memory', text: t('memories.title', { name: companion.name }), Icon: BookHeart },
        ] as const)
      : []),
    { name: 'suggestions', text: t(isHidden ? 'messages.suggested-show' : 'messages.suggested-hide'), Icon: MessageSquareQuote },
    { name: 'topic', text: t('reports.report-topic'), Icon: Flag },
    ...(companion ? ([{ name: 'user', text: t('reports.report-user'), Icon: Flag }] as const) : []),
    { name: 'leave', text: t('messages.leave-chat'), Icon: LogOut },
  ]
  const choose = (name: EntryName) => {
    if (name === 'leave') onLeave()
    else if (name === 'suggestions') hideSuggestions(!isHidden)
    else if (name !== 'page') setAsked(name)
    else if (companion) void navigate(`/characters/${companion.slug}`)
  }
  const near = () => void load().catch(() => undefined)
  const button = (
    <button
      type="button"
      className={MENU_BUTTON}
      aria-label={t('reports.settings')}
      aria-haspopup="menu"
      aria-expanded={wantedBy !== null}
      onPointerEnter={near}
      onFocus={near}
      onClick={({ detail }) => setWantedBy(detail === 0 ? 'key' : 'pointer')}
    >
      <EllipsisVertical size={21} aria-hidden="true" />
    </button>
  )
  return (
    <>
      {wantedBy ? (
        <Suspense fallback={button}>
          <ChatMenuList entries={entries} isByKey={wantedBy === 'key'} onChoose={choose} />
        </Suspense>
      ) : (
        button
      )}
      <Suspense fallback={null}>
        {(asked === 'topic' || asked === 'user') && <ReportDialog topicId={topicId} type={asked} onClose={close} />}
        {asked === 'memory' && companion && <MemoryDialog companion={companion} onClose={close} />}
      </Suspense>
    </>
  )
}
