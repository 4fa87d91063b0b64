// Who is on the floor: turned off for a while, sent home, or on again. Talks that are open go on to their end; nobody new gets who is off.
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { closeWaiting, countBusy, listTitles } from '#server/topics/hosted/hosted-stock.ts'
import type { Standing } from './card-versions.ts'
import { openTopicOf } from '../seats/stock-rooms.ts'
import { findCard, findCharacter, listHomes, setStatus } from '../store.ts'

/** From where each is reached. What has never played is published, not turned on. */
const FROM: Record<'live' | 'resting' | 'retired', readonly Standing[]> = {
  live: ['resting', 'retired'],
  resting: ['live'],
  retired: ['live', 'resting'],
}
export type Wanted = keyof typeof FROM

/** Throws `character.not-found`, `version.unchanged`. What it would do. */
export async function lookAtStanding(at: Db | Trx, slug: string, wanted: Wanted) {
  const known = await findCharacter(at, slug)
  if (!known) throw problem('character.not-found')
  const now = known.status as Standing
  if (!FROM[wanted].includes(now)) throw problem('version.unchanged')
  const [busy] = await countBusy(at, known.member_id)
  return { id: known.member_id, now, talks: busy?.talks ?? 0, waiting: busy?.waiting ?? 0 }
}

/** Topics in which nobody has joined are closed with it; answers how many. Its rooms are stocked anew by those who are there. */
export async function setStanding(
  lounge: LoungeInside,
  trx: Trx,
  slug: string,
  wanted: Wanted,
): Promise<{ was: Standing; closed: number }> {
  const { id, now } = await lookAtStanding(trx, slug, wanted)
  await setStatus(trx, slug, wanted)
  if (wanted === 'live') await hostTopics(lounge, trx, id)
  return { was: now, closed: wanted === 'live' ? 0 : await closeWaiting(lounge, trx, id) }
}

/** Who comes onto the floor waits in each of its rooms at once, however many others wait there. */
export async function hostTopics(lounge: LoungeInside, trx: Trx, characterId: string): Promise<void> {
  const card = await findCard(trx, characterId)
  const language = card?.data.extensions.green_room.languages[0] ?? 'en'
  for (const room of await listHomes(trx, characterId)) {
    const titles = new Set(await listTitles(trx, room.room_id))
    await openTopicOf(lounge, trx, characterId, room, language, titles)
  }
}
