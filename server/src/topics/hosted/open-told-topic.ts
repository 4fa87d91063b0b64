import type { LoungeSettings } from '#server/content/settings.ts'
import type { Member } from '#server/platform/http/caller.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { refusalOfSeat } from '../limits.ts'
import { lockMember } from '../lock.ts'
import { findTasted, insertTopic } from '../store.ts'
import { tellTopic } from '../tell.ts'

type Told = { roomId: string; characterId: string; title: string; line: string; language: string; taste: string }

/** A hosted chat that begins with what was told before it: both seats are taken at once. Asked for again, the one that is open is answered. */
export async function openToldTopic(
  lounge: LoungeInside,
  trx: Trx,
  caller: Member,
  told: Told,
  settings: LoungeSettings,
): Promise<{ topicId: string; isNew: boolean }> {
  await lockMember(trx, caller.memberId)
  const known = await findTasted(trx, caller.memberId, told.taste)
  if (known !== undefined) return { topicId: known, isNew: false }
  const refusal = await refusalOfSeat(trx, caller, settings)
  if (refusal) throw refusal
  const topicId = await insertTopic(trx, {
    room_id: told.roomId,
    kind: 'hosted',
    title: told.title,
    person_id: caller.memberId,
    device_id: caller.deviceId,
    character_id: told.characterId,
    opening_line: told.line,
    language_code: told.language,
    taste: told.taste,
  })
  await lounge.events.record(trx, 'topic.joined', { topic: topicId, room: told.roomId })
  await tellTopic(lounge, trx, topicId)
  return { topicId, isNew: true }
}
