import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { tell } from '#server/topics/tell.ts'
import { factHashes } from './fact-hash.ts'
import { isMemorable, normalKey, normalValue } from './memorable.ts'
import type { Pair } from './pair.ts'
import { findFactByKey, insertFact, isMarked, lockMemory, trimFacts, updateFact } from './store.ts'
import { mayBeRead } from './talk-store.ts'

/** A fact with the message that said it. */
export type SourcedFact = { key: string; value: string; messageId: string }

/**
 * Keeps what an engine or the summary's model found, in the transaction of its reply or its summary. What the member wrote stays, what they
 * erased is not found again, and nothing is kept while memory is off.
 */
export async function keepFacts(lounge: LoungeInside, trx: Trx, pair: Pair, found: SourcedFact[]): Promise<void> {
  const facts = found
    .map(({ key, value, messageId }) => ({ key: normalKey(key), value: normalValue(normalKey(key), value), messageId }))
    .filter(({ key, value }) => isMemorable(key, value))
  if (facts.length === 0) return
  const memory = await lockMemory(trx, pair)
  if (!memory.enabled) return
  let changed = false
  for (const fact of facts)
    if (Number(fact.messageId) > Number(memory.forgotten_through)) changed = (await keepFact(lounge, trx, pair, fact)) || changed
  if (!changed) return
  await trimFacts(trx, pair)
  tellMemory(lounge, trx, pair)
}

async function keepFact(lounge: LoungeInside, trx: Trx, pair: Pair, { key, value, messageId }: SourcedFact): Promise<boolean> {
  const known = await findFactByKey(trx, pair, key)
  if (known && (known.edited || known.value === value)) return false
  if (!(await mayBeRead(trx, messageId)) || (await isMarked(trx, pair, key, factHashes(lounge, value), messageId))) return false
  if (known) await updateFact(trx, known.id, { value, source_message_id: messageId, created_at: lounge.clock.now() })
  else await insertFact(trx, pair, { key, value, source_message_id: messageId })
  return true
}

export const tellMemory = (lounge: LoungeInside, trx: Trx, { memberId, characterId }: Pair): void =>
  tell(lounge, trx, `member:${memberId}`, { name: 'memory.changed', data: { character_id: characterId } })
