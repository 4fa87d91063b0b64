import { useT } from '#web/platform/i18n.tsx'
import { isOpenPlace, ROOM_GRID } from './room-grid.tsx'
import './texts.ts'

const PLACES = Array.from({ length: 10 }, (_, place) => place)

/** The boxes of the real cards, so that nothing moves when they arrive. `isFaint`: behind the banner of a failure. */
export function RoomsSkeleton({ isFaint = false }: { isFaint?: boolean }) {
  const t = useT()
  return (
    <>
      {!isFaint && (
        <p role="status" className="sr-only">
          {t('rooms.loading')}
        </p>
      )}
      <ul aria-hidden="true" className={`${ROOM_GRID} ${isFaint ? 'opacity-60' : ''}`}>
        {PLACES.map((place) => {
          const isOpen = isOpenPlace(place)
          return (
            <li key={place} className={`overflow-hidden rounded-lg bg-raised ${isOpen ? 'col-span-2 sm:flex' : ''}`}>
              <div
                className={`skel rounded-none! ${isOpen ? 'aspect-[4/3.4] sm:aspect-auto sm:w-[calc(50%-0.625rem)]' : 'aspect-[4/4.2] sm:aspect-[4/4.4]'}`}
              />
              <div className={`p-5 ${isOpen ? 'sm:mt-auto sm:flex-1' : 'sm:min-h-[6.9rem]'}`}>
                <div className="skel h-6 w-2/3" />
                <div className="skel mt-3 h-4 w-11/12 max-sm:hidden" />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
