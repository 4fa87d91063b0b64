import type { CSSProperties } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { TOPIC_GRID } from './topic-items.tsx'
import '../texts.ts'

const UNLIT = { '--pop': 'var(--line-strong)', '--deep': 'var(--line)' } as CSSProperties
const PLACES = [0, 1, 2, 3, 4, 5]

export function TopicsSkeleton({ isFaint = false }: { isFaint?: boolean }) {
  const t = useT()
  return (
    <>
      {!isFaint && (
        <p role="status" className="sr-only">
          {t('topics.loading')}
        </p>
      )}
      <ul aria-hidden="true" className={`${TOPIC_GRID} ${isFaint ? 'opacity-60' : ''}`}>
        {PLACES.map((place) => (
          <li key={place} className="flex min-h-40 overflow-hidden rounded-lg bg-raised">
            <div className="flex-1 p-4 sm:p-5">
              <div className="skel h-6 w-3/4" />
              <div className="skel mt-14 h-4 w-1/3" />
              <div className="skel mt-2 h-4 w-2/3" />
            </div>
            <div className="spine" style={UNLIT} />
            <div className="skel w-[34%] rounded-none!" />
          </li>
        ))}
      </ul>
    </>
  )
}
