// The order of the engine's thoughts. Each looks whether the message is its business; the first one that says yes has the reply.
import { answerOwnQuestion } from './moves/answer-own-question.ts'
import { answerTrade, BEYOND_DOUBT } from './moves/asked-of-trade.ts'
import { stayInCare } from './moves/care.ts'
import { fromBank, LIKELY, SURE } from './moves/from-bank.ts'
import { followUp } from './moves/follow-up.ts'
import { answerGuard } from './moves/guard.ts'
import { meetManners } from './moves/manners.ts'
import { answerQuestion } from './moves/question.ts'
import { answerInTheirLanguage, answerSmallWord, greet, sayFarewell, speakOfFile } from './moves/small-talk.ts'
import { answerStatement } from './moves/statement.ts'
import { takeTurn } from './moves/take-turn.ts'
import type { Move, Scene } from './scene.ts'

export async function chooseMove(scene: Scene): Promise<Move> {
  return (
    answerGuard(scene) ??
    speakOfFile(scene) ??
    answerInTheirLanguage(scene) ??
    meetManners(scene) ??
    sayFarewell(scene) ??
    greet(scene) ??
    takeTurn(scene) ??
    answerOwnQuestion(scene) ??
    answerTrade(scene, BEYOND_DOUBT) ??
    (await followUp(scene)) ??
    toldAsKnown(scene, SURE) ??
    answerSmallWord(scene) ??
    answerTrade(scene) ??
    questionAsked(scene) ??
    stayInCare(scene) ??
    toldAsKnown(scene, LIKELY) ??
    answerStatement(scene)
  )
}

/** A situation that is told so likely; where anything is asked, the question is heard first. */
const toldAsKnown = (scene: Scene, min: number): Move | null =>
  scene.reading.clauses.some(({ clause }) => clause.isQuestion) ? null : fromBank(scene, min)

/** The question in the message, where there is one: the last that speaks to the character, else the last at all. */
function questionAsked(scene: Scene): Move | null {
  const asked = scene.reading.clauses.filter(({ clause }) => clause.isQuestion)
  const heard = asked.findLast(({ clause }) => clause.toYou) ?? asked.at(-1)
  return heard ? answerQuestion(scene, scene.reading.clauses.length === 1 ? scene.reading.whole : heard) : null
}
