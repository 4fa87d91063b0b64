// The reader tells something. First a feeling is answered as a feeling; then what it is about, with a story where one of the character's
// own truly touches it; then by theme; and where nothing is known of it, by a line that fits any telling, in its tense.
import { FRAMES } from '../packs.ts'
import { pattern } from '../../pattern.ts'
import { spokenOf } from '../kin.ts'
import { givenBack, listeningAsk, listeningSay, MIRROR, ownRemark, personAsk, thingRemark, threadAsk, turnAsk } from '../listening.ts'
import {
  anyFrame,
  frame,
  goingTheme,
  inCare,
  type Move,
  ownActLine,
  ownQuestion,
  pack,
  type Scene,
  themeAsk,
  themeListen,
  wordsOf,
} from '../scene.ts'
import type { Heard } from '../reading.ts'
import { situationTold } from '../situations.ts'
import { goesOnHeavily, isFragment, isOfThem } from '../thread.ts'
import { endsOpen, type Line } from '../voice.ts'
import { advise } from './asked-for.ts'
import { answerFeeling, answerHeavy, stayLow } from './feeling.ts'
import { bestAct, LIFE, themeAbove, THEME_EXACT, THEME_MIN, THEME_SURE, topTheme } from './heard-most.ts'
import { answerLife } from './life.ts'
import { ownStory } from './own-story.ts'
import { treatment } from './treatment.ts'

const LIFE_SURE = 0.6
/** What was asked last says little about an answer that has nothing of it. */
const GOING_MIN = 0.12
/** How often a theme is met with a remark on the theme, and how often with the character's own way of listening; seldom with neither. */
const THEME_SAY_SHARE = 0.7
const THEME_SAY_SELDOM = 0.5
const OWN_SAY_SHARE = 0.9
const BESIDE_SHARE = 0.35
/** Words given back have shown that one has heard, and may be followed by a mere 'go on'; a remark alone has not. */
const INVITE_AFTER_BACK = 0.45
const INVITE_ALONE = 0.1
const ANSWER_WORDS = 6
const FRAGMENT_WORDS = 3
export function answerStatement(scene: Scene): Move {
  return (
    nameGiven(scene) ??
    treatment(scene) ??
    answerHeavy(scene) ??
    answerFeeling(scene) ??
    adviseUnasked(scene) ??
    stayLow(scene) ??
    shortAnswer(scene) ??
    ownStory(scene) ??
    answerLife(scene) ??
    byTheme(scene) ??
    byTense(scene) ??
    lastWord(scene)
  )
}

/** 'By the way I'm Rosa': a name and nothing else, which is met with a welcome and a question of the character's own. */
function nameGiven(scene: Scene): Move | null {
  const { name } = scene.reading.facts
  if (!name || scene.reading.whole.clause.words > NAME_WORDS_MAX) return null
  const line = ownActLine(scene, 'my-name') ?? frame(scene, 'ack-name', FRAMES.nameAck)
  const question = ownQuestion(scene, { any: true })
  return (
    line && {
      parts: [{ ...line, text: line.text.replace('{name}', name) }],
      ask: question?.line ?? null,
      pending: question?.id ?? null,
      act: 'my-name',
    }
  )
}
const NAME_WORDS_MAX = 6

/** 'I don't know how to tell her': a question without its mark. */
function adviseUnasked(scene: Scene): Move | null {
  const heard = scene.reading.clauses.find(({ clause }) => AT_A_LOSS.test(clause.text))
  return heard && !inCare(scene) ? advise(scene, heard, true) : null
}
const AT_A_LOSS = pattern('i')`
    \b(?:i|we) (?:really |just |honestly )?(?:don'?t|do not|never) know (?:how|what|whether|if|where|when) (?:to|i should|we should)\b
    |\b(?:not sure|no idea|unsure) (?:how|what|if|whether|where) (?:to|i should)\b|\b(?:keeps?|won'?t stop|can'?t stop) \w+ing\b
    |\b(?:he|she|it|they|my \w+) (?:won'?t|refuses? to|never wants? to)\b|\b(?:i|we) (?:really |just |still )?(?:can'?t|cannot) (?:find|get|decide|seem|figure)\b
    |\bi(?:'ve| have) (?:got )?(?:nothing|no ideas?|no clue)\b
    |\bi(?:'m| am)? (?:struggl\w+|looking for|trying to (?:find|choose|decide|learn|stop|get))\b|\b(?:hard|difficult|impossible) (?:for me )?to \w+
  `

/** 'Hamburg', 'mostly budgets', 'badly haha', 'yes, all of them': the answer to a question, or a few words that go on with the theme. */
function shortAnswer(scene: Scene): Move | null {
  const { whole, text } = scene.reading
  const theme = goingTheme(scene)
  const top = topTheme(scene)
  const isPiece = isFragment(scene)
  const weighs = isPiece && goesOnHeavily(scene)
  const isElsewhere = (top && top.score >= THEME_SURE && top.intent !== theme) || (bestAct(scene, LIFE)?.score ?? 0) >= LIFE_SURE
  if (whole.clause.words > ANSWER_WORDS || (isElsewhere && !weighs)) return null
  if (!endsOpen(scene.before) && !weighs) return whole.clause.words <= 2 && theme === null ? oneWord(scene) : null
  if (theme === null && whole.clause.words > FRAGMENT_WORDS && !isPiece) return null
  const goesOn = theme !== null && (whole.themes.find(({ intent }) => intent === theme)?.score ?? 0) >= GOING_MIN
  const ask =
    (weighs ? threadAsk(scene) : null) ?? (goesOn && !spokenOf(text) ? themeAsk(scene, theme) : null) ?? listeningAsk(scene, whole)
  if (!ask) return null
  const remark = weighs ? givenBack(scene) : (thingRemark(scene) ?? (goesOn ? themeListen(scene, theme) : null))
  const parts = remark && (weighs || scene.voice.chance(THEME_SAY_SHARE)) ? [remark] : listeningSay(scene, whole)
  return { parts: wordsOf(parts) ?? [ask], ask, theme }
}

/** One word out of nowhere, and no question before it that it could answer. */
function oneWord(scene: Scene): Move | null {
  const line = frame(scene, 'fragment', FRAMES.fragment)
  return line && { parts: [line] }
}

function byTheme(scene: Scene): Move | null {
  const top = topTheme(scene)
  if (!top || top.score < THEME_SURE) return null
  const heard = scene.reading.clauses.at(-1)!
  const theme = top.intent
  const share = top.score >= THEME_EXACT ? THEME_SAY_SHARE : THEME_SAY_SELDOM
  const isKnown = top.score < THEME_EXACT && situationTold(scene, true) !== null // a wording is surer than a likeness
  const remark = !isKnown && scene.voice.chance(share) ? (thingRemark(scene) ?? themeListen(scene, theme)) : null
  const own = remark ? beside(scene) : listeningSay(scene, heard)
  // A remark on the theme has shown what it is about; then the question may follow the sentence. Without one it is the question that shows it.
  // A theme beyond doubt has the better question than a verb or a thing that merely occurs; an event has the best.
  const sure = top.score >= THEME_EXACT && !spokenOf(scene.reading.text) ? themeAsk(scene, theme) : null
  const weighs = goesOnHeavily(scene)
  const told = situationTold(scene, weighs || sure !== null)?.ask ?? (weighs ? undefined : (sure ?? undefined))
  const bySentence = (remark && top.score < THEME_EXACT) || NOT_ONES_OWN.test(heard.clause.text) ? turnAsk(scene, heard.clause.text) : null
  const ofThem = weighs ? threadAsk(scene) : isOfThem(scene) ? personAsk(scene, heard.clause) : null
  const ask = told ?? bySentence ?? ofThem ?? themeAsk(scene, theme) ?? listeningAsk(scene, heard)
  const parts = wordsOf([...own, ...maybe(remark), ...maybe(told ?? null)]) ?? (ask && [ask])
  return parts && { parts, ask, theme, act: bestAct(scene, LIFE)?.intent ?? null }
}

/** Who never did it, or cannot bear it, has nothing to tell of it. */
const NOT_ONES_OWN =
  /\b(?:i|we|i've|we've) (?:(?:have |had )?never|(?:really |just )?(?:hate|can't stand|don't (?:really )?like|dislike))\b/i
/** What stands before a remark on the matter: the reader's words given back, or the character's own way of listening. */
const beside = (scene: Scene): Line[] =>
  maybe(givenBack(scene, BESIDE_SHARE) ?? (scene.voice.chance(OWN_SAY_SHARE) ? ownRemark(scene) : null))

const maybe = (line: Line | null): Line[] => (line ? [line] : [])

function byTense(scene: Scene): Move | null {
  const heard: Heard = scene.reading.clauses.at(-1)!
  const told = situationTold(scene)
  if (told) {
    // A verb alone shows little of what was said; then the words themselves come back as well.
    const shown = told.isEvent ? maybe(ownRemark(scene)) : listeningSay(scene, heard)
    return { parts: wordsOf([...shown, ...maybe(told.say), told.ask])!, theme: themeAbove(scene, THEME_MIN) }
  }
  // Where nothing fits what was told, something of one's own that lies near it does better than a question that fits anything.
  const story = ownStory(scene, true)
  if (story) return story
  const thing = thingRemark(scene)
  const said = thing ? [...beside(scene), thing] : listeningSay(scene, heard)
  const ask = listeningAsk(scene, heard, thing || said.some(({ bucket }) => bucket === MIRROR) ? INVITE_AFTER_BACK : INVITE_ALONE)
  const parts = wordsOf(said) ?? (ask && [ask])
  return parts && { parts, ask, theme: themeAbove(scene, THEME_MIN) }
}

/** A talk so long that all of it has been said: a new round begins. */
function lastWord(scene: Scene): Move {
  const { time } = scene.reading.whole.clause
  const [mood, { say, ask }] = inCare(scene) ? ['care', FRAMES.care] : [time, FRAMES.listening[time]]
  const { listening } = pack(scene)
  const own = inCare(scene) || !listening?.length ? null : scene.voice.any('say', listening)
  return { parts: [own ?? anyFrame(scene, `say-${mood}`, say)], ask: anyFrame(scene, `ask-${mood}`, ask) }
}
