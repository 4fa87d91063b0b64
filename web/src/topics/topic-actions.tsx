import { RANDOM_CHAT } from '@green-room/contract/wire/local-path'
import { MessagesSquare, Plus, Shuffle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { useUnreadTotal } from '#web/platform/live/use-unread.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import type { Refusal } from './refusal.ts'
import { useActiveTopics } from './use-active-topics.ts'
import { useRandomTopic } from './use-random-topic.ts'
import './texts.ts'

const CreateTopicModal = late(() => import('./create/create-topic-modal.tsx'))
const RefusalBanner = late(async () => ({ default: (await import('./refusal-banner.tsx')).RefusalBanner }))
const ActiveChatsModal = late(() => import('./active-chats-modal.tsx'))
type Dialog = 'create' | 'active'

/**
 * What rooms and topics share: the actions, their dialogs, and the banner of a chat that stands in the way.
 * The page places them: `bar` beside its heading, `banner` above its list; `create` opens the dialog from elsewhere.
 */
export function useTopicActions({ roomId = null, hasAllRooms = false }: { roomId?: string | null; hasAllRooms?: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const location = useLocation()
  const { isAuthenticated } = useSession()
  const { data: active } = useActiveTopics()
  const unread = useUnreadTotal()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<Dialog>>(new Set())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const random = useRandomTopic(setRefusal)

  /** Guests are led to the sign-in and come back to this page. */
  const asMember =
    (act: () => void, wish = location.pathname + location.search + location.hash) =>
    () => {
      if (isAuthenticated) act()
      else void navigate(`/auth?form=signin&redirect=${encodeURIComponent(wish)}`)
    }
  const open = (which: Dialog) => {
    setOpened(new Set(opened).add(which))
    setDialog(which)
  }
  const create = asMember(() => open('create'))

  const bar = (
    <div
      role="group"
      aria-label={t('topics.actions')}
      className="relative flex gap-2.5 [scrollbar-width:none] max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 md:flex-wrap [&>*]:shrink-0"
    >
      <button type="button" className="btn btn-primary" aria-disabled={random.isBusy} onClick={asMember(random.start, RANDOM_CHAT)}>
        <Shuffle size={18} aria-hidden="true" /> {t(random.isBusy ? 'topics.starting-random' : 'topics.start-random')}
      </button>
      <button type="button" className="btn btn-line" aria-haspopup="dialog" onClick={create}>
        <Plus size={18} aria-hidden="true" /> {t('topics.create-topic')}
      </button>
      <button type="button" className="btn btn-line" aria-haspopup="dialog" onClick={asMember(() => open('active'))}>
        <MessagesSquare size={18} aria-hidden="true" /> {t('topics.active-chats')}
        {active && (
          <span
            className={`tag tabular-nums ${unread > 0 ? 'bg-action text-on-action' : 'bg-brass-wash text-brass-ink'}`}
            title={t('topics.active-count', { count: active.count })}
          >
            {active.count}
          </span>
        )}
        {unread > 0 && <span className="sr-only">{t('ui.unread', { count: unread })}</span>}
      </button>
      {hasAllRooms && (
        <Link to="/topics" className="btn btn-ghost">
          {t('rooms.view-all-rooms')}
        </Link>
      )}
      {!hasAllRooms && isAuthenticated && (
        <Link to="/topics/past" className="btn btn-ghost">
          {t('topics.past-chats')}
        </Link>
      )}
    </div>
  )
  const banner = (
    <>
      <Suspense fallback={null}>
        {refusal && <RefusalBanner refusal={refusal} onViewActive={() => open('active')} />}
        {opened.has('create') && <CreateTopicModal isOpen={dialog === 'create'} roomId={roomId} onClose={() => setDialog(null)} />}
        {opened.has('active') && <ActiveChatsModal isOpen={dialog === 'active'} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  )
  return { bar, banner, create, startRandom: random.start }
}
