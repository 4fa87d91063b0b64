import { requireAgreed } from '#server/content/asked.ts'
import type { LoungeSettings } from '#server/content/settings.ts'
import type { Member } from '#server/platform/http/caller.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { requireTerms } from '#server/rooms/terms.ts'
import { refusalOfClosed, refusalOfTaken } from './access.ts'
import { refusalOfSeat } from './limits.ts'
import { lockMember, lockTopic } from './lock.ts'
import { isOnFloor, updateTopic } from './store.ts'
import { tellTopic } from './tell.ts'

/** Takes the free seat of a hosted topic. Of two who come at once, one sits and the other hears 'Sorry! Chat is busy'. */
export async function joinTopic(
  lounge: LoungeInside,
  trx: Trx,
  caller: Member,
  topicId: string,
  settings: LoungeSettings,
): Promise<{ joined: boolean }> {
  await lockMember(trx, caller.memberId)
  const topic = await lockTopic(trx, topicId)
  if (!topic || (topic.person_id === null && topic.unlisted_at !== null)) throw problem('topic.not-found')
  const isOwn = topic.person_id === caller.memberId
  if (topic.state === 'closed') throw isOwn ? refusalOfClosed(topic) : problem('topic.closed', { payload: { closed: true } })
  if (isOwn) return { joined: false }
  if (topic.kind === 'own' || topic.person_id !== null) throw refusalOfTaken(topic)
  if (!topic.character_id || !(await isOnFloor(trx, topic.character_id))) throw problem('topic.closed', { payload: { closed: true } })
  await requireAgreed(trx, caller.memberId)
  await requireTerms(trx, caller.memberId, topic.room_id)
  const refusal = await refusalOfSeat(trx, caller, settings)
  if (refusal) throw refusal
  await updateTopic(trx, topicId, { person_id: caller.memberId, device_id: caller.deviceId })
  await lounge.events.record(trx, 'topic.joined', { topic: topicId, room: topic.room_id })
  await tellTopic(lounge, trx, topicId)
  return { joined: true }
}
