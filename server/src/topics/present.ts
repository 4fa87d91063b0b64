import { TEXT_LOOKS, type PastTopic, type Topic } from '@green-room/contract/topics'
import type { Companion } from '@green-room/contract/rooms'
import { localized } from '#server/content/localized.ts'
import { presentCompanion } from '#server/portraits/present-companion.ts'
import { roomImage } from '#server/rooms/present.ts'
import { seededLook } from './seeded-look.ts'
import type { TopicRow } from './store.ts'

function companionOf(row: TopicRow, language: string): Companion | null {
  const { character_id: id, character_name: name, character_color: color, character_slug: slug, character_languages: languages } = row
  if (id === null || name === null || color === null || slug === null || languages === null) return null
  const { character_lines: lines, character_look: look, character_picture_hash: hash } = row
  return presentCompanion({ id, slug, name, avatar_color: color, languages, lines, look, picture_hash: hash }, language)
}
const roomOf = (row: TopicRow, language: string): Topic['room'] => ({
  id: row.room_id,
  slug: row.room_slug,
  title: localized(row.room_title, language),
  image_url: roomImage({ slug: row.room_slug, image_url: row.room_image_url }),
  motif: row.motif,
  palette: row.palette,
})

/** What its person chose, while they may; what the id gives, where a character opened it; else none. */
function lookOf(row: TopicRow): Pick<Topic, 'color' | 'text_look'> {
  if (row.is_styled) return { color: row.color, text_look: TEXT_LOOKS.find((look) => look === row.text_look) ?? 'normal' }
  return row.kind === 'hosted' ? seededLook(row.id) : { color: null, text_look: 'normal' }
}

/** A topic as lists show it. The person in it is known to nobody but themselves: others see that the seat is taken. */
export function presentTopic(row: TopicRow, viewerId: string | null, language: string): Topic {
  const mine = row.person_id !== null && row.person_id === viewerId
  const person = mine ? row.person_id : null
  const companion = companionOf(row, language)
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
    ...lookOf(row),
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
  companion: companionOf(row, language),
  messages_count: row.last_number,
  closed_at: (row.closed_at ?? row.updated_at).toISOString(),
  can_continue: row.character_id !== null,
})
