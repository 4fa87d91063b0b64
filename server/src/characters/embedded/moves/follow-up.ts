// 'Why?', 'and then?', 'really?', 'and you?': what only has a meaning after the line before it. A story that was begun goes on.
import { FRAMES } from '../packs.ts'
import { actLine, anyActLine, anyFrame, frame, hear, moreLine, type Move, ownQuestion, pack, type Scene, storyLine } from '../scene.ts'
import { moreOfAnswer } from '../matter.ts'
import type { Heard } from '../reading.ts'
import { smallWord } from '../small-words.ts'
import { situationTold } from '../situations.ts'
import type { EngineState } from '../state.ts'
import { endsOpen } from '../voice.ts'
import { isAdviceAsked } from './asked-for.ts'
import { answerTrade, moreOfTrade } from './asked-of-trade.ts'
import { answerElliptic, answerWould } from './elliptic.ts'
import { afterStory, single, tellStory } from './from-card.ts'
import { SURE } from './from-bank.ts'
import { answerQuestion } from './question.ts'
import { pattern } from '../../pattern.ts'

const STORY_TURNS = 3
/** Said of a story that was told a while ago, too. */
const MORE_OF_IT = /\b(?:more|go on|keep going|continue|happened|end)\b/i
/** A longer question has a matter of its own. */
const BACK_WORDS_MAX = 7
const BEHIND_FACT_MIN = 0.3
const REACTIONS = new Set(['wow', 'laugh', 'ok', 'likes-that', 'reacts-odd', 'reacts-dark', 'lucky-you'])
const GOES_ON = new Set(['tell-more', 'why', 'what'])
const GUARDED = /^(?:contact|instructions|human|prices|minor)$/
/** 'and you like it?', 'is it good?': the thing just told. */
const ASKS_OF_IT = pattern('i')`
    ^(?:and |so |but |oh )*(?:(?:do|did|don't) )?(?:you )?(?:really )?(?:like|enjoy|love) (?:it|that)\s*\?*$|^(?:and |so |but )*(?:is|was) (?:it|that) (?:any )?(?:good|nice|fun|hard|difficult|beautiful|true|far|big|old|scary)\s*\?*$
  `
/** 'No, I was joking about the bank', 'I just told you': said of an answer that went past the question. */
const CORRECTS = pattern('i')`
    ^(?:no+|nah|what\?+ no|huh|sorry|um+|wait|but|ok(?:ay)?)?[,.?! ]*(?:(?:no|but|wait),? )?(?:i (?:just|already|literally) (?:told|said|answered|wrote)|i was (?:joking|kidding|talking about|being sarcastic)|i (?:was )?(?:only )?joking|i'?m joking|that was a joke|it was a joke
    |i meant (?:the|my|that|a|to|here|this|in|with)|i mean (?:here|this|in here|your?s?)\b|i didn'?t (?:say|mean) (?:that|it)\b|i didn'?t mean (?:anything|i)\b|i didn'?t say (?:anything (?:like|about)|i)\b|that'?s not (?:what i|my (?:question|point)|it\b)|you (?:misunderst\w+|got (?:me|that|it) wrong|missed (?:the|my) point|didn'?t (?:answer|listen|read))|i never said|i said (?:no|yes|\w+,? not \w+)[.!]*$|you(?:'re| are)(?: still)? not listening|you aren'?t listening|not what i (?:meant|said|asked))
    |^(?:no+|nah)[, ].*\bi (?:was (?:joking|kidding)|(?:just|already) (?:told|said))\b
  `
/** 'No, have you?' */
const TURNED_ROUND =
  /^(?:(?:no|yes|yeah|nah|never|not really|sometimes|often|maybe|i (?:do|don'?t|have|haven'?t|did|didn'?t|am|was))[,.! ]+)*(?:and )?(?:do|have|did|are|can|were|will) (?:you|u)\s*\?+$/i
const ASKED_TOO_MUCH = pattern('i')`
    \b(?:you|u) (?:just |really |always |only )?(?:ask|keep asking|gonna ask|going to ask)(?: me)? (?:so many|a lot of|too many|lots of|(?:me )?questions|nothing but)|\b(?:so many|too many|enough) questions\b|\bstop asking\b|\bis this an (?:interview|interrogation)\b
    |\b(?:questions|asking) (?:all (?:night|day|evening|the time)|only)
  `
/** 'Like, wet?', 'so a kind of soup?': whether it was understood. */
const CLARIFIES =
  /^(?:like|so|you mean|meaning|as in|wait|so like),? (?!(?:you'?re|you are|do|did|are|is|what|who|how|why|where|when|can|will|have)\b)(?:\S+ ){0,3}\S+\?$/i
/** To a riddle. */
const GIVES_UP =
  /^(?:(?:ok(?:ay)?|hm+|no|um+|well|sorry|so),? )*(?:i (?:give up|don'?t know|have no (?:idea|clue)|can'?t guess)|no (?:idea|clue)|dunno|(?:what(?:'s| is)|tell me) the (?:answer|solution)|what is it|give up)\b.{0,20}$/i
const MORE_WORDS_MAX = 3
const AGAIN = /\b(?:another|one more|more|again|next)\b/i
const POINTS_BACK = /\b(?:it|that|this|he|she|they|him|her|them|there|then|those|these|one|his|their)\b/i
/** What 'and you?' asks for after the reader spoke of something of their own. */
const SAME_OF_YOU: Record<string, string> = {
  'my-work': 'what do you do for a living', 'my-study': 'what did you study', 'my-family': 'tell me about your family', 'my-pet': 'do you have a pet',
  'my-partner': 'is there someone in your life', 'my-hobby': 'what are your hobbies', 'my-food': "what's your favourite food", 'my-travel': 'do you travel',
  'my-move': 'where do you live', 'my-weather': "what's the weather like where you are", 'my-name': "what's your name", 'my-birthday': 'how old are you',
  'my-plan': 'what do you still want to do', 'feels-fine': 'how are you', 'feels-happy': 'how are you', 'feels-tired': 'how are you', 'greeting': 'how are you',
  'how-are-you': 'how are you', 'my-mishap': "what's the worst thing that ever happened to you", 'feels-nostalgic': 'where did you grow up', 'feels-anxious': 'what are you afraid of',
} // prettier-ignore

export async function followUp(scene: Scene): Promise<Move | null> {
  const { reading, state } = scene
  const word = smallWord(reading.text)?.act ?? null
  const last = reading.clauses.at(-1)!
  if ((word ?? smallWord(last.clause.text)?.act) === 'reciprocal' || TURNED_ROUND.test(reading.text)) return returnQuestion(scene)
  if (CORRECTS.test(reading.text)) return takeCorrection(scene)
  if (ASKED_TOO_MUCH.test(reading.text)) return tellInstead(scene)
  const again = sameAgain(scene)
  if (again) return again
  if (word === 'why' && GUARDED.test(state.lastAct ?? '')) return { parts: [anyActLine(scene, state.lastAct!)], act: state.lastAct }
  const top = reading.whole.acts[0]
  const act =
    word ??
    (top &&
    top.score >= 0.55 &&
    (GOES_ON.has(top.intent) || (REACTIONS.has(top.intent) && !isKnown(reading.whole))) &&
    reading.whole.clause.words <= 8
      ? top.intent
      : null)
  const would = answerWould(scene)
  if (would) return answerTrade(scene) ?? would
  const elliptic = answerElliptic(scene)
  if (elliptic) return (await goOn(scene, act !== null && REACTIONS.has(act) ? act : 'tell-more')) ?? elliptic
  if (act !== null && (GOES_ON.has(act) || REACTIONS.has(act))) return goOn(scene, act)
  if (GIVES_UP.test(reading.text)) return moreOfTrade(scene)
  if (CLARIFIES.test(reading.text)) return moreOfTrade(scene) ?? { parts: [anyFrame(scene, 'clarify', FRAMES.clarify)], act: 'what' }
  if (ASKS_OF_IT.test(reading.text)) return (await behindFact(scene)) ?? goOn(scene, 'tell-more')
  return pointsBack(scene) ? goOn(scene, 'tell-more') : null
}

/** The bank knows what was said: 'I'll try earplugs' is more than an 'ok'. */
const isKnown = ({ bank }: Heard): boolean => (bank[0]?.score ?? 0) >= SURE

/** The reader was misunderstood: what was taken for the matter is dropped. */
function takeCorrection(scene: Scene): Move {
  const act = 'not-what-i-meant'
  const line = actLine(scene, act, (text) => !endsOpen(text)) ?? actLine(scene, act) ?? anyActLine(scene, act)
  const told = situationTold(scene)?.ask
  const ask = told ?? frame(scene, 'corrected', FRAMES.corrected)
  return { parts: [line, ...(told ? [told] : [])], ask, act, theme: null, pending: null, story: null }
}

/** The reader has been asked enough: now the character gives something of its own, and asks nothing. */
function tellInstead(scene: Scene): Move {
  const lead = anyFrame(scene, 'asked-too-much', FRAMES.askedTooMuch)
  const story = tellStory(scene, scene.reading.whole)
  return { ...story, parts: [lead, ...(story?.parts ?? []).filter(({ text }) => !endsOpen(text))], ask: null, isFinal: true, pending: null }
}

/** 'Another one' after a joke, a story or a question of the character's. */
function sameAgain(scene: Scene): Move | null {
  const { reading, state } = scene
  if (!AGAIN.test(reading.text) || reading.whole.clause.words > 8) return null
  if (state.lastAct === 'ask-joke') {
    const joke = scene.voice.fresh('jokes', pack(scene).jokes) ?? actLine(scene, 'ask-joke')
    return joke && { parts: [joke], act: 'ask-joke' }
  }
  if (state.lastAct === 'ask-story' && /\b(?:another|one more)\b/i.test(reading.text)) return tellStory(scene, reading.whole)
  return reading.whole.clause.words <= MORE_WORDS_MAX ? moreOfTrade(scene) : null
}

/** A question that means the story just told: 'was it good?', 'did she find out?' */
function pointsBack({ reading, state }: Scene): boolean {
  const { clause, acts, facts, asked, stories } = reading.whole
  if (!state.story || !justTold(state) || !clause.isQuestion || clause.words > BACK_WORDS_MAX || isAdviceAsked(reading.whole)) return false
  const knowsBetter =
    (facts[0]?.score ?? 0) >= 0.58 ||
    (asked[0]?.score ?? 0) >= 0.58 ||
    (acts[0]?.score ?? 0) >= 0.5 ||
    (reading.whole.themes[0]?.score ?? 0) >= 0.6 ||
    (stories[0]?.byKey && stories[0].nearness >= 0.36 && stories[0].story.id !== state.story.id)
  return POINTS_BACK.test(clause.text) && !knowsBetter
}

const justTold = (state: EngineState): boolean => state.story !== null && state.turn - state.story.turn <= 1

async function goOn(scene: Scene, act: string): Promise<Move | null> {
  const { state, indexes } = scene
  const turns = MORE_OF_IT.test(scene.reading.text) ? STORY_TURNS : 1
  const story = state.story && state.turn - state.story.turn <= turns ? indexes.card.stories.get(state.story.id) : undefined
  const told = state.story?.told ?? 0
  // A mere reaction carries a story on once; after that it is the reader's turn.
  const more = story && (!REACTIONS.has(act) || (told === 0 && act !== 'ok' && justTold(state))) ? moreLine(scene, story) : null
  if (!story || !more)
    return act === 'tell-more' || act === 'why' ? (moreOfTrade(scene) ?? single(moreOfAnswer(scene), act) ?? behindFact(scene)) : null
  const question = ownQuestion(scene, { among: story.asks })
  const opener = REACTIONS.has(act) ? scene.voice.fresh(`r:${act}`, FRAMES.openers[act as 'wow']) : null
  return {
    parts: opener ? [opener, more] : [more],
    ask: question?.line ?? null,
    pending: question?.id ?? null,
    story: { id: story.id, told: told + 1, turn: state.turn },
    act: 'tell-more',
  }
}

/** 'Tell me more' after a fact: the story that stands nearest to it. */
async function behindFact(scene: Scene): Promise<Move | null> {
  const fact = scene.indexes.card.facts.get((scene.state.lastAct ?? '').replace(/^ask-/, ''))
  if (!fact) return null
  const hit = (await hear(scene, fact.say)).stories.find(({ story, nearness }) => nearness >= BEHIND_FACT_MIN && storyLine(scene, story))
  if (!hit) return null
  return {
    parts: [storyLine(scene, hit.story)!],
    ...afterStory(scene, hit.story.id),
    story: { id: hit.story.id, told: 0, turn: scene.state.turn },
    act: 'tell-more',
  }
}

/** 'And you?': the same question, turned round. */
async function returnQuestion(scene: Scene): Promise<Move> {
  const { reading, state, indexes, before, voice } = scene
  const spoken = reading.clauses.length > 1 ? reading.clauses[0]!.acts.find(({ score }) => score >= 0.4)?.intent : undefined
  const probe = SAME_OF_YOU[spoken ?? ''] ?? SAME_OF_YOU[state.lastAct ?? '']
  const asked = before.match(/[^.!?]*\?\s*$/)?.[0].trim()
  const opener = spoken && spoken in FRAMES.openers ? voice.fresh(`r:${spoken}`, FRAMES.openers[spoken as 'feels-fine']) : null
  const withOpener = (move: Move): Move => (opener ? { ...move, parts: [opener, ...move.parts] } : move)

  if (state.pending && !spoken) {
    const own = [...indexes.card.stories.values()].find((story) => story.asks.includes(state.pending!.id) && storyLine(scene, story))
    if (own) return { parts: [storyLine(scene, own)!], story: { id: own.id, told: 0, turn: state.turn } }
  }
  const answered = probe ? answerQuestion(scene, await hear(scene, probe)) : null
  if (answered) return withOpener(answered)
  if (asked) {
    const heard = await hear(scene, asked)
    const [fact] = heard.facts
    const [hit] = heard.stories
    if (fact && fact.score >= 0.55)
      return withOpener(answerQuestion(scene, heard) ?? { parts: [anyFrame(scene, 'you-back', FRAMES.youBack)] })
    const line = hit && hit.nearness >= 0.36 ? storyLine(scene, hit.story) : null
    if (line) return withOpener({ parts: [line], story: { id: hit!.story.id, told: 0, turn: state.turn } })
  }
  return withOpener({ parts: [actLine(scene, 'how-are-you') ?? anyFrame(scene, 'you-back', FRAMES.youBack)] })
}
