// Memory is written, and replies are suggested, on a lane of its own: however slow its model is, no other job waits for it. Rows of jobs are the truth, so that any
// process may do the work, and one that died leaves it to the others.
import type { Trx } from '#server/platform/database.ts'
import { transact } from '#server/platform/transact.ts'
import { createJobs } from '#server/platform/jobs.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import { findTopic } from '#server/topics/find-topic.ts'
import type { ChainLink } from '../models.ts'
import { SUGGEST, suggest } from '../suggest.ts'
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

export function createMemoryLane(lounge: Lounge, model: ChainLink): MemoryLane {
  const jobs = createJobs(lounge.db, lounge.log, { concurrency: AT_ONCE_MAX })
  let stopping = new AbortController()
  jobs.on(KIND, async ({ member, character, closing }) => {
    const pair = { memberId: String(member), characterId: String(character) }
    const isDone = await summarise(lounge, model, { ...pair, isClosing: closing === true }, stopping.signal)
    if (!isDone) await transact(lounge.db, (trx) => orderSummary(lounge, trx, pair, closing === true, AGAIN_MS))
  })
  jobs.on(SUGGEST, async ({ topic }) => suggest(lounge, model, String(topic), stopping.signal))
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
