// The lounge keeps every room stocked with hosted topics that wait. Safe with many processes: one stocks at a time.
import { sql } from 'kysely'
import { type Card, LANGUAGES, type Language } from '@green-room/contract/characters'
import type { Persona } from '@green-room/talker/talk.ts'
import { open } from '@green-room/talker/talker.ts'
import { readSettings } from '#server/content/settings.ts'
import { appendLine } from '#server/messages/append-line.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/transact.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { readWishes, wantedIn } from '#server/rooms/stock.ts'
import { openHostedTopic } from '#server/topics/hosted/open-hosted-topic.ts'
import { closeWaiting } from '#server/topics/hosted/hosted-stock.ts'
import { findPersona } from '../stories/personas.ts'
import { findCard, listFree, listStock } from '../store.ts'

const LOCK = 7_110

/**
 * Closes what waits for characters that are off the floor, opens what is missing, in all rooms or in these; answers how many topics were
 * opened, or null where another process is at it.
 */
export async function stockRooms(lounge: Lounge, only: ReadonlySet<string> | null = null): Promise<number | null> {
  const { hosted_topics_per_room: usual } = await readSettings(lounge.db)
  return transact(lounge.db, async (trx) => {
    const turn = await sql<{ mine: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS mine`.execute(trx)
    if (!turn.rows[0]?.mine) return null
    await closeWaiting(lounge, trx, null)
    let opened = 0
    const wishes = await readWishes(trx)
    for (const room of await listStock(trx)) {
      if (only && !only.has(room.room_id)) continue
      for (const language of LANGUAGES)
        opened += await stockRoom(lounge, trx, room, language, wantedIn(wishes, room.room_id, language, usual))
    }
    return opened
  })
}

async function stockRoom(
  lounge: LoungeInside,
  trx: Trx,
  room: Awaited<ReturnType<typeof listStock>>[number],
  language: Language,
  wanted: number,
): Promise<number> {
  const missing = wanted - room.languages.filter((waiting) => waiting === language).length
  if (missing <= 0) return 0
  const titles = new Set(room.titles)
  let hosts = (await listFree(trx, room.room_id, language, null)).filter(({ knows }) => knows)
  let opened = 0
  // Hosts take turns, those with the fewest talks first, so that a room shows all its people; who has nothing left to tell here is out.
  while (opened < missing && hosts.length > 0) {
    const again: typeof hosts = []
    for (const host of hosts)
      if (opened < missing && (await openTopicOf(lounge, trx, host.id, room, language, titles))) {
        opened++
        again.push(host)
      }
    hosts = again
  }
  return opened
}

/** A topic of this character in a room where it is at home, with its first line; its title is none of `titles`, and joins them. */
export async function openTopicOf(
  lounge: LoungeInside,
  trx: Trx,
  characterId: string,
  room: { room_id: string; slug: string },
  language: Language,
  titles: Set<string>,
): Promise<string | undefined> {
  const card = await findCard(trx, characterId)
  if (!card) return undefined
  const persona = await findPersona(trx, characterId, card)
  const fresh = openingsOf(card, persona, language, room.slug).filter(({ title }) => !titles.has(title))
  const opening = fresh[Math.floor(Math.random() * fresh.length)]
  if (!opening) return undefined
  const { title, line, suggestions } = opening
  const topicId = await openHostedTopic(lounge, trx, { roomId: room.room_id, characterId, title, line, language })
  await appendLine(trx, { topicId, characterId, text: line, suggestions })
  titles.add(title)
  return topicId
}

/** A topic for every story that the character tells in that room: each in one of its rooms in turn, unless the story names its own. */
function openingsOf(
  { data }: Card,
  persona: Persona,
  language: Language,
  room: string,
): { title: string; line: string; suggestions: string[] }[] {
  const own = data.extensions.green_room
  const threads = persona.books[language]?.threads ?? []
  if (threads.length > 0)
    return threads
      .filter(({ rooms }, i) => (rooms.length > 0 ? rooms.includes(room) : own.rooms[i % own.rooms.length] === room))
      .map(({ title }) => {
        const { text, suggestions } = open(persona, language, title)
        return { title, line: text, suggestions }
      })
  const { openings } = own
  return language === 'en'
    ? openings.filter((opening) => opening.room === room).map(({ title, line }) => ({ title, line, suggestions: [] }))
    : []
}
