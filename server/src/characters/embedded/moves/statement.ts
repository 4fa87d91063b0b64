// The reader tells something. First a feeling is answered as a feeling; then what it is about, with a story where one of the character's
// own truly touches it; then by theme; and where nothing is known of it, by a line that fits any telling, in its tense.
import { FRAMES, THEME_WORDS } from '../packs.ts'
import { contentWord, plainWords } from '../spelling.ts'
import { spokenOf } from '../kin.ts'
import { listeningAsk, listeningSay, turnAsk } from '../listening.ts'
import { actLine, frame, goingTheme, inCare, type Move, type Scene, storyLine, themeAsk, themeListen } from '../scene.ts'
import type { Heard } from '../reading.ts'
import { endsOpen } from '../voice.ts'
import { answerFeeling, answerHeavy } from './feeling.ts'
import { bestAct, LIFE, themeAbove, THEME_MIN, THEME_SURE, topTheme } from './heard-most.ts'
import { answerLife } from './life.ts'
import { afterStory } from './question.ts'

const TREATMENT_MIN = 0.64
const STORY_KEYED = 0.5
const STORY_NEAR = 0.62
/** Where nothing else is known of the matter, a story that only touches it is better than a line that fits anything. */
const STORY_LOOSE = 0.06
const LIFE_SURE = 0.66
/** How often a theme is met with the character's own way of listening instead of a remark on the theme. */
const OWN_SAY_SHARE = 0.4
const FRAGMENT_WORDS = 5
/** 'it's warm I guess', 'that's all': about what was spoken of. */
const POINTS_BACK = /^(?:and |but |so |yes |no |well |oh |because )*(?:it|it's|its|that|that's|they|those|these|both)\b/i
const TREATMENT =
  /^(?:compliment|insult|flirt|love|boring|doubt|sorry|thanks|change-subject|silence|test|yes|no|maybe|ok|wow|laugh|good-luck|may-i-ask)$/

export function answerStatement(scene: Scene): Move {
  return (
    treatment(scene) ??
    answerHeavy(scene) ??
    answerFeeling(scene) ??
    fragment(scene) ??
    ownStory(scene, 0) ??
    answerLife(scene) ??
    byTheme(scene) ??
    ownStory(scene, STORY_LOOSE) ??
    byTense(scene)
  )
}

/** How the reader treats the character, or a small word at some length, where that is all the message does. */
function treatment(scene: Scene): Move | null {
  const { whole, clauses } = scene.reading
  const isTreatment = ({ acts }: Heard) => acts[0] !== undefined && acts[0].score >= TREATMENT_MIN && TREATMENT.test(acts[0].intent)
  const heard = isTreatment(whole)
    ? whole
    : clauses.every(isTreatment)
      ? clauses.findLast(({ acts }) => acts[0]!.intent !== 'ok')
      : undefined
  const act = heard?.acts[0]!.intent
  const line = act ? actLine(scene, act) : null
  return line && { parts: [line], act }
}

/** 'badly haha', 'it was great', 'yes, all of them': a few words without a matter of their own. They go on with the theme. */
function fragment(scene: Scene): Move | null {
  const theme = goingTheme(scene)
  const top = topTheme(scene)
  const { whole, text } = scene.reading
  if (
    whole.clause.words > FRAGMENT_WORDS ||
    (bestAct(scene, LIFE)?.score ?? 0) >= LIFE_SURE ||
    (top && top.score >= THEME_SURE && top.intent !== theme)
  )
    return null
  if (theme === null) return whole.clause.words <= 2 ? oneWord(scene) : null
  if (!POINTS_BACK.test(text) && !belongsTo(theme, text)) return null
  const ask = spokenOf(text) ? listeningAsk(scene, whole) : themeAsk(scene, theme)
  return ask && { parts: listeningSay(scene, whole), ask, theme }
}

/** True where every word that carries meaning is one of the theme's, or none is there. */
function belongsTo(theme: string, text: string): boolean {
  const words = plainWords(text).map((word) => contentWord(word)).filter((word) => word !== null) // prettier-ignore
  return words.every((word) => THEME_WORDS.get(theme)?.has(word))
}

/** One word out of nowhere, and no question before it that it could answer. */
function oneWord(scene: Scene): Move | null {
  if (endsOpen(scene.before)) return null
  const line = frame(scene, 'fragment', FRAMES.fragment)
  return line && { parts: [line] }
}

/** A story of the character's own that is about the same thing: told short, and handed back. Never two turns in a row without need. */
function ownStory(scene: Scene, loose: number): Move | null {
  const { reading, state } = scene
  if (inCare(scene)) return null
  const hits = [reading.whole, ...reading.clauses]
    .flatMap(({ stories }) => stories.slice(0, 6))
    .filter(({ story }) => storyLine(scene, story) !== null)
  const [hit] = hits.toSorted((a, b) => b.score - a.score)
  const justTold = state.story !== null && state.turn - state.story.turn <= 1
  if (!hit || hit.score < (hit.byKey ? STORY_KEYED : STORY_NEAR) - loose + (justTold ? 0.1 : 0)) return null
  const theme = themeAbove(scene, THEME_MIN)
  const ask = themeAsk(scene, theme)
  const after = ask ? { ask, pending: null } : afterStory(scene, hit.story.id)
  return {
    parts: [storyLine(scene, hit.story)!],
    ...after,
    story: { id: hit.story.id, told: 0, turn: state.turn },
    act: bestAct(scene, LIFE)?.intent ?? null,
    theme,
  }
}

function byTheme(scene: Scene): Move | null {
  const theme = themeAbove(scene, THEME_MIN)
  if (theme === null) return null
  const { whole } = scene.reading
  const remark = scene.voice.chance(OWN_SAY_SHARE) ? null : themeListen(scene, theme)
  const ask =
    (topTheme(scene)!.score < THEME_SURE ? turnAsk(scene, whole.clause.text) : null) ?? themeAsk(scene, theme) ?? listeningAsk(scene, whole)
  return { parts: remark ? [remark] : listeningSay(scene, whole), ask, theme, act: bestAct(scene, LIFE)?.intent ?? null }
}

function byTense(scene: Scene): Move {
  const heard: Heard = scene.reading.clauses.at(-1)!
  const parts = listeningSay(scene, heard)
  const ask = listeningAsk(scene, heard)
  if (parts.length > 0 || ask) return { parts: parts.length > 0 ? parts : [ask!], ask: parts.length > 0 ? ask : null }
  return {
    parts: [actLine(scene, 'ask-topic') ?? actLine(scene, 'ok') ?? { text: FRAMES.answered[0]!, bucket: 'g:answered', index: 0, size: 1 }],
  }
}
