// One try at a reply in another language: read, decide, put into words.
import { countSymbols } from '@green-room/contract/price'
import { type Composed, cutAt, fullest, joinLines, onlyLastQuestion } from '../compose.ts'
import { endsOpen, type Line } from '../voice.ts'
import { chooseMoveIn } from './moves.ts'
import { any, fresh, type Move, type Talk } from './talk.ts'

const QUESTIONS_IN_ROW_MAX = 3
const OPENER_MIN = 0.62
/** Answered with nothing before the answer. */
const PLAIN = /^(?:human|instructions|contact|grief)$/

export function replyInLanguage(talk: Talk): { move: Move; composed: Composed } {
  const move = chooseMoveIn(talk)
  return { move, composed: compose(talk, move) }
}

function compose(talk: Talk, move: Move): Composed {
  const { style } = talk.turn.card.data.extensions.green_room
  const longest = Math.min(style.maxSymbols, talk.turn.limits.symbolsMax)
  const main = onlyLastQuestion(move.parts)
  const ask = move.ask && !move.isFinal && !main.some(({ text }) => endsOpen(text)) && wantsAsk(talk, main) ? [move.ask] : []
  const openers = move.isFinal ? [] : openersFor(talk, move)
  const lines = fullest([[...openers, ...main, ...ask], [...main, ...ask], main], longest)
  return {
    text: cutAt(joinLines(lines), longest),
    lines,
    asks: lines.some(({ text }) => endsOpen(text)),
    keepsAsk: move.ask != null && lines.includes(move.ask),
  }
}

/** Three questions in a row are an interrogation. */
const wantsAsk = ({ state, voice, turn }: Talk, main: Line[]): boolean => {
  const { style } = turn.card.data.extensions.green_room
  return countSymbols(joinLines(main)) < style.minSymbols || state.questionsInRow < QUESTIONS_IN_ROW_MAX || voice.chance(style.asksShare)
}

/** A new name or place is greeted; thanks or a laugh beside the main thing are heard. */
function openersFor(talk: Talk, move: Move): Line[] {
  const { hearing, pack, turn } = talk
  if (PLAIN.test(move.act ?? '')) return []
  const isNew = ([key, value]: [string, string]) => turn.memory.facts.every((fact) => fact.key !== key || fact.value !== value)
  const news = Object.entries(talk.newFacts).find(
    (fact) => /^(?!work|study|likes|dislikes|plans|birthday|origin)/.test(fact[0]) && isNew(fact),
  )
  if (news && move.act !== 'remember-me') {
    const [key, value] = news
    const kind = key === 'name' ? 'name' : key === 'place' ? 'place' : 'kin'
    const line = any(talk, `ack-${kind}`, pack.speech.ack[kind])
    return [{ ...line, text: line.text.replace(/\{(?:name|place)\}/, value) }]
  }
  if (hearing.clauses.length < 2) return []
  for (const { acts } of hearing.clauses) {
    const [act] = acts
    if (!act || act.score < OPENER_MIN || act.intent === move.act) continue
    const line = fresh(talk, `r:${act.intent}`, pack.speech.openers[act.intent as 'wow'])
    if (line && !move.parts.some((part) => part.bucket === line.bucket)) return [line]
  }
  return []
}
