import type { Topic } from '@green-room/contract/topics'
import { Lock, Star } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { paletteOf, strike } from '#web/ui/pictures/palettes.ts'
import { colorOf, hueOf } from '../hues.ts'
import { TopicLanguage } from './topic-language.tsx'
import { TopicPeople } from './topic-people.tsx'
import { TopicPicture } from './topic-picture.tsx'
import '../texts.ts'

export type TopicLook = Pick<
  Topic,
  'title' | 'language' | 'companion' | 'is_busy' | 'is_own' | 'is_highlighted' | 'highlight_color' | 'color' | 'text_look'
> & { room: Topic['room'] | null }

type Card = { topic: Topic; color: string | null; isTall: boolean; hasRoom: boolean }

/** The whole card is one link. */
export function TopicCard({ topic, ...shown }: Card) {
  return (
    <Link to={`/topics/${topic.id}/chat`} className="block h-full rounded-lg">
      <TopicFace topic={topic} {...shown} />
    </Link>
  )
}

type Face = { topic: TopicLook; color?: string | null; isTall?: boolean; hasRoom?: boolean }

/** What the card shows: text, spine, portrait; the tall one has its portrait on top. The preview of a new topic is the same. */
export function TopicFace({ topic, color = colorOf(topic), isTall = false, hasRoom = false }: Face) {
  const t = useT()
  const hue = hueOf(color)
  const { room, companion, is_highlighted: isHighlighted } = topic
  return (
    <div
      className={
        `topic flex h-full min-h-40 overflow-hidden rounded-lg ${isHighlighted ? 'topic-hl' : ''} ` +
        `${hue === null ? 'topic-plain' : ''} ${isTall ? 'sm:flex-col-reverse' : ''}`
      }
      style={hue === null ? undefined : ({ '--th': hue } as CSSProperties)}
    >
      <div className={`flex min-w-0 flex-1 flex-col p-4 sm:p-5 ${isTall ? 'sm:flex-none' : ''}`}>
        <p className="mb-3 flex flex-wrap gap-2 empty:hidden">
          {isHighlighted && (
            <span className="tag bg-brass text-[oklch(0.27_0.05_75)]">
              <Star size={14} fill="currentColor" aria-hidden="true" /> {t('topics.channel-topic')}
            </span>
          )}
          <TopicLanguage code={topic.language} />
          {topic.is_busy && (
            <span className="tag topic-tag">
              <Lock size={13} aria-hidden="true" /> {t('topics.busy')}
            </span>
          )}
          {topic.is_own && <span className="tag topic-tag">{t('topics.yours')}</span>}
        </p>
        <h3
          dir="auto"
          lang={topic.language}
          className={`leading-[1.12] break-words look-${topic.text_look} ${isTall ? 'text-[1.75rem] sm:text-[2.5rem]' : 'text-[1.375rem]'}`}
        >
          {topic.title}
        </h3>
        <TopicPeople companion={companion} room={hasRoom ? room : null} />
      </div>
      {(companion ?? room) && <span className={`spine ${isTall ? 'sm:hidden' : ''}`} style={strike(paletteOf((companion ?? room)!))} />}
      <TopicPicture companion={companion} room={room} isTall={isTall} />
    </div>
  )
}
