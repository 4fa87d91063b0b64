// Which of its stories a question to the character may mean.
import type { StoryHit } from '../card-index.ts'
import type { Heard } from '../reading.ts'
import { type Scene, storyLine } from '../scene.ts'

const TOUCHES_KEYED = 0.28
const TOUCHES_NEAR = 0.36
const WOULD = /\bwould you\b/i

/** The nearest story that was not told; 'what's its name?' asks about what stands before it in the message. */
export function storyAsked(scene: Scene, heard: Heard): StoryHit | undefined {
  const around = POINTS_BACK.test(heard.clause.text) ? scene.reading.whole.stories.slice(0, 3) : []
  return [...heard.stories, ...around].filter(({ story }) => storyLine(scene, story) !== null).toSorted((a, b) => b.score - a.score)[0]
}
const POINTS_BACK = /\b(?:it|its|that|this|him|his|her|them|their|there|those|these|one)\b/i

/** Not asked for by name, but of the same matter: better told than a blank page. */
export const touches = (hit: StoryHit, { clause }: Heard): boolean =>
  (clause.toYou || !/\b(?:i|me|my|we|our)\b/i.test(clause.text)) &&
  !WOULD.test(clause.text) &&
  ((hit.byKey && hit.score >= TOUCHES_KEYED) || hit.nearness >= TOUCHES_NEAR)
