import { Suspense, useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useI18n } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { lookAt } from '#web/platform/live/looking.ts'
import { isProblem } from '#web/platform/problem.ts'
import { useRooms } from '#web/rooms/use-rooms.ts'
import { useTopicActions } from '#web/topics/topic-actions.tsx'
import { readFilter } from '#web/topics/list/topic-filter.ts'
import { LateFilters, LateHeading } from '#web/topics/list/late-heading.tsx'
import { TopicList } from '#web/topics/list/topic-list.tsx'
import { useTopics } from '#web/topics/list/use-topics.ts'
import '#web/topics/texts.ts'
import { PageFrame } from './shell/page-frame.tsx'

const ReportTitle = late(() => import('#web/reports/report-title.tsx'))
const NotFoundScreen = late(() => import('./not-found-screen.tsx'))

/** The topics of one room, which stands above them as an open matchbook, or of all, to choose from by room. */
export default function TopicsScreen() {
  const { t, language } = useI18n()
  const { roomId = null } = useParams()
  const [query] = useSearchParams()
  const asked = readFilter(query, language.code)
  const filter = roomId === null ? asked : { ...asked, roomId }
  const { data: rooms } = useRooms()
  const room = rooms?.find(({ id }) => id === filter.roomId)
  const topics = useTopics(filter, 1)
  const looking = filter.roomId === null ? 'all' : (room?.id ?? null)
  useEffect(() => {
    lookAt(looking)
    return () => lookAt(null)
  }, [looking])
  const { bar, banner, create } = useTopicActions({ roomId: filter.roomId })
  if (roomId !== null && ((rooms && !room) || isProblem(topics.error, 'room.not-found'))) return <NotFoundScreen />
  const title = roomId === null ? t('topics.title-all') : (room?.title ?? '')
  const description = roomId !== null && room ? t('topics.description-room', { room: room.title }) : t('topics.description-all')
  return (
    <PageFrame ground="lounge" title={title} description={description}>
      <Suspense fallback={<Unread title={title} />}>
        {roomId === null || room ? <LateHeading room={roomId === null ? null : room!} /> : <Unread title={title} />}
      </Suspense>
      <div className="mt-6">{bar}</div>
      <Suspense fallback={<div className="mt-6 min-h-12" />}>
        <LateFilters filter={filter} rooms={roomId === null ? rooms : undefined} />
      </Suspense>
      {banner && <div className="mt-6 empty:hidden">{banner}</div>}
      <TopicList filter={filter} place={room?.title ?? t('topics.all-rooms')} motif={room?.motif} onCreate={create} OnCard={ReportTitle} />
    </PageFrame>
  )
}

const Unread = ({ title }: { title: string }) => (
  <div className="late skel mt-2 h-60 rounded-xl! sm:mt-4 sm:h-72">
    <h1 className="sr-only">{title}</h1>
  </div>
)
