// The life of one reply (characters.md §4): typing, streaming, whole; or stopped, or failed. Whatever happens to this process, its rows say how far it came.
import { setTimeout as pause } from 'node:timers/promises'
import { countSymbols } from '@green-room/contract/price'
import type { ReplyRow } from '#server/messages/reply-store.ts'
import { renewLease } from '#server/messages/reply-store.ts'
import { waitForFiles } from '#server/messages/wait-for-files.ts'
import { beginTyping, failRun, finishRun, type Run } from '#server/messages/reply-run.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { buildTurn, type Scene } from './build-turn.ts'
import { careFor } from './care.ts'
import type { Attempt, CharacterEngine, EngineEvent } from './engine.ts'
import { rememberTurn } from './memory/remember-turn.ts'
import { releasable, typingMs, wordMs, wordsOf } from './pacing.ts'
import { createReplyWriter, type ReplyWriter } from './reply-writer.ts'
import { safeLength } from './safety/output.ts'

const CLAIMS_MAX = 3
const RETRY_AFTER_MS = [3_000, 9_000, 27_000]
const TICK_MS = 50

export type ReplyOptions = {
  engine: CharacterEngine
  pacing: 'human' | 'none'
  /** In production a reply that only the embedded engine could give is free (decisions C8). */
  embeddedIsFree: boolean
  /** A model keeps notes of the talks. */
  summarises: boolean
}
type Outcome = { kind: 'over' } | { kind: 'again' } | { kind: 'failed'; code: string; attempts: Attempt[]; shown: boolean }
type End = Extract<EngineEvent, { type: 'end' }>

/** Plays a run that this process has claimed. `interrupt` aborts the engine's call: the run was stopped, or its messages changed. */
export async function playReply(lounge: Lounge, options: ReplyOptions, claimed: ReplyRow, interrupt: () => AbortSignal): Promise<void> {
  const run: Run = { id: claimed.id, lease: claimed.lease_token!, topicId: claimed.topic_id }
  if (claimed.attempt > CLAIMS_MAX) return void (await failRun(lounge, run, 'crashed', []))
  let current = await beginTyping(lounge, run)
  let failures = 0
  while (current) {
    if (lounge.clock.now() >= current.deadline_at) return void (await failRun(lounge, run, 'deadline', []))
    const outcome = await attempt(lounge, options, run, current, interrupt())
    if (outcome.kind === 'over') return
    if (outcome.kind === 'failed') {
      const waitMs = RETRY_AFTER_MS[failures++]
      const left = current.deadline_at.getTime() - lounge.clock.now().getTime()
      if (outcome.shown || waitMs === undefined || waitMs >= left) return void (await failRun(lounge, run, outcome.code, outcome.attempts))
      await pause(options.pacing === 'none' ? Math.min(waitMs, 50) : waitMs, undefined, { signal: interrupt() }).catch(() => {})
    }
    current = await renewLease(lounge.db, run.id, run.lease)
  }
}

async function attempt(lounge: Lounge, options: ReplyOptions, run: Run, reply: ReplyRow, signal: AbortSignal): Promise<Outcome> {
  const asked = { id: run.id, topicId: run.topicId, from: reply.answers_from, through: reply.answers_through }
  await waitForFiles(lounge.db, asked, signal)
  const scene = await buildTurn(lounge, asked, options.engine)
  const writer = createReplyWriter(lounge, run, scene.personId, reply.answers_through)
  const care = await careFor(lounge, scene)
  if (care)
    return deliver(lounge, options, run, scene, writer, care, {
      free: true,
      servedBy: 'lounge',
      usage: null,
      attempts: [],
      engineState: scene.turn.state,
      facts: [],
    })

  const leftMs = Math.max(1, reply.deadline_at.getTime() - lounge.clock.now().getTime())
  const { text, ended, cut } = await listen(options, scene, writer, AbortSignal.any([signal, AbortSignal.timeout(leftMs)]))
  if (signal.aborted) return (await writer.settled()) === 'lost' ? { kind: 'over' } : { kind: 'again' }
  if (!ended || ended.type === 'failed')
    return { kind: 'failed', code: ended?.kind ?? 'provider', attempts: ended?.attempts ?? [], shown: writer.shown() !== '' }
  if (text.trim() === '') return { kind: 'failed', code: cut ? 'filtered' : 'empty', attempts: ended.attempts, shown: false }
  const free = cut || (options.embeddedIsFree && ended.servedBy === 'embedded')
  if (options.pacing === 'human' && writer.shown() === '') await writeInPace(writer, text, scene.turn.seed, signal)
  return deliver(lounge, options, run, scene, writer, text, {
    free,
    servedBy: ended.servedBy,
    usage: ended.usage,
    attempts: ended.attempts,
    engineState: ended.state,
    facts: ended.facts,
  })
}

/** Listens to the engine and shows what may be shown while it speaks. `cut`: the output checks ended it. */
async function listen(options: ReplyOptions, scene: Scene, writer: ReplyWriter, signal: AbortSignal) {
  const call = new AbortController()
  let raw = ''
  let cut = false
  let last = Date.now()
  let ended: End | Extract<EngineEvent, { type: 'failed' }> | undefined
  const release = (whole: boolean): void => {
    const safe = safeLength(raw, scene.turn)
    if (safe < raw.length && !cut) {
      cut = true
      call.abort()
    }
    const upTo = whole ? safe : Math.min(safe, releasable(raw, writer.shown().length, Date.now() - last))
    if (upTo > writer.shown().length) {
      writer.show(raw.slice(0, upTo))
      last = Date.now()
    }
  }
  const ticking = options.pacing === 'human' ? setInterval(() => raw !== '' && release(false), TICK_MS) : undefined
  try {
    for await (const event of options.engine.reply({ ...scene.turn, signal: AbortSignal.any([signal, call.signal]) })) {
      if (event.type === 'text') raw += event.text
      else ended = event
    }
  } finally {
    clearInterval(ticking)
  }
  const safe = safeLength(raw, scene.turn)
  if (safe < raw.length) cut = true
  const text = raw.slice(0, safe).trimEnd()
  if (cut && ended?.type === 'failed' && text !== '')
    ended = {
      type: 'end',
      reason: 'stop',
      servedBy: 'cut',
      usage: { inputTokens: null, outputTokens: null },
      attempts: ended.attempts,
      state: scene.turn.state,
      facts: [],
    }
  return { text, ended, cut }
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

type Told = { free: boolean; servedBy: string; usage: unknown; attempts: Attempt[]; engineState: unknown; facts: End['facts'] }
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
  await finishRun(lounge, run, { text, ...told }, (trx) => rememberTurn(lounge, trx, scene, told, options.summarises))
  return { kind: 'over' }
}
