import type { Scene } from './build-turn.ts'
import type { CharacterEngine, EngineEvent } from './engine.ts'
import { releasable } from './pacing.ts'
import type { ReplyWriter } from './reply-writer.ts'
import { safeLength } from './safety/output.ts'
import { withinSymbols } from './within-symbols.ts'

const TICK_MS = 50
export type End = Extract<EngineEvent, { type: 'end' }>

/** Listens to the engine and shows what may be shown while it speaks. `cut`: the output checks ended it. */
export async function listen(
  { engine, pacing }: { engine: CharacterEngine; pacing: 'human' | 'none' },
  scene: Scene,
  writer: ReplyWriter,
  signal: AbortSignal,
) {
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
    const shown = writer.shown().length
    const room = Math.min(safe, withinSymbols(raw, scene.turn.limits.symbolsMax, shown))
    const upTo = whole ? room : Math.min(room, releasable(raw, shown, Date.now() - last))
    if (upTo > shown) {
      writer.show(raw.slice(0, upTo))
      last = Date.now()
    }
  }
  const ticking = pacing === 'human' ? setInterval(() => raw !== '' && release(false), TICK_MS) : undefined
  try {
    for await (const event of engine.reply({ ...scene.turn, signal: AbortSignal.any([signal, call.signal]) })) {
      if (event.type !== 'text') ended = event
      else {
        raw += event.text
        if (event.authored) clearInterval(ticking)
        else if (ticking && releasable(raw, writer.shown().length, 0) > writer.shown().length) release(false) // a sentence is whole: not a tick later
      }
    }
  } finally {
    clearInterval(ticking)
  }
  const safe = safeLength(raw, scene.turn)
  if (safe < raw.length) cut = true
  const isHalf = ended?.type === 'end' && ended.reason === 'length'
  const text = raw.slice(0, Math.min(safe, withinSymbols(raw, scene.turn.limits.symbolsMax, writer.shown().length, isHalf))).trimEnd()
  if (cut && ended?.type === 'failed' && text !== '')
    ended = {
      type: 'end',
      reason: 'stop',
      servedBy: 'cut',
      sees: true,
      usage: { inputTokens: null, outputTokens: null },
      attempts: ended.attempts,
      state: scene.turn.state,
      facts: [],
    }
  return { text, ended, cut }
}
