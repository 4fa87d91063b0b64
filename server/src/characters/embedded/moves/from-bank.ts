// What the bank of replies has for the message: the card's own answer where the reader asks of the character, else what anybody of the cast
// may say to just this, after a few words in the character's own way. The matter stays for the next turns.
import { givenBack, ownRemark } from '../listening.ts'
import { bankLine, ownAnswer } from '../matter.ts'
import type { Heard } from '../reading.ts'
import type { BankHit } from '../reply-bank.ts'
import { inCare, type Move, type Scene } from '../scene.ts'
import { goesOnHeavily, isFragment } from '../thread.ts'
import { answerHeavy, isParting } from './feeling.ts'
import { themeAbove, THEME_MIN } from './heard-most.ts'

/** So likely that it goes before all that the engine would otherwise make of it; and so likely that it goes before what fits anything. */
export const SURE = 0.5
export const LIKELY = 0.42
/** A question is easily taken for another: it takes more, and there is no 'likely'. */
export const SURE_OF_QUESTION = 0.55
/** What weighs has lines of its own, and care that lasts, unless it is told almost in the words of the bank. */
const SURE_OF_GRAVE = 0.8
/** Who asks almost in the words of a fact is told the fact; below that the likelier is meant. */
const FACT_EXACT = 0.75
/** What it takes where the card has lines of its own for such questions. */
export const SURE_OF_ASKED = 0.8
const REMARK_SHARE = 0.6
const LONG_WORDS = 9
const BACK_SHARE = 0.7
/** A longer line needs nothing before it. */
const REMARK_BEFORE_SYMBOLS = 190
/** 'Ok.' before what matters is nothing to answer. */
const PART_WORDS = 3
/** Of these the reader wants an answer, not to be listened to. */
const ANSWERS = /^(?:ask|help|know|req|view|open|close)\./

/** `among`: what of the message is looked at, else all of it. */
export function fromBank(scene: Scene, min: number, among?: Heard[]): Move | null {
  if (inCare(scene) || isParting(scene.reading.text)) return null
  const hits = (among?.flatMap(hitsOf) ?? allHits(scene))
    .map((hit) => ({ ...hit, score: hit.score + (isOfMatter(scene, hit) ? SAME_MATTER : 0) }))
    .filter(({ score }) => score >= min)
    .toSorted((a, b) => b.score - a.score)
  if (hits.length === 0 || (hits[0]!.score < SURE_OF_GRAVE && weighs(scene))) return null
  for (const hit of hits) {
    const move = answer(scene, hit)
    if (move) return move
  }
  return null
}

/** What was spoken of a turn ago is likelier spoken of again: a dog, a wedding, a job. */
const SAME_MATTER = 0.12
const areaOf = (id: string): string => id.split('.')[0]!
const isOfMatter = ({ state: { matter, turn } }: Scene, { situation: { id } }: BankHit): boolean =>
  matter != null && turn - matter.turn <= 2 && !NO_MATTER.test(areaOf(id)) && areaOf(matter.id) === areaOf(id)

/** Of itself, or as the next piece of what weighs. */
const weighs = (scene: Scene): boolean => answerHeavy(scene) !== null || (isFragment(scene) && goesOnHeavily(scene))

/** A piece of a sentence is answered where it is surely a matter of its own. */
const SURE_OF_PIECE = 0.6
/** These are no matter, but a way of telling or asking. */
const NO_MATTER = /^(?:mid|midway|homemid|react|open|close|upd|req|ask|help|know|ans|short|shortb|meta|view)$/
/** The card's own answers are remembered as well: 'why?' goes on with them. */
const isMatter = (id: string): boolean => id.startsWith('ask.') || !NO_MATTER.test(areaOf(id))
const standsAlone = ({ situation: { id }, score }: BankHit): boolean => score >= SURE_OF_PIECE && !NO_MATTER.test(areaOf(id))

/** A few words on the way ('not for money') mean something where they are said last. */
const ON_THE_WAY = /^(?:mid|midway|homemid|react|ans|short|shortb|meta)$/

/** What a part of the message tells is the less likely to be its point, the less of the message it is (docs/decisions/0035). */
const PART_COST = 0.3

function allHits({ reading: { whole, clauses, pieces } }: Scene): BankHit[] {
  const parts = clauses.filter(({ clause }) => clause.words >= PART_WORDS)
  const ofPart = (part: Heard): BankHit[] => {
    const cost = PART_COST * (1 - part.clause.words / whole.clause.words)
    const hits = hitsOf(part).map((hit) => ({ ...hit, score: hit.score - cost }))
    return part === clauses.at(-1) ? hits : hits.filter(({ situation: { id } }) => !ON_THE_WAY.test(areaOf(id)))
  }
  const ofPieces = pieces.filter(standsAlone).map((hit) => ({ ...hit, score: hit.score - PIECE_COST }))
  return [...hitsOf(whole), ...parts.flatMap(ofPart), ...ofPieces]
}
const PIECE_COST = 0.2

function hitsOf({ facts, bank }: Heard): BankHit[] {
  const fact = facts[0]?.score ?? 0
  return fact >= FACT_EXACT ? [] : bank.filter(({ score }) => score >= fact)
}

function answer(scene: Scene, { situation: { id, say } }: BankHit): Move | null {
  const line = ownAnswer(scene, id) ?? bankLine(scene, `b:${id}`, say)
  if (!line) return null
  const isHeard = !ANSWERS.test(id) && line.text.length < REMARK_BEFORE_SYMBOLS && scene.voice.chance(REMARK_SHARE)
  // Of much that was said the end comes back: the reply answers what it is about, and not each of its details.
  const isLong = scene.reading.whole.clause.words >= LONG_WORDS
  const remark = isHeard ? ((isLong ? givenBack(scene, BACK_SHARE) : null) ?? ownRemark(scene)) : null
  return {
    parts: remark ? [remark, line] : [line],
    theme: themeAbove(scene, THEME_MIN),
    act: id.startsWith('help.') ? 'ask-advice' : null,
    ...(isMatter(id) && { matter: id }),
    story: null,
  }
}
