import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { insertTopic } from '../store.ts'
import { tellLists } from '../tell.ts'

/** A character opens a topic and waits in it. */
export async function openHostedTopic(
  lounge: LoungeInside,
  trx: Trx,
  topic: { roomId: string; characterId: string; title: string; line: string; language: string },
): Promise<string> {
  const id = await insertTopic(trx, {
    room_id: topic.roomId,
    kind: 'hosted',
    title: topic.title,
    character_id: topic.characterId,
    opening_line: topic.line,
    language_code: topic.language,
  })
  tellLists(lounge, trx, topic.roomId)
  return id
}
