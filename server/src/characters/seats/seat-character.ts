// Who answers an own topic : at home in the room, speaks the language, free; then whoever the title suits; the least busy wins a tie.
import type { Card } from '@green-room/contract/characters'
import { pointsOnHold } from '#server/ledger/hold.ts'
import { appendLine } from '#server/messages/append-line.ts'
import { tellMessage } from '#server/messages/tell-messages.ts'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { closeTopic } from '#server/topics/close-topic.ts'
import { findTopic } from '#server/topics/find-topic.ts'
import { lockTopic } from '#server/topics/lock.ts'
import { takeSeat } from '#server/topics/hosted/take-seat.ts'
import type { Thread } from '@green-room/talker/story/story.ts'
import { open } from '@green-room/talker/talker.ts'
import { findPersona } from '../stories/personas.ts'
import { findCard, listForsaken, listFree } from '../store.ts'

/** Seats a character in the topic and lets it say its first line. False where none is free now. */
export async function seatCharacter(lounge: Lounge, topicId: string): Promise<boolean> {
  const topic = await findTopic(lounge.db, topicId)
  if (!topic || topic.state !== 'open' || topic.character_id !== null) return true
  const free = await listFree(lounge.db, topic.room_id, topic.language_code, topic.person_id)
  const ranked = await Promise.all(
    free.map(async (candidate) => {
      const card = await findCard(lounge.db, candidate.id)
      const threads = card ? (await findPersona(lounge.db, candidate.id, card)).books[topic.language_code]?.threads : undefined
      return { ...candidate, card, score: card ? fit(card, topic.title, threads) : -1 }
    }),
  )
  const [best] = ranked.toSorted((a, b) => Number(b.knows) - Number(a.knows) || b.score - a.score || a.open_topics - b.open_topics)
  if (!best?.card) return false
  const { card } = best
  return transact(lounge.db, async (trx) => {
    if (!(await takeSeat(lounge, trx, topicId, best.id))) return true
    const persona = await findPersona(trx, best.id, card)
    const { text, suggestions } = open(persona, topic.language_code, topic.title)
    const line = await appendLine(trx, { topicId, characterId: best.id, text, suggestions })
    if (topic.person_id) await tellMessage(lounge, trx, topic.person_id, line.id)
    return true
  })
}

/** How well a character suits a title: words of the title among its tags, its stories' titles and keys, lore keys and facts. */
export function fit(card: Card, title: string, threads: Thread[] = []): number {
  const words = new Set(title.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const { tags, character_book: book, extensions } = card.data
  const known = [
    ...tags.map((tag) => [tag, 3] as const),
    ...threads.flatMap(({ title: told, keys }) => [told, ...keys].map((key) => [key, 3] as const)),
    ...book.entries.flatMap((entry) => entry.keys.map((key) => [key, 1] as const)),
    ...extensions.green_room.facts.flatMap((fact) => fact.keywords.map((key) => [key, 1] as const)),
  ]
  return known.reduce(
    (sum, [key, weight]) =>
      sum +
      (key
        .toLowerCase()
        .split(/\P{L}+/u)
        .some((word) => words.has(word))
        ? weight
        : 0),
    0,
  )
}

/** Own topics that found nobody in time: their cost goes back and their owners are told. */
export async function closeForsaken(lounge: Lounge): Promise<void> {
  for (const id of await listForsaken(lounge.db)) {
    await transact(lounge.db, async (trx) => {
      const topic = await lockTopic(trx, id)
      if (!topic || topic.state !== 'open' || topic.character_id !== null) return
      const points = topic.hold_id ? await pointsOnHold(trx, topic.hold_id) : 0
      await closeTopic(lounge, trx, topic, 'no-character')
      if (topic.person_id)
        await lounge.jobs.enqueue(trx, 'accounts.mail', {
          member: topic.person_id,
          template: 'topic-refunded',
          title: topic.title,
          points,
          link: `${lounge.publicUrl}/rooms`,
        })
    })
  }
}
