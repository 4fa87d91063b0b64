import type { Room } from '@green-room/contract/rooms'
import { useT } from '#web/platform/i18n.tsx'
import { Art } from '#web/ui/pictures/art.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { fitWords } from '#web/ui/fit-words.ts'
import { inks, paletteOf } from '#web/ui/pictures/palettes.ts'
import '../texts.ts'

export { TopicFilters } from './topic-filters.tsx'

/** What stands above topics: their room as an open matchbook, or All. */
export default function TopicsHeading({ room }: { room: Room | null }) {
  return room ? <RoomHeading room={room} /> : <AllHeading />
}

function RoomHeading({ room }: { room: Room }) {
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

function AllHeading() {
  const t = useT()
  return (
    <div className="pt-4">
      <BackLink to="/rooms" />
      <h1 className="mt-1 text-[2.75rem] font-extrabold sm:text-[4rem]">{t('topics.title-all')}</h1>
      <p className="mt-2 text-ink-2 sm:text-lg">{t('topics.lead')}</p>
    </div>
  )
}
