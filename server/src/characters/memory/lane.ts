// Memory is written, and replies are suggested, by a queue of its own: however slow its model is, no other job waits for it. Rows of jobs
// are the truth, so that any
// process may do the work, and one that died leaves it to the others.
import type { Trx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/transact.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { findTopic } from '#server/topics/find-topic.ts'
import type { Costs } from '../cost/costs.ts'
import { metered } from '../cost/metered.ts'
import type { AskedFor, Purpose } from '../engine/meter.ts'
import { CeilingReached } from '../engine/failure.ts'
import type { ChainLink } from '../models/models.ts'
import { SUGGEST, suggest } from '../prompt/suggest.ts'
import type { Pair } from './pair.ts'
import { summarise } from './summarise.ts'

const AT_ONCE_MAX = 2
const AGAIN_MS = 2_000
const KIND = 'memory.summarise'

export type MemoryLane = { start(): void; /** Gives up what runs: it starts again elsewhere, or here later. */ stop(): Promise<void> }

/** Orders the next summary, in the transaction of the reply (or the leaving) that made it due. */
export const orderSummary = (
  lounge: LoungeInside,
  trx: Trx,
  { memberId, characterId }: Pair,
  isClosing: boolean,
  delayMs = 0,
): Promise<void> =>
  lounge.jobs.enqueue(
    trx,
    KIND,
    { member: memberId, character: characterId, closing: isClosing },
    { key: `${memberId}:${characterId}${isClosing ? ':closing' : ''}`, delayMs },
  )

/** On a day whose ceiling of cost is reached, notes wait for the next one; suggestions would come too late, and nobody could send them. */
export function createMemoryLane(lounge: Lounge, model: ChainLink, costs: Costs | null): MemoryLane {
  const modelFor = (purpose: Purpose, asked: AskedFor): ChainLink => metered(model, costs?.meterFor(asked), purpose)
  const jobs = createJobs(lounge.db, lounge.log, { concurrency: AT_ONCE_MAX })
  let stopping = new AbortController()
  jobs.on(KIND, async ({ member, character, closing }) => {
    const pair = { memberId: String(member), characterId: String(character) }
    const work = { ...pair, isClosing: closing === true }
    const againMs = await summarise(lounge, modelFor('memory', pair), work, stopping.signal).then(
      (isDone) => (isDone ? 0 : AGAIN_MS),
      untilOpen,
    )
    if (againMs > 0) await transact(lounge.db, (trx) => orderSummary(lounge, trx, pair, work.isClosing, againMs))
  })
  jobs.on(SUGGEST, async ({ topic }) => {
    await suggest(lounge, (asked) => modelFor('suggestion', asked), String(topic), stopping.signal).catch(untilOpen)
  })
  lounge.events.react('topic.closed', 'remember', async ({ topic }) => {
    const closed = await findTopic(lounge.db, String(topic))
    if (!closed?.person_id || !closed.character_id) return
    const pair = { memberId: closed.person_id, characterId: closed.character_id }
    await transact(lounge.db, (trx) => orderSummary(lounge, trx, pair, true))
  })
  return {
    start() {
      stopping = new AbortController()
      jobs.start()
    },
    async stop() {
      stopping.abort()
      await jobs.stop()
    },
  }
}

function untilOpen(error: unknown): number {
  if (error instanceof CeilingReached) return error.waitS * 1_000
  throw error
}
