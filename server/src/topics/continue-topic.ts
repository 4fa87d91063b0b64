import { requireAgreed } from '#server/content/asked.ts'
import type { LoungeSettings } from '#server/content/settings.ts'
import type { Member } from '#server/platform/http/caller.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { requireTerms } from '#server/rooms/terms.ts'
import { requireOwner } from './access.ts'
import { refusalOfSeat } from './limits.ts'
import { lockMember } from './lock.ts'
import { insertTopic, isOnFloor } from './store.ts'
import { tellTopic } from './tell.ts'

/** Opens a new topic with the character of a closed one and its memory. It costs nothing beyond its messages: both seats are taken at once. */
export async function continueTopic(
  lounge: LoungeInside,
  trx: Trx,
  caller: Member,
  pastId: string,
  settings: LoungeSettings,
): Promise<{ topicId: string }> {
  const past = await requireOwner(trx, pastId, caller.memberId)
  if (past.state !== 'closed' || past.character_id === null || !(await isOnFloor(trx, past.character_id)))
    throw problem('topic.not-continuable')
  await requireAgreed(trx, caller.memberId)
  await requireTerms(trx, caller.memberId, past.room_id)
  await lockMember(trx, caller.memberId)
  const refusal = await refusalOfSeat(trx, caller, settings)
  if (refusal) throw refusal
  const topicId = await insertTopic(trx, {
    room_id: past.room_id,
    kind: 'own',
    title: past.title,
    person_id: caller.memberId,
    character_id: past.character_id,
    device_id: caller.deviceId,
    language_code: past.language_code,
    continued_from: past.id,
    text_look: past.text_look,
    color: past.color,
    is_highlighted: caller.isChannel && past.is_highlighted,
    highlight_color: past.highlight_color,
  })
  await lounge.events.record(trx, 'topic.joined', { topic: topicId, room: past.room_id })
  await tellTopic(lounge, trx, topicId)
  return { topicId }
}
