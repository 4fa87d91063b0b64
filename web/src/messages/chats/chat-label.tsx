import type { Companion } from '@green-room/contract/rooms'
import type { Topic } from '@green-room/contract/topics'
import { Art } from '#web/ui/pictures/art.tsx'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { inks, paletteOf } from '#web/ui/pictures/palettes.ts'
import { Portrait } from '#web/ui/pictures/portrait.tsx'

type LabelProps = { companion: Companion | null; room?: Topic['room']; className?: string }

/** The inks that stand around a character, or around a room where nobody is seated yet. */
export const labelPalette = (companion: Companion | null, room?: Topic['room']) =>
  paletteOf(companion ?? room ?? { slug: '', palette: 'house' })

/** Who it is, as a square: the portrait, the monogram on the character's inks, or the room's poster. Beside a name. */
export function ChatLabel({ companion, room, className = '' }: LabelProps) {
  if (companion?.image_url) return <Portrait imageUrl={companion.image_url} crop="square" className={className} />
  if (companion)
    return (
      <span className={`grid place-items-center ${className}`} style={inks(labelPalette(companion))}>
        <Avatar id={companion.id} name={companion.name} color={companion.avatar_color} size={56} />
      </span>
    )
  return room ? <Art of={room} className={className} /> : null
}
