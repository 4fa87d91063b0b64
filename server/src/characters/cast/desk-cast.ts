import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { Standing } from './card-versions.ts'

/** All of the cast, or one of them, with the rooms in which they are at home, in the order of their names. */
export async function listDeskCast(db: Db, characterId: string | null) {
  const cast = db
    .selectFrom('character')
    .innerJoin('member', 'member.id', 'character.member_id')
    .select(['member.id', 'member.name', 'character.slug', 'character.languages', 'character.look', 'character.picture_hash'])
    .select(sql<Standing>`character.status`.as('status'))
    .select(sql<boolean>`EXISTS (SELECT FROM card_version v WHERE v.character_id = member.id AND v.no IS NULL)`.as('has_draft'))
    .select(
      sql<unknown[]>`coalesce((SELECT jsonb_agg(room.title ORDER BY r.position) FROM room_regular r JOIN room ON room.id = r.room_id
        WHERE r.character_id = member.id), '[]')`.as('rooms'),
    )
    .orderBy('member.name')
    .orderBy('member.id')
  return (characterId === null ? cast : cast.where('member.id', '=', characterId)).execute()
}
