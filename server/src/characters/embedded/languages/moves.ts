// The order of thoughts in a talk in another language; the first that says yes has the reply.
import type { Clause } from './hearing.ts'
import { careMove, fileMove, guardMove } from './guard-moves.ts'
import { onlyAsk, THEME_MIN, THEME_TOLD, withAsk } from './hand-back.ts'
import { answerQuestion } from './answer-question.ts'
import { answerSituation, goOnWith, isGoingOn, situationIn, smallRemark } from './situations.ts'
import { isToldNotAsked, tailLine, toldIn } from './telling.ts'
import { actLine, any, anyActLine, fresh, inCare, type Move, ownQuestion, type Talk, tellStory } from './talk.ts'

const SAME = 0.98
const SURE = 0.62
/** So near, a wording goes before a turn of phrase. */
const NEAR = 0.8
/** Likeness of letters below that is chance: rather listen than answer what was not said. */
const LIKELY = 0.56
/** Where a turn of phrase has an answer of its own. */
const LIKELIER = 0.6
const EXPECTED_MIN = 0.34
/** So near, a theme is another matter than the one that is being told. */
const THEME_SURE = 0.8
const STORY_TURNS = 3
const SMALL_WORDS_MAX = 4
/** 'I miss the silence' is near to 'silence'. */
const SMALL_MIN = 0.75
/** From then on 'good night' is no greeting. */
const PARTING_TURNS = 3
const SHORT_WORDS_MAX = 5
/** So short, a line that says nothing else is taken for an answer nobody expected. */
const ANSWER_WORDS_MAX = 4
const GOES_ON = /^(?:tell-more|why|what)$/
const REACTS = /^(?:wow|laugh|ok|likes-that|reacts-odd|reacts-dark|lucky-you)$/
/** Answers to a question, and what rules decide: in a longer line likeness alone does not make it that. */
const BARE =
  /^(?:yes|no|maybe|ok|what|silence|gibberish|test|greeting.*|farewell.*|remember-me|grief|crisis|minor|instructions|contact|prices)$/
const SOUND = /^(?:wow|laugh)$/
const SMALL = /^(?:greeting.*|thanks|sorry|laugh|wow|yes|no|maybe|ok|what|silence|gibberish|test)$/
const CAN_ANSWER = /^(?:yes|no|maybe|silence|feels-.*|my-.*)$/

export function chooseMoveIn(talk: Talk): Move {
  return (
    guardMove(talk) ??
    fileMove(talk) ??
    sayFarewell(talk) ??
    answerPending(talk) ??
    answerSituation(talk) ??
    goOn(talk) ??
    answerSmall(talk) ??
    answerQuestion(talk) ??
    careMove(talk) ??
    answerStatement(talk)
  )
}

/** Kept, and answered like anything else that is told. */
const TOLD_IN_PASSING = /^(?:dislikes|plans|birthday)$/
const NO_ACT = { intent: '', score: 0 }
const top = (clause: Clause) => clause.acts[0] ?? NO_ACT
const isSmall = (talk: Talk, pattern: RegExp): string | null => {
  const { intent, score } = top(talk.hearing.whole)
  return pattern.test(intent) && (score >= SAME || (score >= SMALL_MIN && talk.hearing.whole.words.length <= SMALL_WORDS_MAX))
    ? intent
    : null
}

function sayFarewell(talk: Talk): Move | null {
  const { leaving, greetsOrParts } = talk.pack.speech
  const { folded } = talk.hearing.whole
  const isPartingNow = talk.state.turn >= PARTING_TURNS && greetsOrParts?.test(folded) === true
  const leaves = (leaving.test(folded) || isPartingNow) && !talk.hearing.clauses.some(({ isQuestion }) => isQuestion)
  const spoken = [talk.hearing.whole, ...talk.hearing.clauses]
    .map(top)
    .find(({ intent, score }) => intent.startsWith('farewell') && score >= LIKELY)
  // 'I go there tomorrow' is near to 'I go'.
  const near = top(talk.hearing.whole).score >= SAME || !situationIn(talk) ? isSmall(talk, /^farewell/) : null
  const act = near ?? (leaves ? (isPartingNow ? 'farewell-sleep' : (spoken?.intent ?? 'farewell')) : null)
  if (act === null) return null
  return { parts: [actLine(talk, act, (text) => !/[?؟]/.test(text)) ?? anyActLine(talk, act)], isFinal: true, act }
}

/** The reader answers what the character asked. */
function answerPending(talk: Talk): Move | null {
  const { state, hearing, card } = talk
  const { whole } = hearing
  if (state.pending === null || state.pending.turn !== state.turn - 1 || asksAnew(talk)) return null
  const question = card.questions.get(state.pending.id)
  const small = isSmall(talk, SMALL)
  if (!question || (small && !CAN_ANSWER.test(small))) return null
  const ranked = card.matchers.answers.get(question.id)!.rank({ text: whole.words.join(' '), vector: null })
  const [best, next] = ranked
  const least = situationIn(talk) ? SURE : EXPECTED_MIN
  const isClear =
    best !== undefined && best.score >= least && best.score > (next?.score ?? 0) + 0.03 && (!whole.isNegated || best.score >= SURE)
  const strong = top(whole)
  // 'I liked that', word by word, answers no question, however near it is to an answer.
  if (strong.score >= SAME && !CAN_ANSWER.test(strong.intent) && (best?.score ?? 0) < SAME) return null
  // Nor does what went badly: 'otherwise' is said lightly.
  const isOther =
    strong.score >= SURE ||
    situationIn(talk) !== null ||
    whole.mood === 'bad' ||
    (whole.themes[0]?.score ?? 0) >= THEME_MIN ||
    toldIn(talk, whole)?.isFirst === true
  if (!isClear && (small || whole.words.length > ANSWER_WORDS_MAX || isOther)) return null
  const line = isClear
    ? fresh(talk, `e:${question.id}:${best.intent}`, question.expects[best.intent]!.say)
    : fresh(talk, `o:${question.id}`, question.otherwise)
  return line && withAsk(talk, { parts: [line] }, null)
}

/** 'Thanks. And can you swim?' asks; 'the sea. And you?' answers. */
const asksAnew = ({ hearing, pack }: Talk): boolean =>
  hearing.clauses[0]!.isQuestion || hearing.clauses.some(({ isQuestion, folded }) => isQuestion && !pack.speech.reciprocal.test(folded))

/** 'Why?', 'and then?', 'haha' after a story: it goes on. */
function goOn(talk: Talk): Move | null {
  const { state, hearing, card, pack } = talk
  const { folded, words } = hearing.whole
  if (pack.speech.reciprocal.test(folded) && words.length <= SHORT_WORDS_MAX) return returnQuestion(talk)
  if (isToldNotAsked(talk, hearing.whole)) return null
  const act = isSmall(talk, GOES_ON) ?? isSmall(talk, REACTS)
  const story = state.story && state.turn - state.story.turn <= STORY_TURNS ? card.stories.get(state.story.id) : undefined
  if (act === null || !story || (REACTS.test(act) && state.story!.turn < state.turn - 1)) return null
  const more = fresh(talk, `m:${story.id}`, story.more)
  if (!more) return null
  const opener = REACTS.test(act) ? fresh(talk, `r:${act}`, pack.speech.openers[act as 'wow']) : null
  const question = ownQuestion(talk, story.asks)
  return {
    parts: opener ? [opener, more] : [more],
    ask: question?.line ?? null,
    pending: question?.id ?? null,
    story: { id: story.id, told: state.story!.told + 1, turn: state.turn },
    act: 'tell-more',
  }
}

function returnQuestion(talk: Talk): Move {
  const { state, card, pack } = talk
  const own = state.pending && [...card.stories.values()].find(({ asks }) => asks.includes(state.pending!.id))
  if (/^(?:greeting.*|how-are-you|feels-.*)$/.test(state.lastAct ?? ''))
    return { parts: [anyActLine(talk, 'how-are-you')], act: 'how-are-you' }
  return (own && tellStory(talk, own.id)) ?? { parts: [any(talk, 'you-back', pack.speech.youBack)] }
}

function answerSmall(talk: Talk): Move | null {
  const act = isSmall(talk, SMALL)
  if (act === null || (inCare(talk) && act === 'thanks')) return null
  const remark = smallRemark(talk, act)
  const goingOn = remark && goOnWith(talk, remark)
  if (goingOn) return goingOn
  const line = anyActLine(talk, act)
  return /^(?:ok|silence|maybe|no|yes|wow|laugh)$/.test(act) ? withAsk(talk, { parts: [line], act }, null) : { parts: [line], act }
}

/** A feeling, a corner of life, a story that belongs here, a thing people talk about; else one has listened. */
function answerStatement(talk: Talk): Move {
  const { pack, hearing } = talk
  const clause = hearing.clauses.length === 1 ? hearing.whole : heaviest(hearing.clauses)
  const least = (intent: string) => (BARE.test(intent) ? SAME : SOUND.test(intent) ? SURE : 0)
  const act = clause.acts.find(({ intent, score }) => score >= least(intent)) ?? NO_ACT
  const [theme] = clause.themes
  const [hit] = clause.stories
  // In the middle of something only what is clearly another matter changes it.
  const going = isGoingOn(talk)
  const isTheme = theme !== undefined && theme.score >= (going ? THEME_SURE : THEME_TOLD)
  const told = toldIn(talk, clause)
  if (told?.isFirst && act.score < NEAR) return { parts: [told.say ?? listened(talk)], ask: told.ask }
  const line =
    act.score >= (going ? SURE : told ? LIKELIER : LIKELY) && (act.score >= SURE || !isTheme || theme.score < act.score + 0.1)
      ? actLine(talk, act.intent)
      : null
  if (line) return withAsk(talk, { parts: [line], act: act.intent }, clause)
  const mayTell = !(isTheme && pack.themes[theme.intent]!.heavy) && clause.mood !== 'bad' && hit
  const story = mayTell && hit.keys >= 2 ? tellStory(talk, hit.story.id) : null
  const tone = clause.mood === null ? null : toneLine(talk, clause.mood)
  if (story) return tone ? { ...story, parts: [tone, ...story.parts] } : story
  if (isTheme) {
    const listen = fresh(talk, `t:${theme.intent}`, pack.themes[theme.intent]!.listen) ?? tone
    const ask = fresh(talk, `u:${theme.intent}`, pack.themes[theme.intent]!.ask)
    if (listen || ask)
      return { parts: [listen ?? listened(talk)], ask: ask ?? any(talk, 'ask', pack.speech.listening.ask), theme: theme.intent }
  }
  // 'I'm Jonas and live in Leipzig' is answered by the name; then it is the character's turn to ask.
  if (Object.keys(talk.newFacts).some((key) => !TOLD_IN_PASSING.test(key)) && tone === null && !told)
    return goOnWith(talk, null) ?? onlyAsk(talk, 'my-name')
  const tail = tailLine(talk, clause)
  const say = tone ?? told?.say ?? listened(talk)
  const goingOn = goOnWith(talk, say)
  if (goingOn) return goingOn
  return withAsk(talk, { parts: tail ? [tail, say] : [say] }, clause)
}

const heaviest = (clauses: Clause[]): Clause =>
  clauses.toSorted((a, b) => Math.max(top(b).score, b.themes[0]?.score ?? 0) - Math.max(top(a).score, a.themes[0]?.score ?? 0))[0]!
const toneLine = (talk: Talk, mood: 'good' | 'bad') =>
  fresh(talk, `tone-${mood}`, talk.card.pack.tones?.[mood === 'good' ? 'good' : 'hard'])
const listened = (talk: Talk) => fresh(talk, 'listening', talk.card.pack.listening) ?? any(talk, 'listen', talk.pack.speech.listening.say)
