// The reader speaks of a corner of their life for which the card has lines of its own.
import { moodOf } from '../mood.ts'
import { listeningAsk } from '../listening.ts'
import { situationTold } from '../situations.ts'
import { actLine, type Move, ownActLine, type Scene, themeAsk, themeListen, wordsOf } from '../scene.ts'
import type { Line } from '../voice.ts'
import { bestAct, LIFE, themeAbove, THEME_EXACT, THEME_SURE, topTheme } from './heard-most.ts'

const LIFE_MIN = 0.45
/** Below this a line of the card is about something else than the reader's words, however well its act fits. */
const LINE_NEAR = 0.15
/** A line of the card that is near enough to the words may be said for an act that is only likely. */
const ACT_LIKELY = 0.2
const LINE_TOUCHES = 0.2
const LISTEN_BEFORE_SYMBOLS = 150
const GENERAL_WORDS = 10
/** The themes that a corner of life is made of: a toast at a wedding is no dish. */
const CORNERS: Record<string, RegExp> = {
  'my-food': /^(?:cook|baking|eating|coffee|mothers-cooking)/,
  'my-pet': /^(?:cat|dog|other-animals)$/,
  'my-travel': /^(?:trip|train|flying|driving|bus|mountains|sea|homesick)/,
  'my-weather': /^(?:weather|seasons|nature)/,
  'my-work': /^(?:work|job|boss|teaching|nursing|own-business|office|remote|customers|night-shift|retirement|odd-story|craft|technology)/,
  'my-study': /^(?:exam|school|languages)/,
  'my-family': /^(?:mother|grandparents|siblings|children|family|in-laws|baby|teenagers)/,
  'my-partner': /^(?:relationship|shared|love|single|wedding)/,
  'my-hobby': /^(?:games|sport-body|craft|music-making|drawing|photography|garden|dance|collecting|baking)/,
  'my-move': /^(?:moving|flat|homesick)/,
  'my-mishap': /^(?:clumsy|lost-found|cooking-failure|injury|repairs|driving|commute)/,
}
const suits = (act: string, theme: string | null): boolean => theme === null || (CORNERS[act]?.test(theme) ?? true)

export function answerLife(scene: Scene): Move | null {
  const { whole } = scene.reading
  // These lines are curious about a corner of life; what happened in it, or what hurts, is better met as such.
  if (moodOf(scene.reading) === 'hard' || whole.clause.time !== 'present' || whole.clause.words > GENERAL_WORDS) return null
  const theme = themeAbove(scene, THEME_SURE)
  const own = nearestOwnLine(scene, theme)
  const likely = bestAct(scene, LIFE)
  if (own && (theme === null || topTheme(scene)!.score < THEME_EXACT || scene.voice.near(own.line) >= LINE_NEAR)) {
    const heard = theme && own.line.text.length < LISTEN_BEFORE_SYMBOLS ? themeListen(scene, theme) : null
    const told = situationTold(scene)?.ask
    const ask = told ?? themeAsk(scene, theme) ?? listeningAsk(scene, scene.reading.whole)
    // A question that fits what was told goes before the one the line ends in, which fits the corner of life.
    const parts = wordsOf([...(heard ? [heard] : []), own.line, ...(told ? [told] : [])])!
    return { parts, ask: told ? null : ask, act: own.act, theme }
  }
  if (theme !== null || !likely || likely.score < LIFE_MIN) return null
  const line = actLine(scene, likely.intent)
  return line && { parts: [line], ask: listeningAsk(scene, scene.reading.whole), act: likely.intent, theme }
}

/** The card's own line for this corner of life: its act must be the one, or likely and the line near to the words. */
function nearestOwnLine(scene: Scene, theme: string | null): { line: Line; act: string } | null {
  const { reading, state, voice } = scene
  const seen = new Map<string, number>()
  for (const { acts } of [reading.whole, ...reading.clauses])
    for (const { intent, score } of acts)
      if (LIFE.test(intent) && score >= ACT_LIKELY && suits(intent, theme) && (intent !== 'my-name' || reading.clauses.length === 1))
        seen.set(intent, Math.max(score, seen.get(intent) ?? 0))
  const found = [...seen].flatMap(([act, score]) => {
    const line = act === state.lastAct ? null : ownActLine(scene, act)
    return line && (score >= LIFE_MIN || voice.near(line) >= LINE_TOUCHES) ? [{ line, act, worth: score + voice.near(line) }] : []
  })
  return found.toSorted((a, b) => b.worth - a.worth)[0] ?? null
}
