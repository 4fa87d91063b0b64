import { lazy } from 'react'
import type { Room } from '@green-room/contract/rooms'
import { useParams } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { useRooms } from '#web/rooms/use-rooms.ts'
import '#web/rooms/texts.ts'
import { useTopicActions } from '#web/topics/topic-actions.tsx'
import { TopicList } from '#web/topics/topic-list.tsx'
import { useTopics } from '#web/topics/use-topics.ts'
import '#web/topics/texts.ts'
import { Art } from '#web/ui/art.tsx'
import { fitWords } from '#web/ui/fit-words.ts'
import { inks, paletteOf } from '#web/ui/palettes.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { PageFrame } from './shell/page-frame.tsx'

const NotFoundScreen = lazy(() => import('./not-found-screen.tsx'))

/** The topics of one room, which stands above them as an open matchbook, or of all. */
export default function TopicsScreen() {
  const t = useT()
  const { roomId = null } = useParams()
  const { data: rooms } = useRooms()
  const room = rooms?.find(({ id }) => id === roomId)
  const topics = useTopics(roomId, 1)
  const { bar, banner, create } = useTopicActions({ roomId })
  if (roomId !== null && ((rooms && !room) || isProblem(topics.error, 'room.not-found'))) return <NotFoundScreen />
  const title = roomId === null ? t('topics.title-all') : (room?.title ?? '')
  const description = room ? t('topics.description-room', { room: room.title }) : t('topics.description-all')
  return (
    <PageFrame ground="lounge" title={title} description={description}>
      {roomId === null ? <AllHeading /> : <RoomHeading room={room} />}
      <div className="mt-6 mb-6 sm:mt-8">{bar}</div>
      {banner}
      <TopicList key={roomId} roomId={roomId} motif={room?.motif} onCreate={create} />
    </PageFrame>
  )
}

function AllHeading() {
  const t = useT()
  return (
    <div className="pt-4">
      <BackLink to="/rooms" />
      <h1 className="mt-1 text-[2.75rem] font-extrabold sm:text-[4rem]">{t('topics.title-all')}</h1>
    </div>
  )
}

function RoomHeading({ room }: { room: Room | undefined }) {
  if (!room) return <div className="late skel mt-2 h-60 rounded-xl! sm:mt-4 sm:h-72" aria-hidden="true" />
  return (
    <section className="mt-2 flex overflow-hidden rounded-xl shadow-2 sm:mt-4" style={inks(paletteOf(room))}>
      <div className="@container flex min-w-0 flex-1 flex-col justify-end p-5 sm:p-9">
        <div className="mb-auto">
          <BackLink to="/rooms" />
        </div>
        <h1 className="fit-words mt-6 font-extrabold [--size:2.5rem] sm:[--size:4rem]" style={fitWords(room.title)} dir="auto">
          {room.title}
        </h1>
        <p className="mt-3 max-w-[30rem] opacity-90 sm:text-lg" dir="auto">
          {room.line}
        </p>
      </div>
      <div className="striker h-auto! w-2 shrink-0" />
      <Art of={room} className="w-[34%] shrink-0 sm:h-[18rem] sm:w-[22rem]" />
    </section>
  )
}
