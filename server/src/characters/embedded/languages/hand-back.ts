// How a reply in another language hands the word back to the reader.
import type { Clause } from './hearing.ts'
import { toldIn } from './telling.ts'
import type { Line } from '../voice.ts'
import { any, fresh, inCare, type Move, ownQuestion, type Talk } from './talk.ts'

export const THEME_MIN = 0.42
/** One word of a theme is too little where nothing was asked: 'Sunday' makes no weekend. */
export const THEME_TOLD = 0.62

/** A question of the character's own, else a plain one. */
function ask(talk: Talk): { ask: Line; pending?: string } {
  const own = ownQuestion(talk, null)
  return own ? { ask: own.line, pending: own.id } : { ask: any(talk, 'ask', talk.pack.speech.listening.ask) }
}
export const ownAsk = (talk: Talk, move: Move): Move => ({ ...move, ...ask(talk) })

/** Nothing but the question. */
export function onlyAsk(talk: Talk, act: string): Move {
  const { ask: line, pending = null } = ask(talk)
  return { parts: [line], pending, act }
}

/** The same question, returned; now and then one of the character's own. */
export const handBack = (talk: Talk, move: Move): Move =>
  talk.voice.chance(0.6) ? { ...move, ask: any(talk, 'hand-back', talk.pack.speech.handBack) } : ownAsk(talk, move)

/** Hands the word back: with the theme's question, one of the character's own now and then, else a plain one. */
export function withAsk(talk: Talk, move: Move, clause: Clause | null): Move {
  const { pack, voice } = talk
  const [theme] = clause?.themes ?? []
  const ofTheme =
    theme && theme.score >= (clause?.isQuestion ? THEME_MIN : THEME_TOLD)
      ? fresh(talk, `u:${theme.intent}`, pack.themes[theme.intent]!.ask)
      : null
  if (ofTheme) return { ...move, ask: ofTheme, theme: theme!.intent }
  const told = clause && !clause.isQuestion ? toldIn(talk, clause) : null
  if (told) return { ...move, ask: told.ask }
  // A question of the character's own asks past what was told.
  const wantsOwn = !inCare(talk) && clause === null && voice.chance(0.7)
  const own = wantsOwn ? ownQuestion(talk, null) : null
  if (own) return { ...move, ask: own.line, pending: own.id }
  return clause === null ? move : { ...move, ask: any(talk, 'ask', pack.speech.listening.ask) }
}
