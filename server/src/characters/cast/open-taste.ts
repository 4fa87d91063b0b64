import type { LoungeSettings } from '#server/content/settings.ts'
import { appendTold } from '#server/messages/append-told.ts'
import type { Member } from '#server/platform/http/caller.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { openToldTopic } from '#server/topics/hosted/open-told-topic.ts'
import { readUpTo } from '#server/topics/read-up-to.ts'
import { findHome } from '../store.ts'
import type { retellTaste } from './tastes.ts'

type Retold = NonNullable<Awaited<ReturnType<typeof retellTaste>>>

/** Opens the chat in which a taste goes on: what was told stands in it as its beginning, and the story waits at its next beat. */
export async function openTaste(
  lounge: LoungeInside,
  trx: Trx,
  caller: Member,
  code: string,
  { characterId, title, language, lines, next, reply }: Retold,
  settings: LoungeSettings,
): Promise<{ topicId: string }> {
  const roomId = await findHome(trx, characterId)
  if (roomId === undefined) throw problem('topic.no-character')
  const told = { roomId, characterId, title, line: lines[0]!.text, language, taste: code }
  const { topicId, isNew } = await openToldTopic(lounge, trx, caller, told, settings)
  if (isNew) {
    const { suggestions, state: engineState } = reply
    await appendTold(trx, { topicId, personId: caller.memberId, characterId, lines, next, suggestions, engineState })
    await readUpTo(trx, topicId, lines.length)
  }
  return { topicId }
}
