import type { Room } from '@green-room/contract/rooms'
import { RoomCard } from './room-card.tsx'

export const ROOM_GRID = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4'
/** The first and the tenth card stand open, so that a full wall has no gap. */
export const isOpenPlace = (place: number): boolean => place === 0 || place === 9

export const RoomGrid = ({ rooms }: { rooms: readonly Room[] }) => (
  <ul className={ROOM_GRID}>
    {rooms.map((room, place) => (
      <RoomCard key={room.id} room={room} isOpen={isOpenPlace(place)} />
    ))}
  </ul>
)
