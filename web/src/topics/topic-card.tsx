import type { Topic } from '@green-room/contract/topics'
import { Lock, Star } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { paletteOf, strike } from '#web/ui/palettes.ts'
import { hueOf } from './hues.ts'
import { TopicLanguage } from './topic-language.tsx'
import './texts.ts'

export type TopicLook = Pick<
  Topic,
  'title' | 'language' | 'companion' | 'is_busy' | 'is_own' | 'is_highlighted' | 'highlight_color' | 'color' | 'text_look'
> & { room: Pick<Topic['room'], 'slug' | 'palette'> | null }

/** The whole card is one link. */
export function TopicCard({ topic, isTall = false }: { topic: Topic; isTall?: boolean }) {
  return (
    <Link to={`/topics/${topic.id}/chat`} className="block h-full rounded-lg">
      <TopicFace topic={topic} isTall={isTall} />
    </Link>
  )
}

/** What the card shows; the preview of a new topic is the same. */
export function TopicFace({ topic, isTall = false }: { topic: TopicLook; isTall?: boolean }) {
  const t = useT()
  // Without a colour of its own the card wears its room's striker.
  const hue = hueOf((topic.is_highlighted ? topic.highlight_color : null) ?? topic.color)
  return (
    <div
      className={`topic flex h-full min-h-36 flex-col rounded-lg p-5 sm:p-6 ${topic.is_highlighted ? 'topic-hl' : ''} ${hue === null ? 'topic-plain' : ''} ${hue === null && topic.room ? 'topic-struck' : ''}`}
      style={hue !== null ? ({ '--th': hue } as CSSProperties) : topic.room ? strike(paletteOf(topic.room)) : undefined}
    >
      <p className="mb-4 flex flex-wrap gap-2 empty:hidden">
        {topic.is_highlighted && (
          <span className="tag bg-brass text-[oklch(0.27_0.05_75)]">
            <Star size={14} fill="currentColor" aria-hidden="true" /> {t('topics.channel-topic')}
          </span>
        )}
        <TopicLanguage code={topic.language} />
      </p>
      <h2
        dir="auto"
        lang={topic.language}
        className={`topic-name leading-[1.12] break-words look-${topic.text_look} ${isTall ? 'text-[1.75rem] sm:text-[2.5rem]' : 'text-[1.375rem] sm:text-[1.5rem]'}`}
      >
        {topic.title}
      </h2>
      <TopicPeople topic={topic} />
    </div>
  )
}

/** A person's own topic shows no person: with whom they talk, and that the seat is taken. */
function TopicPeople({ topic }: { topic: TopicLook }) {
  const t = useT()
  const { companion } = topic
  return (
    <p className="mt-auto flex flex-wrap items-center gap-2.5 pt-6 text-[0.9375rem] font-medium">
      {companion && (
        <Avatar id={companion.id} name={companion.name} color={companion.avatar_color} imageUrl={companion.image_url} size={30} />
      )}
      <span className="min-w-0 truncate">{companion ? t('topics.with', { name: companion.name }) : t('topics.waiting')}</span>
      {topic.is_busy && (
        <span className="tag ms-auto bg-[color-mix(in_oklab,currentColor_14%,transparent)]">
          <Lock size={13} aria-hidden="true" /> {t('topics.busy')}
        </span>
      )}
      {topic.is_own && <span className="tag ms-auto bg-[color-mix(in_oklab,currentColor_14%,transparent)]">{t('topics.yours')}</span>}
    </p>
  )
}
