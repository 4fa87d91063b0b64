import type { LastLine } from '@green-room/contract/talk/chats'
import type { PastTopic } from '@green-room/contract/topics'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { TopicLanguage } from '#web/topics/list/topic-language.tsx'
import { strike } from '#web/ui/pictures/palettes.ts'
import { UnreadTag } from '#web/ui/unread-tag.tsx'
import { ChatLabel, labelPalette } from './chat-label.tsx'
import '../texts.ts'

type ChatRowProps = {
  to: string
  state?: unknown
  topic: Pick<PastTopic, 'title' | 'language' | 'companion' | 'room'>
  line: LastLine | null
  when: ReactNode
  unread?: number | undefined
  /** What following the row does, in a word. */
  action: string
  isMain?: boolean
}

/** One chat: who, the title, what was said last, when and where. The whole row is one link. */
export function ChatRow({ to, state, topic, line, when, unread, action, isMain = false }: ChatRowProps) {
  const { t, rich, dir } = useI18n()
  const { title, language, companion, room } = topic
  return (
    <li>
      <Link
        to={to}
        state={state}
        className={`group flex min-h-25 overflow-hidden rounded-lg bg-surface hover:bg-raised ${isMain ? 'shadow-2' : ''}`}
      >
        <span className="relative w-20 shrink-0 sm:w-24">
          <ChatLabel companion={companion} room={room} className="absolute inset-0 size-full" />
        </span>
        <span className="spine" style={strike(labelPalette(companion, room))} />
        <span className="flex min-w-0 flex-1 items-center gap-3 py-3 ps-4 pe-3 sm:ps-5 sm:pe-5">
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-2.5">
              <b className="line-clamp-2 font-display text-[1.1875rem] leading-tight font-bold tracking-[-0.015em] sm:line-clamp-1 sm:text-[1.3125rem]">
                <bdi lang={language}>{title}</bdi>
              </b>
              <TopicLanguage code={language} />
              <UnreadTag count={unread} />
            </span>{' '}
            {line && (
              <span
                className={`mt-1 line-clamp-2 text-as-around text-[0.9375rem] leading-snug sm:line-clamp-1 ${unread ? 'text-ink' : 'text-ink-2'}`}
                dir="auto"
              >
                <bdi dir={dir} className="text-ink-3 max-sm:sr-only">
                  {t('messages.says', { name: line.is_mine ? t('messages.me') : line.sender })}
                </bdi>{' '}
                {line.text}
              </span>
            )}{' '}
            <span className="mt-1 block truncate text-sm text-ink-3 first-letter:uppercase">
              {rich('messages.when-where', { when, where: <bdi>{room.title}</bdi> })}
            </span>
          </span>
          <span className={`btn shrink-0 max-sm:hidden ${isMain ? 'btn-primary' : 'btn-line'}`}>{action}</span>
          <ChevronRight size={20} className="shrink-0 text-ink-3 sm:hidden rtl:-scale-x-100" aria-hidden="true" />
        </span>
      </Link>
    </li>
  )
}
