import * as doors from '@green-room/contract/talk/memory'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addFact, changeFact, eraseFact, eraseMemory, setMemory } from './edit-memory.ts'
import type { Pair } from './pair.ts'
import { presentMemory } from './present-memory.ts'
import { findCharacterName } from './talk-store.ts'

/** Answers tell ids and nothing of the content: they are kept for repetitions, and what is erased must be gone. */
export function memoryRoutes(app: FastifyInstance, lounge: Lounge): void {
  const { db } = lounge
  const pairOf = async (memberId: string, characterId: string): Promise<Pair> => {
    if ((await findCharacterName(db, characterId)) === undefined) throw problem('character.not-found')
    return { memberId, characterId }
  }
  serve(app, doors.readMemory, async ({ caller, input }) => ({
    payload: await presentMemory(db, { memberId: caller.memberId, characterId: input.character_id }),
  }))
  serve(app, doors.setMemory, async ({ caller, input, once }) => {
    const pair = await pairOf(caller.memberId, input.character_id)
    await once(async (trx) => (await setMemory(lounge, trx, pair, input.enabled), {}), 'memory')
    return { payload: null }
  })
  serve(app, doors.eraseMemory, async ({ caller, input, once }) => {
    const pair = await pairOf(caller.memberId, input.character_id)
    await once(async (trx) => (await eraseMemory(lounge, trx, pair), {}), 'memory')
    return { payload: null }
  })
  serve(app, doors.addFact, async ({ caller, input, once }) => {
    const pair = await pairOf(caller.memberId, input.character_id)
    return { payload: await once((trx) => addFact(lounge, trx, pair, input), 'memory') }
  })
  serve(app, doors.changeFact, async ({ caller, input, once }) => {
    const pair = { memberId: caller.memberId, characterId: input.character_id }
    const { value, pinned } = input
    const change = { ...(value === undefined ? {} : { value }), ...(pinned === undefined ? {} : { pinned }) }
    await once(async (trx) => (await changeFact(lounge, trx, pair, input.fact_id, change), {}), 'memory')
    return { payload: null }
  })
  serve(app, doors.eraseFact, async ({ caller, input, once }) => {
    const pair = { memberId: caller.memberId, characterId: input.character_id }
    await once(async (trx) => (await eraseFact(lounge, trx, pair, input.fact_id), {}), 'memory')
    return { payload: null }
  })
}
