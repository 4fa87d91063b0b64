// Takes due runs and plays them, several at a time. Rows are the truth: any process may take any run, and one that died leaves its runs to the others.
import { claimReplies, renewLease, returnLeases } from '#server/messages/reply-store.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { createLoop } from '#server/platform/loop.ts'
import { playReply, type ReplyOptions } from './reply.ts'

const AT_ONCE_MAX = 64
const RENEW_MS = 5_000
const DRAIN_MS = 8_000

export type ReplyRunner = {
  /** A reply was ordered, stopped, or its messages changed: look at once. */
  wake(topicId?: string): void
  start(): void
  /** Claims nothing new, gives running replies 8 s, then hands the rest over. */
  stop(): Promise<void>
  running(): number
}
type Playing = { id: string; lease: string; topicId: string; question: number; abort: AbortController; done: Promise<void> }

export function createReplyRunner(lounge: Lounge, options: ReplyOptions): ReplyRunner {
  const playing = new Map<string, Playing>()
  const loop = createLoop({ everyMs: 1_000, run: claim, onError: (error) => lounge.log.error({ err: error }, 'replies: could not claim') })
  let renewing: NodeJS.Timeout | undefined

  async function claim(): Promise<boolean> {
    const free = AT_ONCE_MAX - playing.size
    if (free <= 0) return false
    const rows = await claimReplies(lounge.db, free)
    for (const row of rows) {
      const mine: Playing = {
        id: row.id,
        lease: row.lease_token!,
        topicId: row.topic_id,
        question: row.question,
        abort: new AbortController(),
        done: Promise.resolve(),
      }
      const interrupt = (): AbortSignal => {
        if (mine.abort.signal.aborted) mine.abort = new AbortController()
        return mine.abort.signal
      }
      mine.done = playReply(lounge, options, row, interrupt)
        .catch((error: unknown) => lounge.log.error({ err: error, reply: row.id }, 'reply: its lease will run out and another try follows'))
        .finally(() => {
          playing.delete(mine.id)
          loop.wake()
        })
      playing.set(mine.id, mine)
    }
    return rows.length === free
  }

  /** Renews the lease of a run and looks at how it stands: ended elsewhere, or other messages to answer before anything was shown. */
  async function look(mine: Playing): Promise<void> {
    const row = await renewLease(lounge.db, mine.id, mine.lease)
    if (!row) return mine.abort.abort()
    if (row.message_id === null && row.question !== mine.question) {
      mine.question = row.question
      mine.abort.abort()
    }
  }
  const lookAt = (mine: Playing): void =>
    void look(mine).catch((error: unknown) => lounge.log.warn({ err: error, reply: mine.id }, 'reply: lease not renewed'))

  return {
    running: () => playing.size,
    wake(topicId) {
      for (const mine of playing.values()) if (mine.topicId === topicId) lookAt(mine)
      loop.wake()
    },
    start() {
      loop.start()
      renewing = setInterval(() => playing.forEach(lookAt), RENEW_MS)
    },
    async stop() {
      await loop.stop()
      const all = Promise.allSettled([...playing.values()].map((mine) => mine.done))
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())])
      clearInterval(renewing)
      const left = [...playing.values()]
      if (left.length > 0)
        await returnLeases(
          lounge.db,
          left.map((mine) => mine.id),
        ) // first the lease, so that nothing more of ours is written
      for (const mine of left) mine.abort.abort()
    },
  }
}
