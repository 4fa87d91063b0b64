import type { Topic } from '@green-room/contract/topics'
import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { hueOf } from '#web/topics/hues.ts'
import { TopicLanguage } from '#web/topics/list/topic-language.tsx'
import { paletteOf, strike } from '#web/ui/pictures/palettes.ts'

/** Without face and line: the page is about whoever hosts them. */
export const HostedTopics = ({ topics }: { topics: readonly Topic[] }) => (
  <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4">
    {topics.map((topic) => (
      <li key={topic.id}>
        <HostedTopic topic={topic} />
      </li>
    ))}
  </ul>
)

function HostedTopic({ topic }: { topic: Topic }) {
  const hue = hueOf(topic.color)
  return (
    <Link
      to={`/topics/${topic.id}/chat`}
      className={`topic flex h-full min-h-32 flex-col rounded-lg p-5 ${hue === null ? 'topic-plain topic-struck' : ''}`}
      style={hue === null ? strike(paletteOf(topic.room)) : ({ '--th': hue } as CSSProperties)}
    >
      <h3
        dir="auto"
        lang={topic.language}
        className={`topic-name text-as-around text-[1.3125rem] leading-[1.14] break-words look-${topic.text_look}`}
      >
        {topic.title}
      </h3>
      <span className="mt-auto flex flex-wrap items-center gap-2.5 pt-4 text-[0.9375rem] font-medium">
        <span dir="auto">{topic.room.title}</span>
        <TopicLanguage code={topic.language} />
        <ArrowRight size={18} className="ms-auto shrink-0 rtl:-scale-x-100" aria-hidden="true" />
      </span>
    </Link>
  )
}
