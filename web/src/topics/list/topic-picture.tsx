import type { Topic } from '@green-room/contract/topics'
import { Art } from '#web/ui/pictures/art.tsx'
import { Portrait } from '#web/ui/pictures/portrait.tsx'

type Pictured = { companion: Topic['companion']; room: Topic['room'] | null; isTall: boolean }

/** Who hosts it, beside the text; on top of the tall card, where there is room. Before anybody has come, or where nobody has a face: the room. */
export function TopicPicture({ companion, room, isTall }: Pictured) {
  const place = `w-[34%] shrink-0 ${isTall ? 'sm:hidden' : ''}`
  if (companion?.image_url)
    return (
      <>
        <Portrait imageUrl={companion.image_url} crop="poster" className={`h-auto ${place}`} />
        {isTall && <Portrait imageUrl={companion.image_url} crop="square" className="min-h-0 w-full flex-1 basis-64 max-sm:hidden" />}
      </>
    )
  return room && <Art of={room} className={place} />
}
