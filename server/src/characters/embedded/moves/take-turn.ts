// 'Your turn': something of one's own; 'you start': a question.
import { FRAMES } from '../packs.ts'
import { anyFrame, inCare, type Move, ownQuestion, type Scene } from '../scene.ts'
import { tellStory } from './from-card.ts'

const YOUR_TURN =
  /^(?:(?:ok(?:ay)?|well|so|now|and|right|but)[, ]+)*(?:(?:it'?s )?your turn|now you|over to you|(?:now )?(?:tell me )?one of yours)[.!? ]*$/i
const YOU_START = /^(?:(?:ok(?:ay)?|well|so|and|right|no)[, ]+)*(?:you (?:start|begin|go(?: first)?|first)|after you)[.!? ]*$/i

export function takeTurn(scene: Scene): Move | null {
  const { text, whole } = scene.reading
  if (inCare(scene)) return null
  if (YOU_START.test(text)) {
    const question = ownQuestion(scene, { any: true })
    return question && { parts: [question.line], pending: question.id, act: 'ask-question' }
  }
  const story = YOUR_TURN.test(text) ? tellStory(scene, whole) : null
  return story && { ...story, parts: [anyFrame(scene, 'your-turn', FRAMES.yourTurn), ...story.parts] }
}
