// What the card answers to those who ask one of its trade: why basil dies, which song to start with, what to call a snail.
import { clearness } from '../matcher.ts'
import type { Heard } from '../reading.ts'
import { inCare, type Move, type Scene } from '../scene.ts'
import { isUsed } from '../state.ts'
import type { Line } from '../voice.ts'
import { FEELING } from './heard-most.ts'
import { IS_IT_YOU } from './question.ts'

const QUESTION_MIN = 0.64
/** Who tells of something wants to be heard before being taught. */
const STATEMENT_MIN = 0.7
const WORDS_MAX = 25
const ACT_KNOWN = 1
const OVER_ACT = 0.9
const NEARLY = 0.08
const FELT_MIN = 0.5
/** With the lead that a sure one has, for who was asked a riddle may answer with any words. */
const ANSWER_MIN = 0.44
const ACT = 'asked-'

/** Above what it takes: asked beyond doubt, whatever the message may follow up. */
export const BEYOND_DOUBT = 0.12

/** A question to the trade, or a plight that is one: 'my basil always dies'. */
export function answerTrade(scene: Scene, above = 0): Move | null {
  const { whole, clauses } = scene.reading
  const heard = [whole, ...clauses].map((one) => ({ ...one, asked: one.asked.filter(({ intent }) => isInPlace(scene, intent)) }))
  const found = heard.filter(({ clause, asked }) => asked.length > 0 && clause.words <= WORDS_MAX && !IS_IT_YOU.test(clause.text))
  const best = found.toSorted((a, b) => sureness(scene, b) - sureness(scene, a))[0]
  if (!best || inCare(scene) || sureness(scene, best) < above) return null
  const id = unsaid(scene, best)
  const line = tradeLine(scene, id)
  return line && { parts: [line], story: null, act: ACT + id }
}

/** 'An onion' answers a riddle where one was asked. */
const isInPlace = (scene: Scene, id: string): boolean => {
  const after = scene.indexes.card.asked.get(id)?.after
  return after === undefined || scene.state.lastAct === ACT + after
}

/** An answer that was given already gives way to one that is nearly as near: what follows it was not written for another question. */
function unsaid(scene: Scene, { asked }: Heard): string {
  const near = asked.filter(({ score }) => score >= asked[0]!.score - NEARLY)
  return (near.find(({ intent }) => !isUsed(scene.state, bucketOf(intent), 0)) ?? asked[0]!).intent
}
const bucketOf = (id: string) => `k:${id}`

/** How far above what it takes; a fact of the card that is as near goes first, and so does what everybody says word for word. */
function sureness(scene: Scene, { clause, asked, facts, acts }: Heard): number {
  const { score, intent } = asked[0]!
  if (scene.indexes.card.asked.get(intent)?.after) return score - ANSWER_MIN
  const act = acts[0] ?? { intent: '', score: 0 }
  const isElse = (facts[0]?.score ?? 0) >= score || (act.score >= ACT_KNOWN && score < OVER_ACT)
  const isFelt = !clause.isQuestion && FEELING.test(act.intent) && act.score >= FELT_MIN && score < OVER_ACT
  return isElse || isFelt ? -1 : clearness(asked) - (clause.isQuestion ? QUESTION_MIN : STATEMENT_MIN)
}

/** 'Why?' after such an answer, or 'no idea' to its riddle: what else there is to say of it. */
export function moreOfTrade(scene: Scene): Move | null {
  const { lastAct } = scene.state
  const line = lastAct?.startsWith(ACT) ? tradeLine(scene, lastAct.slice(ACT.length)) : null
  return line && { parts: [line], act: lastAct }
}

const tradeLine = (scene: Scene, id: string): Line | null => scene.voice.next(bucketOf(id), scene.indexes.card.asked.get(id)?.say ?? [])
