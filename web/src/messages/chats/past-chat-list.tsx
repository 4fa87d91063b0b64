import type { PastTopic } from '@green-room/contract/topics'
import { Link } from 'react-router'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { TopicLanguage } from '#web/topics/list/topic-language.tsx'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import '../texts.ts'

/** Chats that the member has left; each leads to its messages. */
export const PastChatList = ({ topics }: { topics: readonly PastTopic[] }) => (
  <ul className="rows">
    {topics.map((topic) => (
      <PastChat key={topic.id} topic={topic} />
    ))}
  </ul>
)

function PastChat({ topic: { id, title, language, companion, room, messages_count: count, closed_at: closedAt } }: { topic: PastTopic }) {
  const t = useT()
  const name = companion?.name ?? room.title
  return (
    <li>
      <Link to={`/topics/${id}/past`} className="flex items-center gap-4 rounded-md px-2 py-4 hover:bg-raised sm:px-3">
        <Avatar id={companion?.id ?? id} name={name} color={companion?.avatar_color} imageUrl={companion?.image_url} size={46} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <b className="line-clamp-2 font-semibold">
              <bdi lang={language}>{title}</bdi>
            </b>
            <TopicLanguage code={language} />
          </span>
          <span className="block text-sm text-ink-3">{companion ? t('messages.past-with', { name, room: room.title }) : room.title}</span>
        </span>
        <span className="shrink-0 text-end text-sm text-ink-3 tabular-nums">
          <span className="block">{t('messages.past-count', { count })}</span>
          <time dateTime={closedAt}>{shortDate(closedAt)}</time>
        </span>
      </Link>
    </li>
  )
}
