import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { doorQuery } from '#web/platform/wire/query.ts'
import { EmptyState } from '#web/ui/notices/empty-state.tsx'
import { inks } from '#web/ui/pictures/palettes.ts'
import { ChatLabel, labelPalette } from './chat-label.tsx'
import '../texts.ts'

const OFFERED = 3

/** The empty list: a dark lamp, and three characters to talk to. */
export default function NoChats() {
  const { t, language } = useI18n()
  const { data = [] } = useQuery(
    doorQuery(['topics', 'offered', language.id], 'listTopics', { page_size: 20 }, ({ payload }) => payload.topics),
  )
  const waiting = data.filter(({ companion, is_busy: isBusy }) => companion && !isBusy)
  const offered = waiting.filter((topic, place) => waiting.findIndex(({ companion }) => companion!.id === topic.companion!.id) === place)
  return (
    <>
      <EmptyState motif="lamps" title={t('messages.chats-none')} text={t('messages.chats-none-text')}>
        <Link to="/rooms" className="btn btn-primary">
          {t('messages.view-rooms')}
        </Link>
      </EmptyState>
      <ul className="mx-auto mt-10 grid max-w-[46rem] gap-4 sm:grid-cols-3">
        {offered.slice(0, OFFERED).map(({ id, title, language: spoken, companion }) => (
          <li key={id}>
            <Link
              to={`/topics/${id}/chat`}
              className="flex h-full flex-col overflow-hidden rounded-lg shadow-2"
              style={inks(labelPalette(companion))}
            >
              <ChatLabel companion={companion} className="aspect-square w-full max-sm:aspect-[2/1] max-sm:object-[50%_25%]" />
              <span className="striker" />
              <span className="px-4 pt-3 pb-4">
                <bdi className="block text-sm opacity-85">{companion?.name}</bdi>
                <span className="block font-display text-[1.1875rem] leading-[1.1] font-bold" dir="auto" lang={spoken}>
                  {title}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
