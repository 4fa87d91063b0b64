import { TEXT_LOOKS, type PastTopic, type Topic } from '@green-room/contract/topics'
import type { Companion } from '@green-room/contract/rooms'
import { localized } from '#server/content/localized.ts'
import { presentCompanion, roomImage } from '#server/rooms/present.ts'
import type { TopicRow } from './store.ts'

function companionOf(row: TopicRow): Companion | null {
  if (!row.character_id || row.character_name === null || row.character_color === null) return null
  return presentCompanion(
    { id: row.character_id, name: row.character_name, avatar_color: row.character_color, image_url: row.character_image_url },
    false,
  )
}
const roomOf = (row: TopicRow, language: string): Topic['room'] => ({
  id: row.room_id,
  slug: row.room_slug,
  title: localized(row.room_title, language),
  image_url: roomImage({ slug: row.room_slug, image_url: row.room_image_url }),
  motif: row.motif,
  palette: row.palette,
})

/** A topic as lists show it. The person in it is known to nobody but themselves: others see that the seat is taken. */
export function presentTopic(row: TopicRow, viewerId: string | null, language: string): Topic {
  const mine = row.person_id !== null && row.person_id === viewerId
  const person = mine ? row.person_id : null
  const companion = companionOf(row)
  return {
    id: row.id,
    title: row.title,
    language: row.spoken_language,
    room_id: row.room_id,
    user_id: row.kind === 'hosted' ? row.character_id : person,
    guest_id: row.kind === 'hosted' ? person : row.character_id,
    companion_name: companion?.name ?? null,
    companion,
    participants_count: Number(row.person_id !== null) + Number(row.character_id !== null),
    is_closed: row.state === 'closed',
    is_busy: row.person_id !== null && !mine,
    is_own: row.kind === 'own' && mine,
    is_highlighted: row.is_styled,
    highlight_color: row.is_styled ? row.highlight_color : null,
    text_look: (row.is_styled && TEXT_LOOKS.find((look) => look === row.text_look)) || 'normal',
    color: row.is_styled ? row.color : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    room: roomOf(row, language),
  }
}

export const presentPastTopic = (row: TopicRow, language: string): PastTopic => ({
  id: row.id,
  title: row.title,
  language: row.spoken_language,
  room: roomOf(row, language),
  companion: companionOf(row),
  messages_count: row.last_number,
  closed_at: (row.closed_at ?? row.updated_at).toISOString(),
  can_continue: row.character_id !== null,
})
