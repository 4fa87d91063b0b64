// What is spoken of goes on: the reader has told something for which there is no reply, and hears that it was heard, and the next question of
// the same matter: of the thing this message names, else of what was spoken of a turn ago.
import { listeningSay } from '../listening.ts'
import { moreOfMatter, nearMatter } from '../matter.ts'
import { type Move, type Scene, wordsOf } from '../scene.ts'
import { situationTold } from '../situations.ts'
import { themeAbove, THEME_EXACT, THEME_MIN } from './heard-most.ts'

export function goOnWithMatter(scene: Scene): Move | null {
  if (themeAbove(scene, THEME_EXACT) !== null || situationTold(scene, true)) return null
  const near = nearMatter(scene)
  const ask = near?.line ?? moreOfMatter(scene)
  if (!ask) return null
  const parts = wordsOf(listeningSay(scene, scene.reading.clauses.at(-1)!)) ?? [ask]
  return { parts, ask, theme: themeAbove(scene, THEME_MIN), act: null, ...(near && { matter: near.id }) }
}
