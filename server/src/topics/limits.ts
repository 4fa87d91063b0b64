// How many chats a person may be in (docs/product/characters.md): one, or five with channel status and one per device.
import type { LoungeSettings } from '#server/content/settings.ts'
import type { Member } from '#server/platform/http/caller.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem, type ProblemError } from '#server/platform/problem.ts'
import { listActiveRows } from './store.ts'

export const maxAllowed = (caller: Pick<Member, 'isChannel'>, settings: LoungeSettings): number =>
  caller.isChannel ? settings.channel_max_active_chats : settings.max_active_chats

/** Why this member may not enter another chat now, or null. Take the member's lock first where a seat is about to be taken. */
export async function refusalOfSeat(db: Db | Trx, caller: Member, settings: LoungeSettings): Promise<ProblemError | null> {
  const active = await listActiveRows(db, caller.memberId)
  const here = active.filter((topic) => topic.device_id === caller.deviceId)
  const [first] = here
  if (first && here.length >= settings.active_chats_per_device)
    return problem('topic.already-active', { values: { title: first.title }, payload: { topic_id: first.id, title: first.title } })
  const max_allowed = maxAllowed(caller, settings)
  return active.length >= max_allowed ? problem('topic.max-active', { payload: { current_count: active.length, max_allowed } }) : null
}
