import type { Topic } from '@green-room/contract/topics'
import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { useUnread } from '#web/platform/live/use-unread.ts'
import { isProblem } from '#web/platform/problem.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { UnreadTag } from '#web/ui/unread-tag.tsx'
import { Ago } from '#web/ui/ago.tsx'
import { Matches } from './matches.tsx'
import { useActiveTopics } from './use-active-topics.ts'
import './state-texts.ts'
import './texts.ts'

/** The member's chats, and how many matches of the book are struck. Read anew each time it opens. */
export default function ActiveChatsModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const { data, error, isPending, refetch } = useActiveTopics()
  const readAnew = useEffectEvent(() => void refetch({ cancelRefetch: false }))
  useEffect(() => {
    if (isOpen) readAnew()
  }, [isOpen])
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('topics.active-chats')}>
      <div className="pb-6">
        {isPending && (
          <div role="status" className="late grid gap-3">
            <span className="sr-only">{t('topics.active-loading')}</span>
            <span className="skel h-15 w-40" />
            <span className="skel h-14" />
          </div>
        )}
        {error && (
          <ErrorBanner
            text={isProblem(error) && !error.isNetwork ? problemText(error, t, 'topics.active-failed') : t('topics.active-failed-here')}
          >
            <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
              {t('ui.try-again')}
            </button>
          </ErrorBanner>
        )}
        {data && (
          <>
            <Matches used={data.count} max={data.max} label={t('topics.active-of', { used: data.count, max: data.max })} />
            {data.topics.length ? (
              <ul className="rows mt-5">
                {data.topics.map((topic) => (
                  <ActiveChat key={topic.id} topic={topic} onOpen={onClose} />
                ))}
              </ul>
            ) : (
              <p className="mt-6">
                <b className="block font-semibold">{t('topics.active-none')}</b>
                <span className="text-ink-2">{t('topics.active-none-text')}</span>
              </p>
            )}
          </>
        )}
        <Link to="/topics/past" className="link mt-5 inline-flex min-h-11 items-center" onClick={onClose}>
          {t('topics.past-chats')}
        </Link>
      </div>
    </Modal>
  )
}

function ActiveChat({ topic, onOpen }: { topic: Topic; onOpen: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { companion, room, title } = topic
  const unread = useUnread().get(topic.id)
  const open = () => {
    onOpen()
    void navigate(`/topics/${topic.id}/chat`)
  }
  return (
    <li className="flex items-center gap-4 py-4">
      <Avatar
        id={companion?.id ?? topic.id}
        name={companion?.name ?? room.title}
        color={companion?.avatar_color}
        imageUrl={companion?.image_url}
        size={46}
      />
      <p className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <b className="line-clamp-2 font-semibold">
            <bdi>{title}</bdi>
          </b>
          <UnreadTag count={unread} />
        </span>
        <span className="block text-sm text-ink-3">
          {companion ? t('topics.in-room', { name: companion.name, room: room.title }) : room.title}
        </span>
        <Ago time={topic.updated_at} className="block text-sm text-ink-3" />
      </p>
      <button type="button" className="btn btn-line" aria-label={t('topics.open-named', { title })} onClick={open}>
        {t('topics.open')}
      </button>
    </li>
  )
}
