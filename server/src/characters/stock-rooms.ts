// The lounge keeps every room stocked with hosted topics that wait (decisions C2). Safe with many processes: one stocks at a time.
import { sql } from 'kysely'
import { readSettings } from '#server/content/settings.ts'
import { appendLine } from '#server/messages/append-line.ts'
import { transact, type Trx } from '#server/platform/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { openHostedTopic } from '#server/topics/open-hosted-topic.ts'
import { findCard, listFree, listStock } from './store.ts'

const LOCK = 7_110

/** Opens what is missing; answers how many topics were opened. */
export async function stockRooms(lounge: Lounge): Promise<number> {
  const { hosted_topics_per_room: wanted } = await readSettings(lounge.db)
  return transact(lounge.db, async (trx) => {
    const turn = await sql<{ mine: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS mine`.execute(trx)
    if (!turn.rows[0]?.mine) return 0
    let opened = 0
    for (const room of await listStock(trx)) opened += await stockRoom(lounge, trx, room, wanted)
    return opened
  })
}

async function stockRoom(lounge: Lounge, trx: Trx, room: Awaited<ReturnType<typeof listStock>>[number], wanted: number): Promise<number> {
  const titles = new Set(room.titles)
  const slug = await trx.selectFrom('room').select('slug').where('id', '=', room.room_id).executeTakeFirstOrThrow()
  const hosts = await listFree(trx, room.room_id, 'en', null)
  let opened = 0
  // Hosts take turns, those with the fewest waiting topics first, so that a room shows all its people.
  for (let round = 0; opened < wanted - room.waiting && round < wanted * 2; round++) {
    const host = hosts[round % Math.max(1, hosts.length)]
    const card = host && (await findCard(trx, host.id))
    if (!card) break
    const fresh = card.data.extensions.green_room.openings.filter((opening) => opening.room === slug.slug && !titles.has(opening.title))
    const opening = fresh[Math.floor(Math.random() * fresh.length)]
    if (!opening) continue
    const topicId = await openHostedTopic(lounge, trx, {
      roomId: room.room_id,
      characterId: host.id,
      title: opening.title,
      line: opening.line,
      language: 'en',
    })
    await appendLine(trx, { topicId, characterId: host.id, text: opening.line })
    titles.add(opening.title)
    opened++
  }
  return opened
}
