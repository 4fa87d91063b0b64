import type { Room } from '@green-room/contract/rooms'
import { Link } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { Art } from '#web/ui/pictures/art.tsx'
import { fitWords } from '#web/ui/fit-words.ts'
import { inks, paletteOf } from '#web/ui/pictures/palettes.ts'
import { Regulars } from './regulars.tsx'
import './texts.ts'

/** A room as a matchbook: poster, striker strip and a solid band with the name. `isOpen` shows it two columns wide. */
export function RoomCard({ room, isOpen }: { room: Room; isOpen: boolean }) {
  const t = useT()
  const poster = isOpen ? 'aspect-[4/3.4] sm:aspect-auto sm:w-[calc(50%-0.625rem)] sm:shrink-0' : 'aspect-[4/4.2] sm:aspect-[4/4.4]'
  return (
    <li className={isOpen ? 'col-span-2' : ''}>
      <Link
        to={`/rooms/${room.id}/topics`}
        className={`room-card flex h-full flex-col overflow-hidden rounded-lg shadow-2 ${isOpen ? 'sm:flex-row' : ''}`}
        style={inks(paletteOf(room))}
      >
        <Art of={room} className={poster} />
        <div className={`striker ${isOpen ? 'sm:hidden' : ''}`} />
        {isOpen && <div className="spine max-sm:hidden" />}
        <div
          className={
            '@container flex flex-col px-3.5 pt-3 pb-3.5 sm:px-5 sm:pt-4 sm:pb-4 ' +
            (isOpen ? 'sm:flex-1 sm:px-6 sm:pt-6 sm:pb-6' : 'sm:min-h-[6.9rem]')
          }
        >
          {isOpen && <Regulars of={room} />}
          <h2
            className={`fit-words ${isOpen ? '[--size:1.6rem] sm:[--size:2.375rem]' : '[--size:1.1875rem] sm:[--size:1.5rem]'}`}
            style={fitWords(room.title)}
            dir="auto"
          >
            {room.title}
          </h2>
          <p
            dir="auto"
            className={`mt-1.5 leading-snug opacity-90 ${isOpen ? 'text-[0.9375rem] sm:mt-3 sm:text-base' : 'text-sm max-sm:hidden sm:text-[0.9375rem]'}`}
          >
            {room.line}
          </p>
          <p className={`text-[0.8125rem] font-medium opacity-80 ${isOpen ? 'mt-2 sm:mt-4 sm:text-sm' : 'mt-1 sm:hidden'}`}>
            {t('rooms.topics-count', { count: room.topics_count })}
          </p>
        </div>
      </Link>
    </li>
  )
}
