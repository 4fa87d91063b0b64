import type { PastTopic } from '@green-room/contract/topics'
import { Art } from '#web/ui/pictures/art.tsx'
import { inks } from '#web/ui/pictures/palettes.ts'
import { Portrait } from '#web/ui/pictures/portrait.tsx'
import { labelPalette } from './chat-label.tsx'

/** The label of a chat: who sits there (the room's poster, while nobody does), the room and the topic. */
export const SeatCard = ({ companion, room, title, language }: Pick<PastTopic, 'companion' | 'room' | 'title' | 'language'>) => (
  <div className="shrink-0 overflow-hidden rounded-lg shadow-2" style={inks(labelPalette(companion, room))}>
    {companion?.image_url ? (
      <Portrait imageUrl={companion.image_url} crop="poster" className="aspect-[4/3.9] w-full object-[50%_30%]" isFirst />
    ) : (
      <Art of={room} className="aspect-[4/3.2] overflow-hidden" />
    )}
    <div className="striker" />
    <div className="px-5 pt-3.5 pb-4">
      <p className="text-sm opacity-85">
        <bdi>{room.title}</bdi>
      </p>
      <p className="mt-1 font-display text-[1.5rem] leading-[1.04] font-bold tracking-[-0.022em]" dir="auto" lang={language}>
        {title}
      </p>
    </div>
  </div>
)
