import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { RoomGrid } from '#web/rooms/room-grid.tsx'
import { RoomsSkeleton } from '#web/rooms/rooms-skeleton.tsx'
import { useRooms } from '#web/rooms/use-rooms.ts'
import '#web/rooms/texts.ts'
import { useTopicActions } from '#web/topics/topic-actions.tsx'
import { useWishedStart } from '#web/topics/use-wished-start.ts'
import { EmptyState } from '#web/ui/notices/empty-state.tsx'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/ui/texts.ts'
import { PageFrame } from './shell/page-frame.tsx'

export default function RoomsScreen() {
  const t = useT()
  const { bar, banner, startRandom } = useTopicActions({ hasAllRooms: true })
  useWishedStart(startRandom)
  return (
    <PageFrame ground="lounge" title={t('rooms.enter-room')} description={t('rooms.description')}>
      <div className="flex flex-col gap-5 pt-6 pb-7 sm:pt-10 sm:pb-9 lg:flex-row lg:items-end lg:justify-between">
        <h1 className="text-[2.75rem] font-extrabold sm:text-[4rem]">{t('rooms.enter-room')}</h1>
        {bar}
      </div>
      {banner}
      <RoomList />
    </PageFrame>
  )
}

function RoomList(): ReactNode {
  const t = useT()
  const { data, error, isPending, refetch } = useRooms()
  if (isPending) {
    return (
      <div className="late">
        <RoomsSkeleton />
      </div>
    )
  }
  return (
    <>
      {error && (
        <ErrorBanner text={problemText(error, t, 'rooms.failed')}>
          <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
            {t('ui.try-again')}
          </button>
        </ErrorBanner>
      )}
      {!data && <RoomsSkeleton isFaint />}
      {data && data.length > 0 && <RoomGrid rooms={data} />}
      {data?.length === 0 && (
        <EmptyState motif="lamps" title={t('rooms.none')} text={t('rooms.none-text')}>
          <Link to="/topics" className="btn btn-primary">
            {t('rooms.view-all-topics')}
          </Link>
        </EmptyState>
      )}
    </>
  )
}
