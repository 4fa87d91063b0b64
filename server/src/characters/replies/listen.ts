import type { Scene } from './build-turn.ts'
import { likeness, shareIn } from './repetition.ts'
import type { Attempt, CharacterEngine, EngineEvent, Usage } from '../engine/engine.ts'
import type { Costs } from '../cost/costs.ts'
import type { Meter } from '../engine/meter.ts'
import { isUnsaid } from '../moderation/categories.ts'
import type { Moderator } from '../moderation/moderator.ts'
import { releasable } from './pacing.ts'
import type { ReplyWriter } from './reply-writer.ts'
import { safeLength } from '#server/safety/output.ts'
import { withinSymbols } from './within-symbols.ts'

const TICK_MS = 50
const REPLIES_COMPARED = 10
const LIKENESS_MAX = 0.5
export type End = Extract<EngineEvent, { type: 'end' }>
type Failed = Extract<EngineEvent, { type: 'failed' }>
/** `cut`: the output checks ended it. */
export type Heard = { text: string; ended: End | Failed | undefined; cut: boolean; isAuthored: boolean }
export type Listening = { engine: CharacterEngine; moderator: Moderator | null; costs: Costs | null; pacing: 'human' | 'none' }

/** Whose turn it is, for whom its models are counted. */
type Asked = Pick<Scene, 'turn' | 'personId' | 'characterId'> & { roomId?: string }
type Paper = Pick<ReplyWriter, 'show' | 'shown'>

/**
 * Listens to the engine and shows what may be shown while it speaks. A model that says again what it has said is asked once more, while nothing
 * was shown; what it says then is taken.
 */
export async function listen(options: Listening, scene: Asked, writer: Paper, signal: AbortSignal): Promise<Heard> {
  const first = await hear(options, scene, writer, signal, 'held')
  if (!first.repeats || first.ended?.type !== 'end' || signal.aborted) return first
  const again = await hear(options, { ...scene, turn: { ...scene.turn, repeated: true } }, writer, signal, 'shown')
  const attempts = [...first.ended.attempts, ...(again.ended?.attempts ?? [])]
  if (again.text === '' || again.ended?.type !== 'end') return { ...first, ended: { ...first.ended, attempts } }
  return { ...again, ended: { ...again.ended, attempts, usage: sumOf(first.ended.usage, again.ended.usage) } }
}

/** `repetitions`: whether what begins like an earlier reply is held back until it is whole. */
async function hear(
  { engine, moderator, costs, pacing }: Listening,
  scene: Asked,
  writer: Paper,
  signal: AbortSignal,
  repetitions: 'held' | 'shown',
): Promise<Heard & { repeats: boolean }> {
  const call = new AbortController()
  const said = scene.turn.history.filter(({ from }) => from === 'character').slice(-REPLIES_COMPARED)
  let raw = ''
  let cut = false
  let isAuthored = false
  let isOver = false
  let last = Date.now()
  let ended: End | Failed | undefined
  const meter = costs?.meterFor({
    memberId: scene.personId,
    characterId: scene.characterId,
    ...(scene.roomId && { roomId: scene.roomId }),
  })
  const judged = moderator && judgeOf(moderator, { signal, meter })
  const stop = (): void => {
    if (cut) return
    cut = true
    call.abort()
  }
  const room = (isHalf = false): number => {
    const safe = safeLength(raw, scene.turn)
    if (safe < raw.length) stop()
    return isAuthored ? safe : Math.min(safe, withinSymbols(raw, scene.turn.limits.symbolsMax, writer.shown().length, isHalf))
  }
  const release = (): void => {
    if (isOver) return
    const shown = writer.shown().length
    const ready = releasable(raw, shown, Date.now() - last)
    if (ready <= shown) return // asked twenty times a second: the rules look at a text once something of it may be shown
    const upTo = Math.min(room(), ready)
    if (upTo <= shown || (judged && judged.isUnfit())) return
    const text = raw.slice(0, upTo)
    if (shown === 0 && repetitions === 'held' && said.some((earlier) => shareIn(text, earlier.text) > LIKENESS_MAX)) return
    if (judged && !judged.isClear(text)) return judged.ask(text, () => (judged.isUnfit() ? stop() : release()))
    writer.show(text)
    last = Date.now()
  }
  const ticking = pacing === 'human' ? setInterval(() => raw !== '' && release(), TICK_MS) : undefined
  try {
    for await (const event of engine.reply({ ...scene.turn, meter, signal: AbortSignal.any([signal, call.signal]) })) {
      if (event.type !== 'text') ended = event
      else {
        raw += event.text
        isAuthored = event.authored
        if (isAuthored) clearInterval(ticking)
        else if (ticking && releasable(raw, writer.shown().length, 0) > writer.shown().length) release() // a sentence is whole: not a tick later
      }
    }
  } finally {
    clearInterval(ticking)
    isOver = true
  }
  let text = raw.slice(0, room(ended?.type === 'end' && ended.reason === 'length')).trimEnd()
  if (judged && !isAuthored && text !== '' && !signal.aborted && !(await judged.isFit(text))) {
    cut = true
    text = writer.shown().trimEnd()
  }
  if (cut && ended?.type === 'failed' && text !== '') ended = cutShort(ended.attempts, scene.turn.state)
  if (judged && ended) ended = { ...ended, attempts: [...ended.attempts, ...judged.noted] }
  const repeats = !isAuthored && !cut && writer.shown() === '' && said.some((earlier) => likeness(earlier.text, text) > LIKENESS_MAX)
  return { text, ended, cut, isAuthored, repeats }
}

/** The opinion of the moderation model on a growing text, asked for one part after the other. Who does not answer has nothing against it. */
function judgeOf(moderator: Moderator, { signal, meter }: { signal: AbortSignal; meter: Meter | undefined }) {
  const noted: Attempt[] = []
  let clear = 0
  let unfit = false
  let asking: Promise<void> | undefined
  const judge = async (text: string): Promise<void> => {
    const { found, failure, ms } = await moderator.judge(text, { signal, meter })
    unfit ||= isUnsaid(found)
    if (!unfit) clear = text.length
    const error = unfit ? `found ${found.join(', ')}` : failure
    if (error !== null) noted.push({ name: `moderation ${moderator.name}`, ok: false, ms, error })
  }
  return {
    noted,
    isUnfit: () => unfit,
    isClear: (text: string) => text.length <= clear,
    ask(text: string, then: () => void): void {
      asking ??= judge(text)
        .finally(() => (asking = undefined))
        .then(then)
    },
    async isFit(text: string): Promise<boolean> {
      await asking
      if (!unfit && text.length > clear) await judge(text)
      return !unfit
    },
  }
}

/** A reply that the output checks ended after its first words stands as far as it came. */
const cutShort = (attempts: Attempt[], state: unknown): End => ({
  type: 'end',
  reason: 'stop',
  servedBy: 'cut',
  sees: true,
  usage: { inputTokens: null, outputTokens: null },
  attempts,
  state,
  facts: [],
  suggestions: [],
  free: true,
})

const sumOf = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens === null || b.inputTokens === null ? null : a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens === null || b.outputTokens === null ? null : a.outputTokens + b.outputTokens,
})
