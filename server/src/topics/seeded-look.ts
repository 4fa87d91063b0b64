import { pickFor } from '@green-room/contract/art/chance'
import { TEXT_LOOKS, TOPIC_COLORS, type Topic } from '@green-room/contract/topics'

/** A topic that a character hosts has a colour and a look by its id, so that a list is never of one kind; always the same ones. */
export const seededLook = (id: string): Pick<Topic, 'color' | 'text_look'> => ({
  color: pickFor(`color ${id}`, TOPIC_COLORS),
  text_look: pickFor(`look ${id}`, TEXT_LOOKS),
})
