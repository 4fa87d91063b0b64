import type { CastMember } from '@green-room/contract/backoffice/characters'
import { listDeskCast } from '#server/characters/cast/desk-cast.ts'
import { localized } from '#server/content/localized.ts'
import { countReplies } from '#server/messages/replies/count-replies.ts'
import type { Db } from '#server/platform/database/database.ts'
import { pictureMark } from '#server/portraits/choose-portrait.ts'
import { drawingHash } from '#server/portraits/portrait-address.ts'
import { countBusy } from '#server/topics/hosted/hosted-stock.ts'

/** The whole cast, or one of them. */
export async function presentCast(
  db: Db,
  characterId: string | null,
): Promise<(CastMember & { has_picture: boolean; portrait_version: string })[]> {
  const [rows, busy, replies] = await Promise.all([
    listDeskCast(db, characterId),
    countBusy(db, characterId),
    countReplies(db, characterId),
  ])
  const busyOf = new Map(busy.map((row) => [row.character_id, row]))
  return rows.map((row) => {
    const seen = row.picture_hash ?? drawingHash(row)
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      status: row.status,
      has_draft: row.has_draft,
      languages: row.languages,
      rooms: row.rooms.map((title) => localized(title, 'en')),
      talks: busyOf.get(row.id)?.talks ?? 0,
      waiting: busyOf.get(row.id)?.waiting ?? 0,
      replies: replies.get(row.id) ?? 0,
      portrait: seen === null ? null : `/api/admin/characters/${row.slug}/portrait?v=${seen}`,
      has_picture: row.picture_hash !== null,
      portrait_version: pictureMark(row.picture_hash),
    }
  })
}
