// What goes before everything else: crisis, age, 'are you human?', grief, what the character may not do, and what it remembers.
import { isCrisis } from '../../safety/crisis.ts'
import { isStatedMinor } from '../../safety/minor.ts'
import { asksIfHuman } from '../human-rules.ts'
import { spokenFile } from '../spoken-file.ts'
import { askedFacts, tellFacts } from './said-of-oneself.ts'
import { situationIn } from './situations.ts'
import { actLine, any, anyActLine, inCare, type Move, type Talk } from './talk.ts'

const CARE_TURNS = 3
const CRISIS_TURNS = 10
const SURE = 0.9

export function guardMove(talk: Talk): Move | null {
  const { hearing, state, pack } = talk
  const { folded, acts } = hearing.whole
  const { guards } = pack.speech
  const says = (rules: RegExp[]) => rules.some((rule) => rule.test(folded))
  if (isCrisis(hearing.text))
    return { parts: [anyActLine(talk, 'crisis')], isFinal: true, care: { kind: 'crisis', until: state.turn + CRISIS_TURNS }, pending: null, story: null } // prettier-ignore
  if (isStatedMinor(hearing.text)) return { parts: [anyActLine(talk, 'minor')], isFinal: true, act: 'minor' }
  if (asksIfHuman(hearing.text) || isSure(acts, 'human')) return { parts: [anyActLine(talk, 'human')], act: 'human' }
  if (says(guards.instructions)) return { parts: [anyActLine(talk, 'instructions')], act: 'instructions' }
  if (says(guards.contact)) return { parts: [anyActLine(talk, 'contact')], act: 'contact' }
  if (says(guards.grief))
    return { parts: [anyActLine(talk, 'grief')], care: { kind: 'loss', until: state.turn + CARE_TURNS }, pending: null, story: null, act: 'grief' } // prettier-ignore
  return says(guards.prices) ? { parts: [anyActLine(talk, 'prices')], act: 'prices' } : recall(talk)
}

const isSure = (acts: { intent: string; score: number }[], act: string) => acts[0]?.intent === act && acts[0].score >= SURE

function recall(talk: Talk): Move | null {
  const { recall: frames } = talk.pack.speech
  const asked = askedFacts(talk.hearing.whole.folded, talk.pack)
  // 'I am off and don't know what to do' asks for no trade.
  if (asked === null || situationIn(talk)) return null
  const told = tellFacts(asked, talk.known, talk.pack, any(talk, 'recall-intro', frames.intro).text)
  if (told === '') return { parts: [any(talk, 'recall-unknown', frames.unknown)], act: 'remember-me' }
  return {
    parts: [{ text: told, bucket: 'recall', index: 0, size: 1 }],
    ask: any(talk, 'recall-outro', frames.outro),
    act: 'remember-me',
  }
}

export function fileMove(talk: Talk): Move | null {
  const file = spokenFile(talk.turn)
  if (!file) return null
  const line = any(talk, `file-${file.kind}`, talk.pack.speech.attachment[file.kind])
  return { parts: [{ ...line, text: file.fill(line.text) }] }
}

/** After grief or a crisis no stories and no jokes: words that stay with the reader, and room for more. */
export function careMove(talk: Talk): Move | null {
  if (!inCare(talk)) return null
  const { care, loss } = talk.pack.speech
  const frames = talk.state.care?.kind === 'loss' ? loss : care
  const name = talk.state.care?.kind === 'loss' ? 'loss' : 'care'
  const thanked = talk.hearing.whole.acts[0]
  if (thanked?.intent === 'thanks' && thanked.score >= SURE) return { parts: [actLine(talk, 'thanks') ?? any(talk, name, frames.say)] }
  return { parts: [any(talk, `${name}-say`, frames.say)], ask: any(talk, `${name}-ask`, frames.ask) }
}
