// News about topics: to the person in it, and a hint for those who look at the list.
import type { News } from '@green-room/contract/events'
import { languageOfMember } from '#server/accounts/members/member-language.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { afterCommit } from '#server/platform/transact.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { presentTopic } from './present.ts'
import { findTopic } from './store.ts'

/** The topic as it is now, told after the commit. */
export async function tellTopic(lounge: LoungeInside, trx: Trx, topicId: string): Promise<void> {
  const row = await findTopic(trx, topicId)
  if (!row) return
  const { person_id: personId } = row
  if (personId) {
    const topic = presentTopic(row, personId, await languageOfMember(trx, personId))
    tell(lounge, trx, `member:${personId}`, { name: 'topic.changed', data: { topic } })
  }
  tellLists(lounge, trx, row.room_id)
}
export const tellLists = (lounge: LoungeInside, trx: Trx, roomId: string): void =>
  afterCommit(trx, () => {
    for (const audience of [`room:${roomId}`, 'rooms'] as const)
      lounge.live.hint(audience, { name: 'topics.changed', data: { room_id: roomId } })
  })
export function tell(lounge: LoungeInside, trx: Trx, audience: Parameters<Lounge['live']['publish']>[0], news: News): void {
  afterCommit(trx, () => lounge.live.publish(audience, news))
}
