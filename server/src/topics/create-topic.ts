import type { createTopic as door } from '@green-room/contract/topics'
import { toUnits } from '@green-room/contract/money/price'
import type * as z from 'zod/mini'
import type { LoungeSettings } from '#server/content/settings.ts'
import { hold } from '#server/ledger/hold.ts'
import type { Member } from '#server/platform/http/caller.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import { requireRoom } from '#server/rooms/rooms.ts'
import { refusalOfSeat } from './limits.ts'
import { lockMember } from './lock.ts'
import { insertTopic, updateTopic } from './store.ts'
import { tellTopic } from './tell.ts'
import { topicTitle } from './topic-title.ts'

type Draft = z.output<typeof door.input>

/** Opens an own topic: its cost goes on hold until a character sits down, and comes back if none can in time. */
export async function createTopic(
  lounge: LoungeInside,
  trx: Trx,
  caller: Member,
  draft: Draft,
  settings: LoungeSettings,
  language: string,
): Promise<{ topicId: string }> {
  const title = topicTitle(draft.title)
  if (caller.isChannel && !draft.text_look) throw formProblem({ text_look: 'form.text-style-required' })
  if (caller.isChannel && !draft.color) throw formProblem({ color: 'form.text-color-required' })
  if (!caller.isChannel && (draft.color || (draft.text_look && draft.text_look !== 'normal'))) throw problem('topic.style-not-allowed')
  const room = await requireRoom(trx, draft.room_id)
  await lockMember(trx, caller.memberId)
  const refusal = await refusalOfSeat(trx, caller, settings)
  if (refusal) throw refusal

  const waitsUntil = new Date(lounge.clock.now().getTime() + settings.own_topic_wait_s * 1000)
  const topicId = await insertTopic(trx, {
    room_id: room.id,
    kind: 'own',
    title,
    person_id: caller.memberId,
    device_id: caller.deviceId,
    language_code: language,
    waits_until: waitsUntil,
    ...(caller.isChannel ? { text_look: draft.text_look, color: draft.color, is_highlighted: true, highlight_color: draft.color } : {}),
  })
  const units = toUnits(settings.new_topic_cost)
  if (units > 0) {
    const holdId = await hold(lounge, trx, {
      memberId: caller.memberId,
      cause: 'topic',
      ref: topicId,
      units,
      ttlS: settings.own_topic_wait_s + 600,
    })
    await updateTopic(trx, topicId, { hold_id: holdId })
  }
  await lounge.events.record(trx, 'topic.created', { topic: topicId, room: room.id })
  await tellTopic(lounge, trx, topicId)
  return { topicId }
}
