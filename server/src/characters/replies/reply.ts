// The life of one reply (docs/product/characters.md): typing, streaming, whole; or stopped, or failed. Whatever happens to this process,
// its rows say how far it came.
import { setTimeout as pause } from 'node:timers/promises'
import { markUnseen, waitForReading } from '#server/attachments/files.ts'
import { renewLease, type ClaimedReply } from '#server/messages/replies/reply-leases.ts'
import type { ReplyRow } from '#server/messages/reply-store.ts'
import { failRun, finishRun, tellTyping } from '#server/messages/replies/reply-run.ts'
import type { Trx } from '#server/platform/database/database.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { afterCommit } from '#server/platform/transact.ts'
import { ProblemError } from '#server/platform/problem.ts'
import { buildTurn, type Scene } from './build-turn.ts'
import { careFor } from './care.ts'
import type { Attempt } from '../engine/engine.ts'
import { listen, type End, type Listening } from './listen.ts'
import { rememberTurn } from './remember-turn.ts'
import { orderSuggestions } from '../prompt/suggest.ts'
import { createReplyWriter, type Playing, type ReplyWriter } from './reply-writer.ts'
import type { Patience, Share } from './share.ts'
import { writeInPace } from './write-in-pace.ts'

const CLAIMS_MAX = 3
const RETRY_AFTER_MS = [3_000, 9_000, 27_000]

export type ReplyOptions = Listening & {
  /** In production a reply that only the talker could give is free. */
  embeddedIsFree: boolean
  /** A model keeps notes of the talks. */
  summarises: boolean
  /** A model suggests replies where no story does. */
  suggests: boolean
}
type Means = ReplyOptions & { share: Share }
type Outcome = { kind: 'over' } | { kind: 'again' } | { kind: 'failed'; code: string; attempts: Attempt[]; shown: boolean }

/** Plays a run that this process has claimed. `interrupt` aborts the engine's call: the run was stopped, or its messages changed. */
export async function playReply(lounge: Lounge, options: Means, claimed: ClaimedReply, interrupt: () => AbortSignal): Promise<void> {
  const run: Playing = { id: claimed.id, lease: claimed.lease_token!, topicId: claimed.topic_id, waitedMs: 0 }
  const fail = async (code: string, attempts: Attempt[]): Promise<void> =>
    void (await options.share.take(run, () => failRun(lounge, run, code, attempts)))
  if (claimed.attempt > CLAIMS_MAX) return fail('crashed', [])
  tellTyping(lounge, claimed)
  let current: ReplyRow | undefined = claimed
  let failures = 0
  while (current) {
    if (leftMs(lounge, run, current) <= 0) return fail('deadline', [])
    const outcome = await attempt(lounge, options, run, current, interrupt())
    if (outcome.kind === 'over') return
    if (outcome.kind === 'failed') {
      const waitMs = RETRY_AFTER_MS[failures++]
      if (outcome.shown || outcome.code === 'resting' || waitMs === undefined || waitMs >= leftMs(lounge, run, current))
        return fail(outcome.code, outcome.attempts)
      await pause(options.pacing === 'none' ? Math.min(waitMs, 50) : waitMs, undefined, { signal: interrupt() }).catch(() => {})
    }
    current = await options.share.take(run, () => renewLease(lounge.db, run.id, run.lease))
  }
}

/** What is left of the reply's time, in which it waits for nobody but its model. */
const leftMs = ({ clock }: Lounge, { waitedMs }: Patience, { deadline_at: deadline }: ReplyRow): number =>
  deadline.getTime() - clock.now().getTime() + waitedMs

async function attempt(lounge: Lounge, options: Means, run: Playing, reply: ReplyRow, signal: AbortSignal): Promise<Outcome> {
  const { share } = options
  const asked = { id: run.id, topicId: run.topicId, from: reply.answers_from, through: reply.answers_through }
  const look = () => share.take(run, () => buildTurn(lounge, asked, options.engine).catch(unlessClosed))
  let scene = await look()
  if (!scene) return { kind: 'over' }
  const unread = scene.answered.filter((message) => message.attachments.some((file) => file.isUnread)).map((message) => message.id)
  if (unread.length > 0) {
    await share.patiently(run, () => waitForReading(lounge.db, unread, signal))
    scene = await look()
    if (!scene) return { kind: 'over' }
  }
  const found = scene
  const writer = createReplyWriter(lounge, share, run, found.personId, reply.question)
  const care = await share.take(run, () => careFor(lounge, found))
  if (care)
    return deliver(lounge, options, run, scene, writer, care, {
      question: reply.question,
      free: true,
      servedBy: 'lounge',
      usage: null,
      attempts: [],
      engineState: scene.turn.state,
      facts: [],
      suggestions: [],
      unseen: [],
    })

  const inTime = AbortSignal.timeout(Math.max(1, Math.ceil(leftMs(lounge, run, reply))))
  const { text, ended, cut, isAuthored } = await listen(options, scene, writer, AbortSignal.any([signal, inTime]))
  if (signal.aborted) return (await writer.settled()) === 'lost' ? { kind: 'over' } : { kind: 'again' }
  if (!ended || ended.type === 'failed')
    return {
      kind: 'failed',
      code: cut ? 'filtered' : (ended?.kind ?? 'provider'),
      attempts: ended?.attempts ?? [],
      shown: writer.shown() !== '',
    }
  if (text.trim() === '') return { kind: 'failed', code: cut ? 'filtered' : 'empty', attempts: ended.attempts, shown: false }
  const isFree = cut || ended.free || (options.embeddedIsFree && ended.servedBy === 'embedded')
  const isForCare = !isFree && scene.turn.care === true
  if (options.pacing === 'human' && isAuthored) await writeInPace(writer, text, scene.turn.seed, signal)
  return deliver(lounge, options, run, scene, writer, text, {
    question: reply.question,
    free: isFree || isForCare,
    isForCare,
    servedBy: ended.servedBy,
    usage: ended.usage,
    attempts: ended.attempts,
    engineState: ended.state,
    facts: ended.facts,
    suggestions: cut ? [] : ended.suggestions,
    unseen: !ended.sees ? scene.answered.map((message) => message.id) : [],
  })
}

/** The person left between the claim and now: the run was ended with the chat. */
function unlessClosed(error: unknown): null {
  if (error instanceof ProblemError && error.code === 'topic.closed') return null
  throw error
}

/** The words of a model, with nothing to answer beside them. */
const isOfModel = ({ servedBy, suggestions, free }: Told): boolean =>
  suggestions.length === 0 && !free && servedBy !== 'embedded' && servedBy !== 'lounge'

type Told = {
  question: number
  free: boolean
  /** It would have cost something, had nobody spoken of a crisis before. */
  isForCare?: boolean
  servedBy: string
  usage: unknown
  attempts: Attempt[]
  engineState: unknown
  facts: End['facts']
  suggestions: string[]
  /** Messages whose pictures were not seen. */
  unseen: string[]
}
async function deliver(
  lounge: Lounge,
  options: Means,
  run: Playing,
  scene: Scene,
  writer: ReplyWriter,
  text: string,
  told: Told,
): Promise<Outcome> {
  writer.show(text)
  const standing = await writer.settled()
  if (standing === 'lost') return { kind: 'over' }
  if (standing === 'changed') return { kind: 'again' }
  const also = async (trx: Trx): Promise<void> => {
    await rememberTurn(lounge, trx, scene, told, options.summarises)
    await markUnseen(trx, told.unseen)
    if (told.isForCare) afterCommit(trx, () => void lounge.throttle.take('care-turns', scene.personId).catch(() => {}))
    if (options.suggests && isOfModel(told)) await orderSuggestions(lounge, trx, run.topicId)
  }
  await options.share.take(run, () => finishRun(lounge, run, { text, ...told }, also))
  return { kind: 'over' }
}
