// A feeling is answered as a feeling, and what weighs is not met with a story.
import { FRAMES } from '../packs.ts'
import { isSaid } from '../feeling-words.ts'
import { moodOf } from '../mood.ts'
import { actLine, frame, goingTheme, inCare, type Move, ownActLine, pack, type Scene, themeAsk, themeListen, themeOf } from '../scene.ts'
import { situationTold } from '../situations.ts'
import { invites } from '../voice.ts'
import { bestAct, family, FEELING, LIFE, themeAbove, HEAVY_SURE, THEME_MIN, topTheme } from './heard-most.ts'
import { pattern } from '../../pattern.ts'

const FEELING_MIN = 0.4
/** Without a word of that feeling, a likeness must be great: to tell people what they feel is worse than to miss it. */
const FEELING_UNSAID_MIN = 0.8
const THEME_GOING = 0.25
const FRAGMENT_WORDS = 4
/** A parting is one whatever else stands in the message. */
/** Words after which nobody wants an anecdote. */
const GRAVE = pattern('i')`
    \b(?:prison|jail|rehab|addict(?:ion|ed)?|alcoholic|abus(?:e|ed|ive)|cancer|tumou?r|stroke|coma|chemo|overdose|assault(?:ed)?
    |rape[d]?|stalk(?:er|ing)|evict(?:ed|ion)|homeless|bankrupt|custody|arrested|refugee|fled|war at home|bombed|miscarriage
    |stillborn|psychiatric|relapse[d]?|(?:he|she|they|my \w+) (?:is|are|might be|could be) dying|want (?:him|her|them|my \w+) to die
    |afraid (?:he|she|they)(?:'ll| will) die|going to lose (?:him|her))\b
  `
const PARTING = pattern('i')`
  \b(?:girlfriend|boyfriend|husband|wife|partner|fianc[ée]e?|he|she|they) (?:has |have |had |'s )?(?:just |recently |suddenly )*
  (?:left|dumped|ditched|broke up with|split up with|divorced|is leaving|is divorcing) me\b
  |\b(?:we|(?:my )?(?:girlfriend|boyfriend|husband|wife|partner|ex) and (?:i|me)) (?:have |had |are |were |just |recently |finally )*
  (?:broke up|broken up|breaking up|split up|split|splitting up|separated|separating|parted|divorced|divorcing|got divorced|getting (?:a )?divorced?)\b
  |\bmy (?:divorce|break-?up|separation)\b|\b(?:signed|got|filed|filing|final) (?:\w+ )?divorce\b
`
/** Told with a shrug, a parting is no wound any more. */
const LIGHTLY =
  /\b(?:lol|haha+|good riddance|best (?:thing|decision)|(?:so |finally |really )?glad|relieved|over (?:it|him|her|them)|years ago|long ago|ages ago|better off|happier)\b/i
const LOW_TURNS = 2
export const isParting = (text: string): boolean => PARTING.test(text)
/** 'A woman told me her whole divorce' is a story, not the reader's own trouble. */
const OF_OTHERS = pattern('i')`
    ^(?:(?:and|so|then|well|once|yesterday|today|last \w+|there was),? )*(?:a|an|one|some|this|that|the|another|my (?:friend
    |colleague|neighbou?r|boss|customer|client|patient))(?: \w+){0,2} ?(?:woman|man|guy|girl|boy|lady|customer|person|passenger
    |student|kid|patient|stranger|couple|friend|colleague|neighbou?r|client|people)\b|^(?:somebody|someone|people)\b
  `
const LOW = /^(?:feels-(?:sad|lonely|anxious|lost|sick|tired|stressed)|bad-news)$/

/** What weighs is not met with a story, nor with a cheerful line for that corner of life. */
export function answerHeavy(scene: Scene): Move | null {
  if (PARTING.test(scene.reading.text)) return null
  const grave = GRAVE.test(scene.reading.text) ? frame(scene, 'say-grave', FRAMES.grave.say) : null
  if (grave)
    return {
      parts: [grave],
      ask: frame(scene, 'ask-grave', FRAMES.grave.ask),
      act: null,
      care: scene.state.care ?? { kind: 'low', until: scene.state.turn + LOW_TURNS },
    }
  const top = topTheme(scene)
  const going = goingTheme(scene)
  const { words } = scene.reading.whole.clause
  const goesOn =
    going !== null &&
    themeOf(going)?.heavy === true &&
    top !== undefined &&
    (family(top.intent) === family(going) ? top.score >= THEME_GOING : top.score < THEME_GOING && words <= FRAGMENT_WORDS)
  const theme = goesOn
    ? going
    : top && top.score >= HEAVY_SURE && themeOf(top.intent)?.heavy && !OF_OTHERS.test(scene.reading.text)
      ? top.intent
      : null
  const act = bestAct(scene, FEELING)
  if (theme === null || (act && act.score > (goesOn ? 0.6 : top!.score))) return null
  const heard = themeListen(scene, theme) ?? frame(scene, 'say-care', FRAMES.care.say)
  const ask = themeAsk(scene, theme) ?? frame(scene, 'ask-care', FRAMES.care.ask)
  if (!heard) return null
  return {
    parts: [heard],
    ask,
    theme,
    act: bestAct(scene, LIFE)?.intent ?? null,
    care: scene.state.care ?? { kind: 'low', until: scene.state.turn + LOW_TURNS },
  }
}

/** 'Tired.', 'calm but lonely', 'a bit nervous tbh': few words, and one of them is the feeling. */
const NAMED: [act: string, word: RegExp][] = [
  ['feels-lonely', /\blonely\b/i], ['feels-sad', /\b(?:sad|heartbroken)\b|\b(?:feel\w*|i'?m|bit|so|pretty|kinda?|very) (?:\w+ )?(?:down|blue)\b/i], ['feels-anxious', /\b(?:anxious|nervous|worried|scared)\b/i],
  ['feels-stressed', /\b(?:stressed|overwhelmed)\b/i], ['feels-angry', /\b(?:angry|furious|annoyed|fuming)\b/i], ['feels-tired', /\b(?:tired|exhausted|knackered|shattered|sleepy)\b/i],
  ['feels-bored', /\bbored\b/i], ['feels-proud', /\bproud\b/i], ['feels-happy', /\b(?:happy|excited|over the moon)\b/i],
] // prettier-ignore
const NAMED_WORDS_MAX = 5
const HEDGED = /\b(?:sort|kind|bit) of\b/gi
const OF_SOMETHING_ELSE =
  /\b(?:he|she|they|it|you|your|who|not|n't|never|no|of|about|with|hour|sit|slow|calm down|day|week|song)\b|\w+n't\b|\?/i
function feelingNamed({ reading }: Scene): { intent: string; score: number } | null {
  for (const { clause } of reading.clauses) {
    const found =
      clause.words <= NAMED_WORDS_MAX && !OF_SOMETHING_ELSE.test(clause.text.replace(HEDGED, ''))
        ? NAMED.find(([, word]) => word.test(clause.text))
        : undefined
    if (found) return { intent: found[0], score: 0.9 }
  }
  return null
}

export function answerFeeling(scene: Scene): Move | null {
  const { text } = scene.reading
  const felt = PARTING.test(text) ? { intent: 'breakup', score: 1 } : (feelingNamed(scene) ?? bestAct(scene, FEELING))
  const act = felt?.intent === 'breakup' && LIGHTLY.test(text) ? undefined : felt
  const theme = themeAbove(scene, THEME_MIN)
  const life = bestAct(scene, LIFE)
  const said = !act || act.score === 1 || isSaid(act.intent, scene.reading.whole.query.text)
  if (
    !act ||
    (act.intent === 'breakup' && !said) ||
    act.score < (said ? FEELING_MIN : FEELING_UNSAID_MIN) ||
    (life && life.score > act.score + 0.2)
  )
    return null
  const line = ownActLine(scene, act.intent) ?? actLine(scene, act.intent)
  if (!line) return null
  const { turn } = scene.state
  const told = act.intent === 'breakup' ? null : situationTold(scene, true)?.ask
  const care =
    act.intent === 'breakup'
      ? { kind: 'parting' as const, until: turn + 3 }
      : LOW.test(act.intent)
        ? { kind: 'low' as const, until: turn + LOW_TURNS }
        : undefined
  return {
    parts: told ? [line, told] : [line],
    ask: invites(line.text) && !told ? null : (told ?? themeAsk(scene, theme) ?? frame(scene, 'ask-care', FRAMES.care.ask)),
    care,
    act: act.intent,
    theme,
  }
}

/** While something weighs, another heavy line belongs to it, whatever it is about. */
export function stayLow(scene: Scene): Move | null {
  const top = topTheme(scene)
  const isHeavy = moodOf(scene.reading) === 'hard' || (top !== undefined && top.score >= THEME_GOING && themeOf(top.intent)?.heavy === true)
  if (!inCare(scene) || scene.state.care!.kind !== 'low' || !isHeavy) return null
  const heard = scene.voice.drawn('say-hard', pack(scene).tones?.hard) ?? frame(scene, 'say-care', FRAMES.care.say)
  const ask = frame(scene, 'ask-care', FRAMES.care.ask)
  const care = { ...scene.state.care!, until: scene.state.turn + 1 }
  return heard && { parts: [heard], ask, act: bestAct(scene, LIFE)?.intent ?? null, care }
}
