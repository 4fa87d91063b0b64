import { useId } from 'react'
import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { useUnread } from '#web/platform/live/use-unread.ts'
import { useActiveTopics } from '#web/topics/use-active-topics.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { UnreadTag } from '#web/ui/unread-tag.tsx'
import '../texts.ts'

/** The member's other active chats, where channel status allows several, with what is new in them. */
export default function OtherChats({ topicId }: { topicId: string }) {
  const t = useT()
  const id = useId()
  const unread = useUnread()
  const others = useActiveTopics().data?.topics.filter((topic) => topic.id !== topicId) ?? []
  if (others.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-sans text-[0.9375rem] font-semibold tracking-normal text-ink">
        {t('messages.other-chats')}
      </h2>
      <ul className="mt-2 text-[0.9375rem]">
        {others.map(({ id: otherId, title, companion, room }) => (
          <li key={otherId}>
            <Link to={`/topics/${otherId}/chat`} className="-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-surface">
              <Avatar
                id={companion?.id ?? otherId}
                name={companion?.name ?? room.title}
                color={companion?.avatar_color}
                imageUrl={companion?.image_url}
                size={32}
              />
              <bdi className="min-w-0 flex-1 truncate">{title}</bdi>
              <UnreadTag count={unread.get(otherId)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
