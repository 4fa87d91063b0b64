// Takes due runs and plays them, several at a time. Rows are the truth: any process may take any run, and one that died leaves its runs to the others.
// Once a second one statement keeps all that is played here: leases that end soon, and texts that grew.
import { addLastWords } from '#server/messages/replies/reply-run.ts'
import { claimReplies, keepRuns, listHeld, returnLeases, type ClaimedReply, type Held } from '#server/messages/replies/reply-leases.ts'
import { keepers } from '#server/platform/database/database.ts'
import type { Flight } from '#server/platform/live/flights.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { createLoop } from '#server/platform/jobs/loop.ts'
import { watchLateness, type Lateness } from '#server/platform/running/lateness.ts'
import { playReply, type ReplyOptions } from './reply.ts'
import { createShare } from './share.ts'

const KEEP_MS = 1_000
/** A process that comes so late to all that is due takes one run a second: others may have time for the rest. */
const LATE_MS = 250
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
  const { db, flights, live, log } = lounge
  const { repliesAtOnce, databasePool } = lounge.config
  let isHeldBack = false
  const share = createShare(Math.max(1, Math.floor(databasePool / 3)), () => isHeldBack && loop.wake())
  let lateness: Lateness | undefined
  /** How many may be taken in this second. */
  let allowed = Infinity
  const playing = new Map<string, Playing>()
  const loop = createLoop({ everyMs: 1_000, run: claim, onError: (error) => log.error({ err: error }, 'replies: could not claim') })
  const keeper = createLoop({ everyMs: KEEP_MS, run: keep, onError: (error) => log.warn({ err: error }, 'replies: not kept') })

  /** No more than can begin at once: what waits in its row may be taken by another process, and its time has not begun. */
  async function claim(): Promise<boolean> {
    const most = Math.min(share.free(), repliesAtOnce - playing.size, allowed)
    isHeldBack = most <= 0
    if (isHeldBack) return false
    const rows = await claimReplies(db, most, [...playing.keys()])
    allowed -= rows.length
    for (const row of rows) play(row)
    return rows.length === most
  }

  function play(row: ClaimedReply): void {
    const { id, lease_token, topic_id: topicId, question } = row
    const mine: Playing = { id, lease: lease_token!, topicId, question, abort: new AbortController(), done: Promise.resolve() }
    const interrupt = (): AbortSignal => {
      if (mine.abort.signal.aborted) mine.abort = new AbortController()
      return mine.abort.signal
    }
    mine.done = playReply(lounge, { ...options, share }, row, interrupt)
      .catch((error: unknown) => log.error({ err: error, reply: id }, 'reply: its lease will run out and another try follows'))
      .finally(() => {
        playing.delete(id)
        flights.forget(id)
        loop.wake()
      })
    playing.set(id, mine)
  }

  /** How a run stands: ended elsewhere, or other messages to answer before anything was shown. */
  function lookAt(mine: Playing, held: Held | undefined): void {
    if (!held) {
      const flight = flights.here(mine.id)
      if (flight && !flight.landed) lastWords(mine.id, flight)
      mine.abort.abort()
    } else if (held.message_id === null && held.question !== mine.question) {
      mine.question = held.question
      mine.abort.abort()
    }
  }
  function lastWords(id: string, flight: Flight): void {
    flight.landed = true
    addLastWords(lounge, flight).catch((error: unknown) => log.warn({ err: error, reply: id }, 'reply: last words not kept'))
  }

  /** For whoever came in between, and for other processes. */
  const tellWhole = ({ topicId, personId, number, revision }: Flight, text: string): void =>
    live.publish(`member:${personId}`, { name: 'reply.written', data: { topic_id: topicId, number, revision, offset: 0, text } })

  async function keep(): Promise<boolean> {
    allowed = (lateness?.takeMs() ?? 0) > LATE_MS ? 1 : Infinity
    const all = [...playing.values()]
    if (all.length === 0) return false
    const grown = all.flatMap(({ id }) => {
      const flight = flights.here(id)
      return flight && !flight.landed && flight.text !== flight.stored ? [{ flight, text: flight.text }] : []
    })
    const texts = grown.map(({ flight, text }) => ({ messageId: flight.messageId, revision: flight.revision, text }))
    const held = new Map((await keepRuns(keepers.get(db) ?? db, all, texts)).map((row) => [row.id, row]))
    for (const { flight, text } of grown) {
      flight.stored = text
      tellWhole(flight, text)
    }
    for (const mine of all) if (playing.get(mine.id) === mine) lookAt(mine, held.get(mine.id))
    return false
  }

  async function look(topicId: string | undefined): Promise<void> {
    const about = [...playing.values()].filter((mine) => mine.topicId === topicId)
    if (about.length === 0) return
    const held = await listHeld(db, about)
    for (const mine of about) lookAt(mine, held.find((row) => row.id === mine.id)) // prettier-ignore
  }

  return {
    running: () => playing.size,
    wake(topicId) {
      look(topicId).catch((error: unknown) => log.warn({ err: error }, 'reply: not looked at'))
      loop.wake()
    },
    start() {
      lateness = watchLateness()
      loop.start()
      keeper.start()
    },
    async stop() {
      await loop.stop()
      const all = Promise.allSettled([...playing.values()].map((mine) => mine.done))
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())])
      await keeper.stop()
      lateness?.stop()
      share.close()
      const left = [...playing.values()]
      if (left.length > 0) {
        await keep().catch(() => {})
        const ids = left.map((mine) => mine.id)
        await returnLeases(db, ids) // first the lease, so that nothing more of ours is written
      }
      for (const mine of left) mine.abort.abort()
    },
  }
}
