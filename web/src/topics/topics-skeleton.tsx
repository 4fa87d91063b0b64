import { useT } from '#web/platform/i18n.tsx'
import { TOPIC_GRID } from './topic-items.tsx'
import './texts.ts'

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
          <li key={place} className="min-h-36 rounded-lg bg-raised p-5 sm:p-6">
            <div className="skel h-6 w-3/4" />
            <div className="skel mt-12 h-4 w-1/3" />
          </li>
        ))}
      </ul>
    </>
  )
}
