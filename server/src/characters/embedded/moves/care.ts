// After grief, a parting or a crisis: three turns of care. No stories, no jokes, no questions of the character's own; what is said is
// heard, and a gentle theme may show that it was. The reader can leave it at any time by asking or by changing the subject.
import { FRAMES } from '../packs.ts'
import { polarityOf } from '../polarity.ts'
import { actLine, frame, inCare, type Move, ownActLine, type Scene, themeAsk, themeListen, themeOf } from '../scene.ts'
import { endsOpen } from '../voice.ts'

const THEME_MIN = 0.35
const THEME_SURE = 0.6
/** A few words alone are still about it. */
const STILL_WORDS = 3
/** As long as they are spoken of, the care goes on. */
const SOMEBODY = /\b(?:he|she|him|his|her|hers|they|them|their)\b/i
const HEAVY = /^(?:grief|breakup|bad-news|feels-(?:sad|lonely|anxious|lost|sick|angry|embarrassed))$/
const LIGHT = /^(?:good-news|feels-(?:happy|proud)|laugh|change-subject)$/

export function stayInCare(scene: Scene): Move | null {
  const { reading, state } = scene
  if (!inCare(scene) || state.care!.kind === 'low') return null
  if (state.care!.kind === 'crisis' && wasIdiom(scene)) {
    const line = IDIOM.test(reading.text) ? frame(scene, 'idiom', FRAMES.idiom) : null
    return line && { parts: [line], ask: frame(scene, 'ask-present', FRAMES.listening.present.ask) }
  }
  const [act] = reading.whole.acts
  if (act?.intent === 'thanks' && act.score >= 0.5) {
    const line = frame(scene, 'care-thanks', FRAMES.care.thanks)
    if (line) return { parts: [line], act: act.intent }
  }
  if (act && act.score >= 0.5 && LIGHT.test(act.intent)) return null
  if (act && act.score >= 0.5 && HEAVY.test(act.intent)) {
    const line = ownActLine(scene, act.intent) ?? actLine(scene, act.intent)
    if (line)
      return {
        parts: [line],
        ask: endsOpen(line.text) ? null : careAsk(scene),
        care: { ...state.care!, until: state.turn + 3 },
        act: act.intent,
      }
  }
  const [top] = reading.whole.themes
  const turnsAway =
    top !== undefined &&
    top.score >= THEME_SURE &&
    !themeOf(top.intent)?.heavy &&
    !themeOf(top.intent)?.gentle &&
    !SOMEBODY.test(reading.text)
  const movesOn =
    state.care!.kind === 'parting' &&
    !SOMEBODY.test(reading.text) &&
    polarityOf(reading.text) !== 'bad' &&
    reading.whole.clause.words > STILL_WORDS
  if ((turnsAway || movesOn) && state.care!.kind !== 'crisis') return null // something else, and lighter: it is met as such, without a story
  const theme = reading.whole.themes.find(({ intent, score }) => score >= THEME_MIN && themeOf(intent)?.gentle)?.intent ?? null
  const lines = state.care!.kind === 'loss' ? FRAMES.loss : FRAMES.care
  const heard = themeListen(scene, theme) ?? frame(scene, `say-${state.care!.kind}`, lines.say) ?? frame(scene, 'say-care', FRAMES.care.say)
  if (!heard) return null
  const ask = themeAsk(scene, theme) ?? (scene.voice.chance(0.75) ? careAsk(scene) : null)
  const staysWith = theme !== null || SOMEBODY.test(reading.text)
  return {
    parts: [heard],
    ask,
    theme,
    act: act?.intent ?? null,
    ...(staysWith ? { care: { ...state.care!, until: Math.max(state.care!.until, state.turn + 2) } } : {}),
  }
}

/** Whoever says that it was a manner of speaking is met as one who chats; jokes and stories still wait until the care is over. */
const wasIdiom = ({ turn }: Scene): boolean => turn.history.some(({ from, text }) => from === 'reader' && IDIOM.test(text))
const IDIOM =
  /\b(?:just|only) (?:an? )?(?:expression|figure of speech|saying|idiom|way of (?:speaking|talking))\b|\b(?:not|n't mean (?:it|that)) literally\b|\bmanner of speaking\b/i

function careAsk(scene: Scene) {
  const lines = scene.state.care?.kind === 'loss' ? FRAMES.loss : FRAMES.care
  return frame(scene, `ask-${scene.state.care?.kind ?? 'care'}`, lines.ask) ?? frame(scene, 'ask-care', FRAMES.care.ask)
}

/** After a parting or a low hour the reader may put it away; after a death or a crisis care stays its time. */
export const leavesCare = (kind: string, text: string): boolean =>
  (/^(?:parting|low)$/.test(kind) && PUT_AWAY.test(text)) || (kind !== 'crisis' && NOT_MINE.test(text))
const NOT_MINE =
  /^(?:oh |ah )?(?:no|nah),? .*\b(?:nobody|no ?one|not (?:anyone|somebody|someone)?) ?(?:close|dear|i knew|died)\b|\bi (?:never|hardly|barely) (?:even )?(?:met|knew) (?:him|her|them)\b|\b(?:he|she|it)(?:'s| is| came| has come) (?:back|home)(?: again| now)?\b|\bstill alive\b/i
const PUT_AWAY =
  /\b(?:it'?s|i'?m|that'?s|he'?s|she'?s|they'?re|we'?re) (?:all )?(?:fine|ok|okay|alright|good)(?: now| really| again)?\b|\b(?:anyway|let'?s talk about|enough of (?:that|me)|something else|years ago|long ago|better now|over it|haha+|lol|new (?:boyfriend|girlfriend|job|partner))\b/i
