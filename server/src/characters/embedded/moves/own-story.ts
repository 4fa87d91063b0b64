// A story of the character's own, where one truly touches what was told; and, where nothing else fits, one that merely lies near it.
import { moodOf } from '../mood.ts'
import { FRAMES } from '../packs.ts'
import { frame, inCare, type Move, type Scene, storyLine, themeAsk } from '../scene.ts'
import { situationTold } from '../situations.ts'
import { afterStory } from './from-card.ts'
import { bestAct, LIFE, themeAbove, THEME_EXACT, THEME_MIN, topTheme } from './heard-most.ts'

const SURE = { keyed: 0.36, near: 0.5 }
/** Better than a question that fits anything. */
const LAST = { keyed: 0.32, near: 0.4 }
const JUST_TOLD_COST = 0.1
const THEME_ASK_SHARE = 0.5
/** Who is worn out by it wants no anecdote about it. */
const WEARS = /\b(?:kill(?:s|ing)|wear(?:s|ing)|break(?:s|ing)|drain(?:s|ing)) me\b|\b(?:too much for me|exhausting|can't take)\b/i

/** A story of the character's own that is about the same thing: told short, and handed back. Never two turns in a row without need. */
export function ownStory(scene: Scene, isLast = false): Move | null {
  const { reading, state } = scene
  if (inCare(scene) || moodOf(reading) === 'hard' || WEARS.test(reading.text)) return null
  const hits = [reading.whole, ...reading.clauses]
    .flatMap(({ stories }) => stories.slice(0, 6))
    .filter(({ story }) => storyLine(scene, story) !== null)
  const [hit] = hits.toSorted((a, b) => b.score - a.score)
  const justTold = state.story !== null && state.turn - state.story.turn <= 1
  if (!hit || hit.nearness < (isLast ? LAST : SURE)[hit.byKey ? 'keyed' : 'near'] + (justTold ? JUST_TOLD_COST : 0)) return null
  const theme = themeAbove(scene, THEME_MIN)
  const isAbout = (topTheme(scene)?.score ?? 0) >= THEME_EXACT && scene.voice.chance(THEME_ASK_SHARE)
  const told = situationTold(scene)?.ask
  const ask = told ?? (isAbout ? themeAsk(scene, theme) : null) ?? frame(scene, 'hand-back', FRAMES.handBack) ?? themeAsk(scene, theme)
  const after = ask ? { ask, pending: null } : afterStory(scene, hit.story.id)
  return {
    parts: [storyLine(scene, hit.story)!, ...(told ? [told] : [])],
    ...after,
    story: { id: hit.story.id, told: 0, turn: state.turn },
    act: bestAct(scene, LIFE)?.intent ?? null,
    theme,
  }
}
