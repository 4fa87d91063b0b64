// The honest end: what was asked stands on no page of this character.
import { FRAMES } from '../packs.ts'
import type { Heard } from '../reading.ts'
import { actLine, anyFrame, frame, type Move, ownActLine, type Scene } from '../scene.ts'
import { endsOpen } from '../voice.ts'
import { back, themeName } from './from-card.ts'

const WOULD = /\bwould you\b/i

export function pastTheEdge(scene: Scene, heard: Heard): Move | null {
  const { clause } = heard
  const act = clause.toYou ? null : /\b(?:i|me|my|we|our|us)\b/i.test(clause.text) ? 'ask-advice' : 'ask-knowledge'
  const line = act ? actLine(scene, act) : null
  if (line) return { parts: [line], act }
  const would = WOULD.test(clause.text) ? frame(scene, 'would-you', FRAMES.wouldYou) : null
  if (would) return { parts: [would], act: null, theme: themeName(heard) }
  const isYesNo = !ASKS_WHICH.test(clause.text) && (clause.toYou || OF_THEM.test(clause.text))
  const ofThem =
    isYesNo && OF_THEM.test(clause.text) && /^(?:ask-|tell-more)/.test(scene.state.lastAct ?? '')
      ? frame(scene, 'of-them', FRAMES.ofThem)
      : null
  if (ofThem) return { parts: [ofThem], act: scene.state.lastAct }
  const own = ownActLine(scene, isYesNo ? (LIKING.test(clause.text) ? 'ask-like-this' : 'ask-ever') : 'edge')
  if (own) {
    // The card's lines ask back 'have you?'; 'do you ever lose things?' wants 'do you?'.
    const echo = isYesNo ? echoOf(clause.text) : null
    const text = echo ? own.text.replace(/(?<=^|[.!?] )[^.!?]*\?$/, echo) : own.text
    return { parts: [{ ...own, text }], ask: endsOpen(text) ? null : back(scene), act: null, theme: themeName(heard) }
  }
  if (isYesNo) {
    const no = frame(scene, 'echo', FRAMES.echo)
    const echo = echoOf(clause.text)
    if (no && echo) return { parts: [{ ...no, text: `${no.text} ${echo}` }], act: null, theme: themeName(heard) }
    if (no) return { parts: [no], ask: frame(scene, 'echo-ask', FRAMES.echoAsk), act: null, theme: themeName(heard) }
  }
  return {
    parts: [anyFrame(scene, 'edge', FRAMES.edge)],
    ask: anyFrame(scene, 'edge-ask', FRAMES.edgeAsk),
    act: null,
    theme: themeName(heard),
  }
}

/** 'Do they visit you?', 'did he ever come back?': somebody of the character's own, of whom no more is known. */
const OF_THEM = /^(?:and |but |so |oh )*(?:do|does|did|is|are|was|were|has|have|will|can|could) (?:he|she|they|it|him|her|them)\b/i
const LIKING = /\byou (?:\w+ )?(?:like|love|enjoy|prefer)\b|\bfan of\b|\bare you into\b/i
const ASKS_WHICH = /\b(?:what|who|where|when|why|how|which)\b/i
/** 'Have you ever …?' comes back as 'Have you?': the one repetition of the reader's words that is always right. */
function echoOf(text: string): string | null {
  const found = /\b(have|do|did|are|can|could|would|were|will) you\b/i.exec(text)
  if (!found) return null
  const verb = found[1]!.toLowerCase()
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} you?`
}
