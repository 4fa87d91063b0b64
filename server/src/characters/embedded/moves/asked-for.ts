// The reader wants to know what to do, or what the character thinks. Neither needs knowledge of their life: for every theme there is
// something one might try and something one may think, and beyond the themes the character has its own way of not knowing.
import { pattern } from '../../pattern.ts'
import { isBare } from '../leans-back.ts'
import { FRAMES, THEMES } from '../packs.ts'
import type { Heard } from '../reading.ts'
import { actLine, frame, goingTheme, type Move, ownActLine, pack, type Scene } from '../scene.ts'
import { endsOpen, type Line } from '../voice.ts'
import { THEME_MIN, THEME_SURE } from './heard-most.ts'

const ADVICE = pattern('i')`
    \bhow (?:do|can|should|would|could|might) (?:i|we|you|one|people|anyone)\b(?! (?:know (?:that|this|me)|mean|feel about))|\bhow to \w+
    |\bshould (?:i|we)\b|\bshall (?:i|we)\b|\bwhat (?:should|can|could|shall) (?:i|we|one)\b(?! (?:do|say|write|talk about|use this)? ?(?:in )?here\b)|\bwhere (?:should|can|could|do|does) (?:i|we|one)\b|\bcan you help (?:me|us) (?:with|to)\b
    |\b(?:any|some|your|the best|good) (?:tips?|tricks?|advice|ideas?|recommendations?|suggestions?)\b|\b(?:recommend|suggest|advise)\b
    |\bwhat (?:would|do|did) you (?:do|say|have (?:told|said|done)|tell|recommend|suggest|give|send|answer)\b(?! (?:for (?:a living|work|fun)|today|yesterday|tonight|on weekends?)|\s*[?!.]*$)
    |\bwhat would you (?:do|say|have (?:told|said|done))\b|\bwhat would you \w+ (?:for|to|with|at|in|on|about)\b|\bhow would you\b|\b(?:which|what|where)(?: \w+)? would you (?:start|begin|choose|pick|take|recommend|go|put|read|plant|buy)\b|\bwould you (?!like|be|have|mind|ever|say|call|describe|rather|please|want|know|believe|call|help|tell|marry|date|love|miss|eat|drink)\w+|\bwhat(?:'s| is) the best way\b|\bwhat helps\b|\bis there a (?:trick|way)\b
    |\bwhat (?:\w+ )?(?:would|should) (?:you|i|we) (?:send|give|get|cook|make|read|watch|wear|bring|choose|pick|take|plant|start)\b
  `
const VIEW = pattern('i')`
    \b(?:do|don't|would) you (?:really |also |ever |honestly )?(?:think|believe|find|agree|reckon|say)\b|\bwhat do you (?:think|make of|say)\b
    |\b(?:what are|what's) your (?:thoughts?|opinion|view|take)\b|\bhow do you (?:see|feel about)\b
    |\bis(?:n't)? (?:it|that) (?:ok|okay|normal|weird|strange|bad|wrong|selfish|stupid|silly|true|possible|too late|rude|fair|right)\b
    |\bam i (?:wrong|right|crazy|stupid|overreacting|too \w+|the only one)\b|\bwhy (?:do|are|is|does|can't|don't|won't) (?:people|men|women|we|everyone|everybody|life|it|they|kids|parents)\b
    |\bdo you (?:like|love|prefer|enjoy|hate|mind)\b|\bare you (?:a|an|more of an?) [\w ]*person\b|\bbetter\b.*\bor\b|\bor\b.*\bbetter\b
  `
const ADVICE_ACT = 'ask-advice'
const VIEW_ACTS = /^ask-(?:opinion|like-this|belief)$/
/** Whether it will turn out well is asked of somebody, or of something to come. */
const OF_WHAT_COMES = /\b(?:will|do you think|are|is) (?:he|she|they|it|i|we|my \w+)\b/i
const ACT_LIKELY = 0.5
const POINTS_BACK = /\b(?:it|that|this|him|her|them|he|she|they|there|those|these)\b/i
/** A theme is wide; advice on another part of it is none. */
const LINE_NEAR = 0.08

/** 'How do you choose the books for your shop?' asks the character about itself. */
const OF_THEIR_OWN = /\bhow (?:do|did|can) you\b.*\byour\b/i
export const isAdviceAsked = ({ clause, acts }: Heard): boolean =>
  (ADVICE.test(clause.text) && !OF_THEIR_OWN.test(clause.text)) || (acts[0]?.intent === ADVICE_ACT && acts[0].score >= ACT_LIKELY)
const isViewAsked = ({ clause, acts }: Heard): boolean =>
  VIEW.test(clause.text) || (acts[0] !== undefined && VIEW_ACTS.test(acts[0].intent) && acts[0].score >= ACT_LIKELY)

/** Something one might try, of the theme that is asked about. */
export function advise(scene: Scene, heard: Heard, isUnasked = false): Move | null {
  if (!isUnasked && !isAdviceAsked(heard)) return null
  const found = themesAsked(scene, heard, THEME_MIN).flatMap((theme) => {
    const line = scene.voice.freshNear(`v:${theme}`, THEMES[theme]?.advice, LINE_NEAR)
    return line ? [{ theme, line }] : []
  })
  if (found.length === 0) return null
  const { theme, line } = found[0]!
  const lead = scene.voice.drawn('say-advice', pack(scene).tones?.advice)
  const move = saying(line, { ask: frame(scene, 'advice-ask', FRAMES.adviceAsk), act: ADVICE_ACT, theme })
  return lead ? { ...move, parts: [lead, line] } : move
}

/** What this one may think of it. */
export function giveView(scene: Scene, heard: Heard): Move | null {
  if (!isViewAsked(heard)) return null
  const theme = themeAsked(scene, heard, THEME_SURE)
  if (theme === 'will-they' && !OF_WHAT_COMES.test(heard.clause.text)) return null
  const line = theme === null ? null : scene.voice.freshNear(`w:${theme}`, THEMES[theme]?.view, LINE_NEAR)
  return line && saying(line, { ask: frame(scene, 'view-ask', FRAMES.viewAsk), act: 'ask-opinion', theme })
}

/** Asked for what no theme knows: the character's own way of saying so. */
export function shrug(scene: Scene, heard: Heard): Move | null {
  const act = isAdviceAsked(heard) ? ADVICE_ACT : isViewAsked(heard) ? 'ask-opinion' : null
  const line = act && (ownActLine(scene, act) ?? actLine(scene, act))
  return line && saying(line, { ask: frame(scene, 'view-ask', FRAMES.viewAsk), act, theme: themeAsked(scene, heard, THEME_MIN) })
}

const saying = (line: Line, { ask, act, theme }: { ask: Line | null; act: string | null; theme: string | null }): Move => ({
  parts: [line],
  ask: endsOpen(line.text) ? null : ask,
  act,
  theme,
})

/** What the question is about by itself, what the message around it is about, and what was spoken of before, as far as it points there. */
function themesAsked(scene: Scene, heard: Heard, min: number): string[] {
  const going = goingTheme(scene)
  const bare = going !== null && isBare(heard.clause.text) ? [going] : []
  const own = heard.themes.slice(0, 1).filter(({ score }) => score >= min)
  const around = scene.reading.whole.themes.slice(0, 2).filter(({ score }) => score >= THEME_MIN)
  const before = going !== null && POINTS_BACK.test(heard.clause.text) ? [going] : []
  return [...new Set([...bare, ...[...own, ...around].map(({ intent }) => intent), ...before])]
}
const themeAsked = (scene: Scene, heard: Heard, min: number): string | null => themesAsked(scene, heard, min)[0] ?? null
