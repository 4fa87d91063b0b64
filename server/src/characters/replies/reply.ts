// The life of one reply (docs/product/characters.md): typing, streaming, whole; or stopped, or failed. Whatever happens to this process,
// its rows say how far it came.
import { setTimeout as pause } from 'node:timers/promises'
import { countSymbols } from '@green-room/contract/money/price'
import { markUnseen, waitForReading } from '#server/attachments/files.ts'
import { renewLease, type ClaimedReply } from '#server/messages/replies/reply-leases.ts'
import type { ReplyRow } from '#server/messages/reply-store.ts'
import { failRun, finishRun, tellTyping, type Run } from '#server/messages/replies/reply-run.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { afterCommit } from '#server/platform/transact.ts'
import { ProblemError } from '#server/platform/problem.ts'
import { buildTurn, type Scene } from './build-turn.ts'
import { careFor } from './care.ts'
import type { Attempt } from '../engine/engine.ts'
import { listen, type End, type Listening } from './listen.ts'
import { rememberTurn } from './remember-turn.ts'
import { typingMs, wordMs, wordsOf } from './pacing.ts'
import { orderSuggestions } from '../prompt/suggest.ts'
import { createReplyWriter, type ReplyWriter } from './reply-writer.ts'

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
type Outcome = { kind: 'over' } | { kind: 'again' } | { kind: 'failed'; code: string; attempts: Attempt[]; shown: boolean }

/** Plays a run that this process has claimed. `interrupt` aborts the engine's call: the run was stopped, or its messages changed. */
export async function playReply(lounge: Lounge, options: ReplyOptions, claimed: ClaimedReply, interrupt: () => AbortSignal): Promise<void> {
  const run: Run = { id: claimed.id, lease: claimed.lease_token!, topicId: claimed.topic_id }
  if (claimed.attempt > CLAIMS_MAX) return void (await failRun(lounge, run, 'crashed', []))
  tellTyping(lounge, claimed)
  let current: ReplyRow | undefined = claimed
  let failures = 0
  while (current) {
    if (lounge.clock.now() >= current.deadline_at) return void (await failRun(lounge, run, 'deadline', []))
    const outcome = await attempt(lounge, options, run, current, interrupt())
    if (outcome.kind === 'over') return
    if (outcome.kind === 'failed') {
      const waitMs = RETRY_AFTER_MS[failures++]
      const left = current.deadline_at.getTime() - lounge.clock.now().getTime()
      if (outcome.shown || outcome.code === 'resting' || waitMs === undefined || waitMs >= left)
        return void (await failRun(lounge, run, outcome.code, outcome.attempts))
      await pause(options.pacing === 'none' ? Math.min(waitMs, 50) : waitMs, undefined, { signal: interrupt() }).catch(() => {})
    }
    current = await renewLease(lounge.db, run.id, run.lease)
  }
}

async function attempt(lounge: Lounge, options: ReplyOptions, run: Run, reply: ReplyRow, signal: AbortSignal): Promise<Outcome> {
  const asked = { id: run.id, topicId: run.topicId, from: reply.answers_from, through: reply.answers_through }
  let scene = await buildTurn(lounge, asked, options.engine).catch(unlessClosed)
  if (!scene) return { kind: 'over' }
  const unread = scene.answered.filter((message) => message.attachments.some((file) => file.isUnread)).map((message) => message.id)
  if (unread.length > 0) {
    await waitForReading(lounge.db, unread, signal)
    scene = await buildTurn(lounge, asked, options.engine).catch(unlessClosed)
    if (!scene) return { kind: 'over' }
  }
  const writer = createReplyWriter(lounge, run, scene.personId, reply.question)
  const care = await careFor(lounge, scene)
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

  const leftMs = Math.max(1, reply.deadline_at.getTime() - lounge.clock.now().getTime())
  const { text, ended, cut, isAuthored } = await listen(options, scene, writer, AbortSignal.any([signal, AbortSignal.timeout(leftMs)]))
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

/** A text that came whole is written as somebody would write it: a while of typing, then word by word. */
async function writeInPace(writer: ReplyWriter, text: string, seed: string, signal: AbortSignal): Promise<void> {
  try {
    await pause(typingMs(countSymbols(text), seed), undefined, { signal })
    const words = wordsOf(text)
    for (let i = 1; i < words.length; i++) {
      writer.show(words.slice(0, i).join(''))
      await pause(wordMs(words.length), undefined, { signal })
    }
  } catch {
    // Interrupted: what was shown stays, and the caller looks at how the run stands.
  }
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
  options: ReplyOptions,
  run: Run,
  scene: Scene,
  writer: ReplyWriter,
  text: string,
  told: Told,
): Promise<Outcome> {
  writer.show(text)
  const standing = await writer.settled()
  if (standing === 'lost') return { kind: 'over' }
  if (standing === 'changed') return { kind: 'again' }
  await finishRun(lounge, run, { text, ...told }, async (trx) => {
    await rememberTurn(lounge, trx, scene, told, options.summarises)
    await markUnseen(trx, told.unseen)
    if (told.isForCare) afterCommit(trx, () => void lounge.throttle.take('care-turns', scene.personId).catch(() => {}))
    if (options.suggests && isOfModel(told)) await orderSuggestions(lounge, trx, run.topicId)
  })
  return { kind: 'over' }
}
