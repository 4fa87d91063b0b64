// The reader asks the character something: a fact of its card, a story, a line of its own for that kind of question, or an honest
// 'that was never written' with something to go on with.
import { ASKED_KIN } from '../kin.ts'
import { FRAMES } from '../packs.ts'
import { actLine, anyFrame, frame, type Move, ownActLine, ownQuestion, pack, type Scene, storyLine } from '../scene.ts'
import type { Heard } from '../reading.ts'
import { endsOpen, type Line } from '../voice.ts'
import { advise, giveView, shrug } from './asked-for.ts'
import { THEME_MIN } from './heard-most.ts'

const FACT_SURE = 0.62
const FACT_LIKELY = 0.54
/** Enough where the act says the same. */
const FACT_OF_ACT = 0.4
const ACT_MIN = 0.35
/** What the rules for guard acts have not seen is one only beyond doubt. */
const GUARDED = /^(?:human|instructions|contact|prices|grief|crisis|minor|remember-me)$/
const GUARDED_MIN = 0.75
const STORY_KEYED = 0.26
const STORY_NEAR = 0.42
const STORY_KEYED_LOOSE = 0.16
const STORY_SURE = 0.5
/** A line of the character's own for just that question goes before a story that merely shares a word with it. */
const ACT_SURE = 0.7
/** Acts that ask for what a story tells just as well. */
const ASKS_OF_IT = /^ask-(?:food|music|film-book|travel|hobby|work|family|home|like-this|opinion|regret|achievement|fear)$/
/** Acts whose lines say that one does not know: tried when nothing else fits. */
const CATCH_ALL = /^ask-(?:opinion|like-this|belief|ever|favourite)$/
/** 'What do you do when it rains?' does not ask for a trade. */
const NOT_THE_TRADE =
  /\bwhat (?:do|did|would) you (?:usually |normally )?do (?:when|if|to|with|about|against|after|before|on|in the|at|as soon)\b/i
/** The fact that answers a kind of question, where the card has no line of its own for it. */
const FACT_OF: Record<string, string[]> = {
  'ask-name': ['name'], 'ask-age': ['age'], 'ask-origin': ['origin'], 'ask-home': ['home'], 'ask-work': ['work'], 'ask-family': ['family'],
  'ask-fear': ['fear'], 'ask-dream': ['dream'], 'ask-hobby': ['hobby', 'habit'], 'ask-secret': ['secret'], 'ask-food': ['food'],
  'ask-music': ['music'], 'ask-film-book': ['book', 'film'], 'ask-travel': ['travel'], 'ask-regret': ['regret'], 'ask-self': ['work', 'home', 'origin'], 'ask-achievement': ['proud', 'achievement', 'learned'],
} // prettier-ignore

/** 'Can I ask you something about tomatoes?' wants a yes before anything else. */
const MAY_I = /\b(?:can|may|could|might) i (?:just )?(?:ask|tell) (?:you )?(?:something|a (?:\w+ )?question|about)\b/i

export function answerQuestion(scene: Scene, heard: Heard): Move | null {
  const [act] = heard.acts
  if (MAY_I.test(heard.clause.text)) return single(actLine(scene, 'may-i-ask'), 'may-i-ask')
  return (
    kinQuestion(scene, heard) ??
    specialAct(scene, heard, act?.intent ?? '', act?.score ?? 0) ??
    advise(scene, heard) ??
    fromCard(scene, heard) ??
    giveView(scene, heard) ??
    shrug(scene, heard) ??
    pastTheEdge(scene, heard)
  )
}

/** A question about children is not answered with a sister. */
function kinQuestion(scene: Scene, { clause, facts }: Heard): Move | null {
  if (
    !/\b(?:do you have|have you (?:got|any)|any|got any|tell me about your|are you|your|about your)\b/i.test(clause.text) ||
    /\bmy\b/i.test(clause.text)
  )
    return null
  const asked = Object.entries(ASKED_KIN).find(([, { ask }]) => ask.test(clause.text))
  if (!asked) return null
  const [kin, { answer }] = asked
  const known = facts.filter(({ score }) => score >= 0.33).map(({ intent }) => scene.indexes.card.facts.get(intent)!)
  const fact = known.find(({ say }) => answer.test(say))
  if (fact) return factMove(scene, fact.id)
  const story = [...scene.indexes.card.stories.values()].find(({ text }) => answer.test(text))
  const line = story && storyLine(scene, story)
  if (line) return { parts: [line], ...afterStory(scene, story.id), story: { id: story.id, told: 0, turn: scene.state.turn } }
  if (/^(?:children|partner|dog|cat)$/.test(kin) && known.length > 0 && known[0]!.ask.some((text) => ASKED_KIN[kin]!.ask.test(text)))
    return null
  const none = anyFrame(scene, 'no-kin', FRAMES.noKin)
  return {
    parts: [{ ...none, text: none.text.replace('{kin}', kin === 'children' ? 'children' : kin) }],
    ask: frame(scene, 'no-kin-ask', FRAMES.noKinAsk),
    act: 'ask-family',
  }
}

function specialAct(scene: Scene, heard: Heard, act: string, score: number): Move | null {
  if (score < ACT_MIN) return null
  if (act === 'ask-joke') return single(scene.voice.fresh('jokes', pack(scene).jokes) ?? actLine(scene, act), act)
  if (act === 'ask-story') return tellStory(scene, heard)
  if (act === 'ask-feelings') return single(actLine(scene, act, (text) => /\bAI\b/.test(text)) ?? actLine(scene, act), act)
  if (act === 'may-i-ask') return single(actLine(scene, act), act)
  if (act === 'ask-question' || act === 'ask-topic') {
    const question = ownQuestion(scene, { near: heard.query, any: true })
    return question ? { parts: [question.line], pending: question.id, act } : single(actLine(scene, act), act)
  }
  if (act === 'change-subject' && score >= 0.55) return single(actLine(scene, act), act)
  return null
}

/** A story that was asked for: the nearest to the words ('the strangest place'), else to the topic, among those not told. */
export function tellStory(scene: Scene, heard: Heard): Move | null {
  const told = heard.stories.filter(({ story }) => storyLine(scene, story) !== null)
  const hit = told.find(({ byKey, score }) => byKey && score >= 0.35) ?? told[Math.floor(told.length * 0.2)]
  if (!hit) return single(actLine(scene, 'ask-story'), 'ask-story')
  return {
    parts: [storyLine(scene, hit.story)!],
    ...afterStory(scene, hit.story.id),
    story: { id: hit.story.id, told: 0, turn: scene.state.turn },
    act: 'ask-story',
  }
}

function fromCard(scene: Scene, heard: Heard): Move | null {
  const facts = heard.facts.filter(({ intent }) => intent !== 'work' || !NOT_THE_TRADE.test(heard.clause.text))
  const [fact] = facts
  const act = heard.acts.find(
    ({ intent, score }) =>
      score >= (GUARDED.test(intent) ? GUARDED_MIN : ACT_MIN) && (intent !== 'ask-work' || !NOT_THE_TRADE.test(heard.clause.text)),
  )
  const hit = heard.stories.find(({ story }) => storyLine(scene, story) !== null)
  const factScore = fact?.score ?? 0
  const ofAct = act && facts.find(({ intent, score }) => score >= FACT_OF_ACT && FACT_OF[act.intent]?.includes(intent))
  if (fact && factScore >= FACT_SURE) return factMove(scene, fact.intent)
  if (ofAct) return factMove(scene, ofAct.intent)
  if (
    hit &&
    ((hit.byKey && hit.nearness >= STORY_KEYED) || hit.nearness >= STORY_SURE) &&
    !(act && act.score >= ACT_SURE && !ASKS_OF_IT.test(act.intent))
  )
    return storyMove(scene, heard, hit.story.id)
  const line = act && !CATCH_ALL.test(act.intent) ? ownActMove(scene, heard, act.intent) : null
  if (line) return line
  if (fact && factScore >= FACT_LIKELY) return factMove(scene, fact.intent)
  if (hit && (hit.nearness >= STORY_NEAR || (hit.byKey && hit.nearness >= STORY_KEYED_LOOSE))) return storyMove(scene, heard, hit.story.id)
  return giveView(scene, heard) ?? (act ? (ownActMove(scene, heard, act.intent) ?? commonActMove(scene, heard, act.intent)) : null)
}

/** The card's own line for that kind of question, else the fact that answers it. */
function ownActMove(scene: Scene, heard: Heard, act: string): Move | null {
  const own = ownActLine(scene, act)
  if (own) return saying(scene, heard, act, own)
  const told = FACT_OF[act]?.find((id) => scene.indexes.card.facts.has(id) && scene.voice.fresh(`f:${id}`, [id]))
  return told ? factMove(scene, told) : null
}

/** A line that any of the cast may say. */
function commonActMove(scene: Scene, heard: Heard, act: string): Move | null {
  const line = actLine(scene, act)
  return line && saying(scene, heard, act, line)
}

const saying = (scene: Scene, heard: Heard, act: string, line: Line): Move => ({
  parts: [line],
  ask: endsOpen(line.text) ? null : back(scene),
  act,
  theme: themeName(heard),
})

function pastTheEdge(scene: Scene, heard: Heard): Move | null {
  const { clause } = heard
  const act = clause.toYou ? null : /\b(?:i|me|my|we|our|us)\b/i.test(clause.text) ? 'ask-advice' : 'ask-knowledge'
  const line = act ? actLine(scene, act) : null
  if (line) return { parts: [line], act }
  const would = /\bwould you\b/i.test(clause.text) ? frame(scene, 'would-you', FRAMES.wouldYou) : null
  if (would) return { parts: [would], act: null, theme: themeName(heard) }
  const isYesNo = !ASKS_WHICH.test(clause.text) && (clause.toYou || OF_THEM.test(clause.text))
  const ofThem =
    isYesNo && OF_THEM.test(clause.text) && /^(?:ask-|tell-more)/.test(scene.state.lastAct ?? '')
      ? frame(scene, 'of-them', FRAMES.ofThem)
      : null
  if (ofThem) return { parts: [ofThem], act: scene.state.lastAct }
  const own = ownActLine(scene, isYesNo ? (LIKING.test(clause.text) ? 'ask-like-this' : 'ask-ever') : 'edge')
  if (own) return { parts: [own], ask: endsOpen(own.text) ? null : back(scene), act: null, theme: themeName(heard) }
  if (isYesNo) {
    const no = frame(scene, 'echo', FRAMES.echo)
    const echo = echoOf(clause.text)
    if (no && echo) return { parts: [{ ...no, text: `${no.text} ${echo}` }], act: null, theme: themeName(heard) }
    if (no) return { parts: [no], ask: frame(scene, 'echo-ask', FRAMES.echoAsk), act: null, theme: themeName(heard) }
  }
  return {
    parts: [anyFrame(scene, 'edge', FRAMES.edge)],
    ask: anyFrame(scene, 'edge-ask', FRAMES.edgeAsk),
    act: null,
    theme: themeName(heard),
  }
}

/** 'Do they visit you?', 'did he ever come back?': somebody of the character's own, of whom no more is known. */
const OF_THEM = /^(?:and |but |so |oh )*(?:do|does|did|is|are|was|were|has|have|will|can|could) (?:he|she|they|it|him|her|them)\b/i
const LIKING = /\byou (?:\w+ )?(?:like|love|enjoy|prefer)\b|\bfan of\b|\bare you into\b/i
const ASKS_WHICH = /\b(?:what|who|where|when|why|how|which)\b/i
/** 'Have you ever …?' comes back as 'Have you?': the one repetition of the reader's words that is always right. */
function echoOf(text: string): string | null {
  const found = /\b(have|do|did|are|can|could|would|were|will) you\b/i.exec(text)
  if (!found) return null
  const verb = found[1]!.toLowerCase()
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} you?`
}

function factMove(scene: Scene, id: string): Move {
  const fact = scene.indexes.card.facts.get(id)!
  const fresh = scene.voice.fresh(`f:${id}`, [fact.say])
  const again = fresh ? null : anyFrame(scene, 'fact-again', FRAMES.factAgain)
  const line: Line = fresh ?? { text: fact.say, bucket: `f:${id}`, index: 0, size: 1 }
  return {
    parts: again ? [again, line] : [line],
    ask: endsOpen(line.text) ? null : frame(scene, 'reciprocal', FRAMES.reciprocal),
    act: `ask-${id}`,
  }
}

function storyMove(scene: Scene, heard: Heard, id: string): Move {
  const line = storyLine(scene, scene.indexes.card.stories.get(id)!)!
  const own = afterStory(scene, id)
  return {
    parts: [line],
    ...own,
    ask: own.ask ?? back(scene),
    story: { id, told: 0, turn: scene.state.turn },
    act: 'ask-story',
    theme: themeName(heard),
  }
}

/** The question that its author put after a story. */
export function afterStory(scene: Scene, id: string): { ask: Line | null; pending: string | null } {
  const question = ownQuestion(scene, { among: scene.indexes.card.stories.get(id)!.asks })
  return { ask: question?.line ?? null, pending: question?.id ?? null }
}

const themeName = ({ themes }: Heard): string | null => (themes[0] && themes[0].score >= THEME_MIN ? themes[0].intent : null)
const back = (scene: Scene): Line | null => frame(scene, 'reciprocal', FRAMES.reciprocal)
const single = (line: Line | null, act: string): Move | null => (line ? { parts: [line], act } : null)
