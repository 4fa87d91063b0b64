// From a move to the words of a reply: openers for what stands beside the main thing, the parts, at most one question, within the band.
import { countSymbols } from '@green-room/contract/price'
import { isSaid } from './feeling-words.ts'
import { invitation } from './listening.ts'
import { mannerLead } from './moves/manners.ts'
import { FRAMES } from './packs.ts'
import { anyFrame, inCare, type Move, type Scene } from './scene.ts'
import { endsOpen, invites, type Line } from './voice.ts'

const OPENER_MIN = 0.5
const QUESTIONS_IN_ROW_MAX = 5

export interface Composed {
  text: string
  lines: Line[]
  asks: boolean
  /** False where the question of the move was left out: then nothing is pending. */
  keepsAsk: boolean
}

export function compose(scene: Scene, move: Move): Composed {
  const { style } = scene.turn.card.data.extensions.green_room
  const longest = Math.min(style.maxSymbols, scene.turn.limits.symbolsMax)
  const openers = move.isFinal ? [] : openersFor(scene, move)
  const main = onlyLastQuestion(move.parts)
  const ask = chooseAsk(scene, move, main)
  const lines = fullest([[...openers, ...main, ...ask], [...main, ...ask], main], longest)
  return {
    text: cutAt(joinLines(lines), longest),
    lines,
    asks: lines.some((line) => endsOpen(line.text)),
    keepsAsk: move.ask != null && lines.includes(move.ask),
  }
}

function chooseAsk(scene: Scene, move: Move, main: Line[]): Line[] {
  if (move.isFinal || !move.ask || main.some((line) => invites(line.text))) return []
  const { style } = scene.turn.card.data.extensions.green_room
  const isShort = countSymbols(joinLines(main)) < style.minSymbols
  // Five questions in a row are an interrogation: then a line may stand for itself, as often as the card's temper has it.
  if (isShort || scene.state.questionsInRow < QUESTIONS_IN_ROW_MAX || scene.voice.chance(style.asksShare)) return [move.ask]
  const more = inCare(scene) ? null : invitation(scene)
  return more ? [more] : []
}

/** The fullest that stands within the limit, else the last part alone, which is cut. */
export const fullest = (tries: Line[][], symbols: number): Line[] =>
  tries.find((lines) => countSymbols(joinLines(lines)) <= symbols) ?? tries.at(-1)!.slice(-1)

/** A few words for what was said beside the main thing: thanks, a laugh, a new name. One is enough. */
function openersFor(scene: Scene, move: Move): Line[] {
  const { reading, voice, manner } = scene
  const greeted = manner && mannerLead(scene, manner)
  if (greeted) return [greeted]
  const fresh = Object.entries(reading.facts).find(([key, value]) =>
    scene.turn.memory.facts.every((fact) => fact.key !== key || fact.value !== value),
  )
  const named = fresh ? nameOpener(scene, fresh[0], fresh[1], move) : null
  if (named) return [named]
  if (reading.clauses.length < 2) return []
  for (const { acts } of reading.clauses) {
    const [act] = acts
    if (!act || act.score < OPENER_MIN || act.intent === move.act || !isSaid(act.intent, scene.reading.text)) continue
    const lines = FRAMES.openers[act.intent as keyof typeof FRAMES.openers]
    const line = lines && voice.fresh(`r:${act.intent}`, lines)
    if (line && !move.parts.some((part) => part.bucket === line.bucket)) return [line]
  }
  return []
}

function nameOpener(scene: Scene, key: string, value: string, move: Move): Line | null {
  if (move.act === 'remember-me' || (move.act === 'my-name' && key === 'name')) return null
  const [name, frames, slot] =
    key === 'name'
      ? (['name', FRAMES.nameAck, '{name}'] as const)
      : key === 'place'
        ? (['place', FRAMES.placeAck, '{place}'] as const)
        : (['kin', FRAMES.kinAck, '{name}'] as const)
  if (key === 'work' || key === 'study' || key === 'likes' || key === 'origin') return null
  const line = anyFrame(scene, `ack-${name}`, frames)
  return { ...line, text: line.text.replace(slot, value) }
}

/** Where two parts ask, the one before the last loses its question: a reply asks one thing. */
export function onlyLastQuestion(parts: Line[]): Line[] {
  const last = parts.findLastIndex((part) => endsOpen(part.text))
  return parts.flatMap((part, i) => {
    if (i === last || !endsOpen(part.text)) return [part]
    const kept = part.text.replace(/[^.!?؟]*[?؟]/g, '').trim()
    return kept === '' ? [] : [{ ...part, text: kept }]
  })
}

export const joinLines = (lines: Line[]) => lines.map((line) => line.text).join(' ')

/** At the last end of a sentence within the limit, else at the last word. */
export function cutAt(text: string, symbols: number): string {
  if (countSymbols(text) <= symbols) return text
  const cut = Array.from(text).slice(0, symbols).join('')
  return /^(.*[.!?؟])\s/s.exec(cut)?.[1] ?? cut.replace(/\s+\S*$/, '')
}
