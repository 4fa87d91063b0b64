import type { Companion, Room, Terms } from '@green-room/contract/rooms'
import { localized, localizedList } from '#server/content/localized.ts'
import type { findTerms, listRoomRows } from './store.ts'

type RoomRow = Awaited<ReturnType<typeof listRoomRows>>[number]
type TermsRow = NonNullable<Awaited<ReturnType<typeof findTerms>>>
/** A room without a picture of its own has a drawn poster. */
export const roomImage = (row: { slug: string; image_url: string | null }): string => row.image_url ?? `/art/${row.slug}.svg`

export const presentRoom = (row: RoomRow, regulars: Companion[], language: string): Room => ({
  id: row.id,
  slug: row.slug,
  title: localized(row.title, language),
  line: localized(row.line, language),
  image_url: roomImage(row),
  motif: row.motif,
  palette: row.palette,
  topics_count: Number(row.topics_count),
  regulars,
})
export const presentTerms = (row: TermsRow, language: string): Terms => ({
  title: localized(row.title, language),
  description: localized(row.description, language),
  rules: localizedList(row.rules, language),
  version: row.version,
})
