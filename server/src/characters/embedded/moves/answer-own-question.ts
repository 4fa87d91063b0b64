// The reader answers what the character asked: matched with the answers that the card expects, with the same matcher as everything else.
import { listeningAsk } from '../listening.ts'
import { type Move, ownQuestion, type Scene, themeAsk } from '../scene.ts'
import { smallWord } from '../small-words.ts'
import { endsOpen } from '../voice.ts'

const EXPECTED_MIN = 0.4
/** Between two answers that are about as near, neither is taken for granted. */
const EXPECTED_LEAD = 0.05
const EXPECTED_SURE = 0.6
/** Small words that can be an answer; a 'wow' or a 'thanks' is none. */
const ANSWERS = /^(?:yes|no|maybe|silence|feels-)/
const ABOUT_MIN = 0.22
const NEGATION_IN_ANSWER = /\b(?:not|no|never|none|nothing|nobody|hardly|without|don'?t|can'?t|won'?t|cannot|\w+n't)\b/i

export function answerOwnQuestion(scene: Scene): Move | null {
  const { state, reading, indexes, voice } = scene
  if (state.pending === null || state.pending.turn !== state.turn - 1) return null
  const question = indexes.card.questions.get(state.pending.id)
  const first = reading.clauses[0]!
  if (!question || first.clause.isQuestion) return null
  const word = smallWord(reading.text)?.act
  if (word && !ANSWERS.test(word)) return null

  const candidates = [reading.whole, ...reading.clauses].flatMap((heard) =>
    indexes.card
      .rankAnswers(question.id, heard.query)
      .map(({ intent, score }) => ({ label: intent, score, negated: heard.clause.isNegated })),
  )
  const [best] = candidates
    // Vectors do not see negation: 'no plan at all' is nearest to 'I plan everything'.
    .filter(
      ({ label, negated }) =>
        !negated || question.expects[label]!.like.some((like) => NEGATION_IN_ANSWER.test(like)) || reading.whole.clause.words > 6,
    )
    .toSorted((a, b) => b.score - a.score)
  const strongElsewhere = reading.whole.acts[0]
  if (
    strongElsewhere &&
    strongElsewhere.score > 0.7 &&
    (best?.score ?? 0) < 0.6 &&
    /^(?:feels-(?:sad|lonely|angry|anxious|sick)|bad-news|breakup|good-news|grief)$/.test(strongElsewhere.intent)
  )
    return null

  const rival = candidates.filter(({ label }) => label !== best?.label).reduce((most, { score }) => Math.max(most, score), 0)
  const isClear = best !== undefined && (best.score >= EXPECTED_SURE || best.score >= rival + EXPECTED_LEAD)
  const label = best && best.score >= EXPECTED_MIN && isClear ? best.label : null
  const isAbout = indexes.card.rankQuestions(reading.whole.query).find(({ intent }) => intent === question.id)?.score ?? 0
  const isRemark =
    strongElsewhere !== undefined &&
    strongElsewhere.score >= 0.5 &&
    /^(?:compliment|insult|laugh|wow|thanks|sorry|boring|doubt|farewell|agree|helped|likes-that|easy-for-you|not-what-i-meant|mocking|you-repeat|lucky-you|reacts-|never-mind|rather-not|talks-too-much|down-on-self|change-subject|play|tells-joke|cheers)/.test(
      strongElsewhere.intent,
    )
  const isShort = reading.whole.clause.words <= 5 && !isRemark
  const line =
    label !== null
      ? voice.fresh(`e:${question.id}:${label}`, question.expects[label]!.say)
      : isShort || isAbout >= ABOUT_MIN
        ? voice.fresh(`o:${question.id}`, question.otherwise)
        : null
  if (!line) return null
  const [theme] = reading.whole.themes
  const ask = endsOpen(line.text)
    ? null
    : ((theme && theme.score >= 0.45 ? themeAsk(scene, theme.intent) : null) ??
      (voice.chance(0.5) ? listeningAsk(scene, reading.whole) : null))
  const next = endsOpen(line.text) || ask ? null : ownQuestion(scene, { near: reading.whole.query })
  return {
    parts: [line],
    ask: ask ?? next?.line ?? null,
    pending: ask ? null : (next?.id ?? null),
    theme: theme && theme.score >= 0.3 ? theme.intent : null,
    act: null,
  }
}
