// What is answered before anything else, and by rule: crisis, age, 'are you human?', instructions, contact, grief, prices, memory.
import type { GuardAct } from '@green-room/contract/acts'
import type { Language } from '@green-room/contract/characters'
import { guardAct } from '../guard-rules.ts'
import { packOf } from '../languages/language-pack.ts'
import { FRAMES } from '../packs.ts'
import { askedFacts, INTROS, NEVER_KEPT, tellFacts } from '../recall.ts'
import { anyActLine, anyFrame, type Move, ownActLine, type Scene } from '../scene.ts'
import type { Line } from '../voice.ts'

const CARE_TURNS = 3
const CRISIS_TURNS = 10
const FIRST_SENTENCE_SAYS_AI = /^[^.?!]*\b(?:AI|artificial intelligence)\b/i
/** A match by meaning counts as a guard act only where it is strong: rules come first. */
const STRONG = 0.9

export function answerGuard(scene: Scene): Move | null {
  const { text, whole } = scene.reading
  const rule = guardAct(text)
  if (rule) return say(scene, rule.act, rule.language)
  const recalled = recall(scene)
  if (recalled) return recalled
  const [best] = whole.acts
  const isGuard =
    best !== undefined && best.score >= STRONG && ['human', 'instructions', 'contact', 'grief', 'crisis'].includes(best.intent)
  return isGuard ? say(scene, best.intent as GuardAct, 'en') : null
}

function say(scene: Scene, act: GuardAct, language: Language): Move {
  const until = scene.state.turn
  if (language !== 'en' && (act === 'human' || act === 'crisis')) return { parts: [elsewhere(scene, act, language)], isFinal: true }
  if (act === 'human') return { parts: [anyActLine(scene, act, (text) => FIRST_SENTENCE_SAYS_AI.test(text))], act }
  if (act === 'crisis')
    return {
      parts: [anyActLine(scene, act)],
      isFinal: true,
      care: { kind: 'crisis', until: until + CRISIS_TURNS },
      pending: null,
      story: null,
    }
  if (act === 'grief') {
    const line = ownActLine(scene, act) ?? anyActLine(scene, act)
    return { parts: [line], care: { kind: 'loss', until: until + CARE_TURNS }, pending: null, story: null, act }
  }
  return { parts: [anyActLine(scene, act)], isFinal: act === 'minor', act }
}

const elsewhere = (scene: Scene, act: 'human' | 'crisis', language: Exclude<Language, 'en'>): Line =>
  anyFrame(scene, `${act}-${language}`, packOf(language).acts[act]!.say)

const OF_READER = /\b(?:my|me|i|our|remember)\b/i

/** 'Do you remember my name?': told from what is known, or honestly not known. */
function recall(scene: Scene): Move | null {
  const asked = askedFacts(scene.reading.text, scene.state.lastKin, scene.known)
  if (asked === null) return null
  const text = tellFacts(asked, scene.known, anyFrame(scene, 'intro', INTROS).text)
  if (text === '' && asked.includes('origin'))
    return { parts: [{ text: NEVER_KEPT, bucket: 'recall-never', index: 0, size: 1 }], act: 'remember-me' }
  // 'What's he called?' after an answer of the character's own is asked of that.
  if (text === '' && !OF_READER.test(scene.reading.text) && /^(?:ask-|tell-more)/.test(scene.state.lastAct ?? '')) return null
  if (text === '') return { parts: [anyFrame(scene, 'recall-unknown', FRAMES.recallUnknown)], act: 'remember-me' }
  return {
    parts: [{ text, bucket: 'recall', index: 0, size: 1 }],
    ask: anyFrame(scene, 'recall-outro', FRAMES.recall.outro.filter(Boolean)),
    act: 'remember-me',
  }
}
