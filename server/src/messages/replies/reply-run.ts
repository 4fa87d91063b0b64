// What a worker may do with the run it holds (docs/product/characters.md). Each step is one transaction under the topic's and the run's locks; a step
// answers undefined where the run is no longer this worker's: somebody stopped it, or another process took over.
import { sql } from 'kysely'
import type { Trx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/transact.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import type { Flight } from '#server/platform/live/flights.ts'
import { lockTopic } from '#server/topics/lock.ts'
import { keepLastWords, LEASE_S, type ClaimedReply } from './reply-leases.ts'
import { lockReply, type ReplyRow } from '../reply-store.ts'
import { settleReply } from './settle-reply.ts'
import { appendMessage, rewriteMessage } from '../store.ts'
import { fitSuggestions } from '../suggestions.ts'
import { presentReply } from '../reply-status.ts'
import { tellMessage, tellStatus } from '../tell-messages.ts'

export type Run = { id: string; lease: string; topicId: string }
type Held = { reply: ReplyRow; personId: string; characterId: string }

async function withRun<T>(lounge: Lounge, run: Run, step: (trx: Trx, held: Held) => Promise<T>): Promise<T | undefined> {
  return transact(lounge.db, async (trx) => {
    const topic = await lockTopic(trx, run.topicId)
    const reply = await lockReply(trx, run.id, run.lease)
    if (!reply || !topic?.person_id || !topic.character_id) return undefined
    return step(trx, { reply, personId: topic.person_id, characterId: topic.character_id })
  })
}

/** Tells the member that the character composes. It needs only the claimed row, and no further query. */
export function tellTyping(lounge: Lounge, claimed: ClaimedReply): void {
  if (claimed.person_id === null) return
  const reply = presentReply(claimed, null)
  lounge.live.publish(`member:${claimed.person_id}`, { name: 'reply.changed', data: { topic_id: claimed.topic_id, reply } })
}

/** A run that this process wrote was stopped in another one: what was shown until then stays. */
export const addLastWords = (lounge: Lounge, flight: Flight): Promise<void> =>
  transact(lounge.db, async (trx) => {
    if (await keepLastWords(trx, flight)) await tellMessage(lounge, trx, flight.personId, flight.messageId)
  })

/**
 * The first text is shown: the message gets its row and the next number. 'changed': messages came or went meanwhile, and the run starts
 * again with what is left; `question` is the number of the set that the text answers. A takeover writes the reply anew into the same
 * row, under the next revision.
 */
export const beginText = (
  lounge: Lounge,
  run: Run,
  question: number,
  text: string,
): Promise<{ messageId: string; number: number; revision: number } | 'changed' | undefined> =>
  withRun(lounge, run, async (trx, { reply, personId, characterId }) => {
    if (reply.message_id === null && reply.question !== question) {
      await trx
        .updateTable('reply')
        .set({ restarts: reply.restarts + 1 })
        .where('id', '=', run.id)
        .execute()
      return 'changed' as const
    }
    const revision = reply.revision + 1
    const { id: messageId, number } =
      reply.message_id === null
        ? await appendMessage(trx, {
            topic_id: run.topicId,
            sender_id: characterId,
            by_ai: true,
            content: text,
            state: 'streaming',
            reply_id: run.id,
          })
        : await rewriteMessage(trx, reply.message_id, { content: text, state: 'streaming', revision })
    const begun = await sql<ReplyRow>`UPDATE reply SET state = 'streaming', message_id = ${messageId}, revision = ${revision},
            first_text_at = coalesce(first_text_at, clock_timestamp()),
              run_at = clock_timestamp() + make_interval(secs => ${LEASE_S}) WHERE id = ${run.id} RETURNING *`.execute(trx)
    await tellMessage(lounge, trx, personId, messageId)
    tellStatus(lounge, trx, personId, run.topicId, presentReply(begun.rows[0]!, null))
    return { messageId, number, revision }
  })

export type Whole = {
  /** The number of the question that it answers. */
  question: number
  text: string
  servedBy: string
  usage: unknown
  attempts: unknown
  engineState: unknown
  free: boolean
  /** What the member might answer; those that are too long or too many are left out. */
  suggestions?: readonly string[]
}
/** The reply is whole: stored, and the holds of all it answers captured, in one transaction. */
export const finishRun = (
  lounge: Lounge,
  run: Run,
  whole: Whole,
  also: (trx: Trx, held: Held) => Promise<void>,
): Promise<true | undefined> =>
  withRun(lounge, run, async (trx, held) => {
    if (!held.reply.message_id || held.reply.question !== whole.question) return undefined
    await also(trx, held)
    await settleReply(lounge, trx, held.reply, held.personId, {
      state: 'done',
      bill: whole.free ? 'free' : 'charge',
      code: null,
      text: { content: whole.text, suggestions: fitSuggestions(whole.suggestions ?? []) },
      row: {
        served_by: whole.servedBy,
        usage: JSON.stringify(whole.usage),
        attempts: JSON.stringify(whole.attempts),
        engine_state: JSON.stringify(whole.engineState ?? null),
      },
    })
    return true as const
  })

/** No reply could be given: nothing is charged, and the chat offers Retry. Text that was shown stays, marked as broken off. */
export const failRun = (lounge: Lounge, run: Run, code: string, attempts: unknown): Promise<true | undefined> =>
  withRun(lounge, run, async (trx, { reply, personId }) => {
    await settleReply(lounge, trx, reply, personId, {
      state: 'failed',
      bill: 'release',
      code,
      row: { attempts: JSON.stringify(attempts) },
    })
    return true as const
  })
