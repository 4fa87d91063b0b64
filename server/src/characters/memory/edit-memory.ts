// What a member does with a character's memory of them. It stands at once: whatever was being written from an older state is thrown away.
import { FACTS_MAX } from '@green-room/contract/limits/memory-limits'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { checkText } from '#server/safety/guards.ts'
import { factHash } from './fact-hash.ts'
import { tellMemory } from './keep-facts.ts'
import { isMemorable, normalKey, normalValue } from './memorable.ts'
import type { Pair } from './pair.ts'
import * as store from './store.ts'
import { newestMessage, skipAfter, skipHolding, skipMessage } from './talk-store.ts'

type Written = { key: string; value: string; pinned: boolean }

/** Writes a fact down in the member's own words. Under a key that is known already it corrects what stood there. */
export async function addFact(lounge: LoungeInside, trx: Trx, pair: Pair, written: Written): Promise<{ id: string }> {
  const key = normalKey(written.key)
  const value = requireKept(key, written.value)
  await store.lockMemory(trx, pair)
  const known = await store.findFactByKey(trx, pair, key)
  if (known) {
    await changeFact(lounge, trx, pair, known.id, { value, ...(written.pinned ? { pinned: true } : {}) })
    return { id: known.id }
  }
  const facts = await store.listFacts(trx, pair)
  if (facts.length >= FACTS_MAX && facts.every((fact) => fact.pinned)) throw problem('memory.full')
  const id = await store.insertFact(trx, pair, { key, value, pinned: written.pinned, edited: true })
  await store.trimFacts(trx, pair)
  await store.updateMemory(trx, pair, {})
  tellMemory(lounge, trx, pair)
  return { id }
}

/** Corrects or pins a fact. A corrected one is the member's own from then on: no message stands behind it, and nothing overwrites it. */
export async function changeFact(
  lounge: LoungeInside,
  trx: Trx,
  pair: Pair,
  factId: string,
  change: { value?: string; pinned?: boolean },
): Promise<void> {
  const { memory, fact } = await lockFact(trx, pair, factId)
  const value = change.value === undefined ? fact.value : requireKept(fact.key, change.value)
  if (change.pinned !== undefined) await store.updateFact(trx, fact.id, { pinned: change.pinned })
  if (value !== fact.value) {
    await store.updateFact(trx, fact.id, { value, edited: true, source_message_id: null })
    await mark(lounge, trx, pair, fact)
  }
  const tellsOld = value !== fact.value && memory.summary?.toLowerCase().includes(fact.value.toLowerCase())
  await store.updateMemory(trx, pair, tellsOld ? WITHOUT_SUMMARY : {})
  tellMemory(lounge, trx, pair)
}

/** Erases a fact: not found again in the messages so far, and a summary that may tell it is written anew without those that do. */
export async function eraseFact(lounge: LoungeInside, trx: Trx, pair: Pair, factId: string): Promise<void> {
  const { memory, fact } = await lockFact(trx, pair, factId)
  await store.deleteFact(trx, fact.id)
  await mark(lounge, trx, pair, fact)
  if (fact.source_message_id) await skipMessage(trx, fact.source_message_id)
  if (fact.value.length >= 3) await skipHolding(trx, pair, fact.value)
  await store.updateMemory(trx, pair, memory.summary === null ? {} : WITHOUT_SUMMARY)
  tellMemory(lounge, trx, pair)
}

/** Erases everything. The talk so far is never read for memory again. */
export async function eraseMemory(lounge: LoungeInside, trx: Trx, pair: Pair): Promise<void> {
  await store.lockMemory(trx, pair)
  const newest = await newestMessage(trx, pair)
  await store.deleteFacts(trx, pair)
  await store.deleteMarks(trx, pair)
  await store.updateMemory(trx, pair, {
    ...WITHOUT_SUMMARY,
    is_stale: false,
    forgotten_through: newest,
    covers_through: newest,
    read_through: newest,
  })
  tellMemory(lounge, trx, pair)
}

/** Turns it off or on. What is said while it is off is never read, not even after it was turned on again. */
export async function setMemory(lounge: LoungeInside, trx: Trx, pair: Pair, enabled: boolean): Promise<void> {
  const memory = await store.lockMemory(trx, pair)
  if (memory.enabled === enabled) return
  if (enabled && memory.disabled_after !== null) await skipAfter(trx, pair, memory.disabled_after)
  await store.updateMemory(trx, pair, { enabled, disabled_after: enabled ? null : await newestMessage(trx, pair) })
  tellMemory(lounge, trx, pair)
}

/** A message was deleted: what was found in it goes with it, and a summary that covers it is written anew. Called under the topic's lock. */
export async function forgetMessage(lounge: LoungeInside, trx: Trx, pair: Pair, messageId: string): Promise<void> {
  const memory = await store.lockMemory(trx, pair)
  const gone = await store.deleteFactsSaidIn(trx, messageId)
  const covers = memory.summary !== null && Number(memory.covers_through) >= Number(messageId)
  await store.updateMemory(trx, pair, covers ? WITHOUT_SUMMARY : {})
  if (covers || gone > 0) tellMemory(lounge, trx, pair)
}

async function lockFact(trx: Trx, pair: Pair, id: string) {
  if (!(await store.findFact(trx, pair, id))) throw problem('memory.fact-not-found')
  const memory = await store.lockMemory(trx, pair)
  const fact = await store.findFact(trx, pair, id) // it may have been taken away meanwhile
  if (!fact) throw problem('memory.fact-not-found')
  return { memory, fact }
}

const WITHOUT_SUMMARY = { summary: null, covers_from: null, covers_through: '0', rounds: 0, is_stale: true } as const

async function mark(lounge: LoungeInside, trx: Trx, pair: Pair, { key, value }: { key: string; value: string }): Promise<void> {
  await store.insertMark(trx, pair, { key, hash: factHash(lounge, value), through_message: await newestMessage(trx, pair) })
}

/** The value as it is kept; refused where a house rule or the limits of memory say no. */
function requireKept(key: string, value: string): string {
  const refusal = checkText(`${key}: ${value}`, { kind: 'message' })
  if (refusal) throw problem(refusal.code, { fields: { value: refusal.code } })
  const kept = normalValue(key, value)
  if (!isMemorable(key, kept)) throw problem('memory.not-kept', { fields: { value: 'memory.not-kept' } })
  return kept
}
