// The reader asks the character something: a fact of its card, a story, a line of its own for that kind of question, or an honest
// 'that was never written' with something to go on with.
import type { Heard } from '../reading.ts'
import { FRAMES } from '../packs.ts'
import { actLine, anyFrame, type Move, ownActLine, ownQuestion, pack, type Scene } from '../scene.ts'
import { advise, giveView, isAdviceAsked, shrug } from './asked-for.ts'
import { chooseBetween } from './either-or.ts'
import { factMove, fromCard, kinQuestion, single, storyMove, tellStory } from './from-card.ts'
import { fromBank, SURE_OF_ASKED, SURE_OF_QUESTION } from './from-bank.ts'
import { pastTheEdge } from './past-the-edge.ts'
import { storyAsked } from './story-asked.ts'

const ACT_MIN = 0.35

/** 'Can I ask you something about tomatoes?' wants a yes before anything else. */
const MAY_I = /\b(?:can|may|could|might) i (?:just )?(?:ask|tell) (?:you )?(?:something|a (?:\w+ )?question|about)\b/i

/** 'The craziest thing you ever delivered' is a story, whatever it was. */
const SUPERLATIVE =
  /\b(?:craziest|strangest|weirdest|funniest|oddest|scariest|saddest|wildest|most (?:interesting|beautiful|embarrassing|dangerous|unusual|annoying|memorable)|best|worst) (?:\w+ )?(?:you(?:'ve| have)?|that (?:ever )?happened|to happen)\b/i

/** 'What's the oldest thing you've ever touched?' */
const MOST_EVER = /\b(?:\w{3,}est|most \w+|best|worst|first) (?:\w+ ){0,3}you(?:'ve| have)? ever\b/i
/** 'I'm new, how does this work?' */
const HOW_IT_WORKS =
  /\bhow (?:does|do) (?:this|it|things|that) (?:\w+ )?work (?:here)?\b|\bhow (?:does|do) (?:this|it|things) (?:all |even |actually )?work\s*(?:here)?\s*\?*$|\bwhat (?:do|am) i (?:do|supposed to do|meant to do)(?: in)? here\b|\bwhat (?:is|can i do in) this place\b/i
/** 'Tell me something nice instead.' */
const TELL_ME =
  /\b(?:tell|give) me (?:something|anything) (?:nice|good|else|happy|lovely|beautiful|interesting|strange|weird|cool|new|true|about (?:you|yourself))\b/i

/** 'Tell me something nobody ever asks you.' */
const NOBODY_ASKS =
  /\b(?:something|anything|a thing|what) (?:that )?(?:nobody|no ?one|not many(?: people)?|most people|people) (?:else )?(?:ever|never|don'?t|hardly|really|usually)* ?(?:ever )?(?:asks?|knows?|wants? to know|noticed?s?)\b/i

/** 'Is this the clock guy?', 'so you're a bike messenger?' */
export const IS_IT_YOU =
  /^(?:(?:hello|hi|hey|oh|ok|wait|and|so),? )*(?:is this|is that|are you|so you'?re|you'?re|you are|you must be) (?:the|a|an|that) (?!(?:good|bad|nice|happy|sad|fan|morning|night|person|bit|little|lot|same|only|one|kind|sort|type|real|human|bot)\b)[\w -]{3,30}\?$/i

export function answerQuestion(scene: Scene, heard: Heard): Move | null {
  const [act] = heard.acts
  if (MAY_I.test(heard.clause.text)) return single(actLine(scene, 'may-i-ask'), 'may-i-ask')
  if (IS_IT_YOU.test(heard.clause.text) && scene.indexes.card.facts.has('work')) return factMove(scene, 'work')
  return (
    kinQuestion(scene, heard) ??
    specialAct(scene, heard, act?.intent ?? '', act?.score ?? 0) ??
    fromBank(scene, hasOwn(scene, heard) ? SURE_OF_ASKED : SURE_OF_QUESTION, [heard]) ??
    namedStory(scene, heard) ??
    chooseBetween(scene, heard) ??
    advise(scene, heard) ??
    fromCard(scene, heard) ??
    giveView(scene, heard) ??
    shrug(scene, heard) ??
    pastTheEdge(scene, heard)
  )
}

/** 'Do you get lonely?' has an answer of its own beside what is said of all feelings. */
const answeredOfItself = (scene: Scene, heard: Heard): Move | null =>
  heard.bank[0] && pack(scene).answers?.[heard.bank[0].situation.id] ? fromBank(scene, SURE_OF_QUESTION, [heard]) : null

const OWN_ACT = 0.55
/** The card has lines of its own for just that kind of question. */
const hasOwn = (scene: Scene, { acts: [act], bank }: Heard): boolean =>
  !(bank[0] && pack(scene).answers?.[bank[0].situation.id]) &&
  act !== undefined &&
  act.score >= OWN_ACT &&
  act.intent.startsWith('ask-') &&
  ownActLine(scene, act.intent) !== null

const STORY_NAMED = 0.6
/** What the character has to tell of the very thing goes before what anybody may advise. */
function namedStory(scene: Scene, heard: Heard): Move | null {
  const hit = isAdviceAsked(heard) ? storyAsked(scene, heard) : undefined
  return hit?.byKey && hit.score >= STORY_NAMED ? storyMove(scene, heard, hit.story.id) : null
}

function specialAct(scene: Scene, heard: Heard, act: string, score: number): Move | null {
  if (HOW_IT_WORKS.test(scene.reading.text)) return { parts: [anyFrame(scene, 'how-it-works', FRAMES.howItWorks)], act: 'ask-place' }
  if (SUPERLATIVE.test(heard.clause.text) || MOST_EVER.test(heard.clause.text) || TELL_ME.test(heard.clause.text))
    return tellStory(scene, heard)
  if (NOBODY_ASKS.test(heard.clause.text)) return nobodyAsked(scene, heard)
  if (score < ACT_MIN) return null
  if (act === 'ask-joke') return single(scene.voice.fresh('jokes', pack(scene).jokes) ?? actLine(scene, act), act)
  if (act === 'ask-story') return tellStory(scene, heard)
  if (act === 'ask-feelings')
    return answeredOfItself(scene, heard) ?? single(actLine(scene, act, (text) => /\bAI\b/.test(text)) ?? actLine(scene, act), act)
  if (act === 'may-i-ask') return single(actLine(scene, act), act)
  if (act === 'ask-question' || act === 'ask-topic') {
    const question = ownQuestion(scene, { near: heard.query, any: true })
    return question ? { parts: [question.line], pending: question.id, act } : single(actLine(scene, act), act)
  }
  if (act === 'change-subject' && score >= 0.55) return single(actLine(scene, act), act)
  return null
}

/** A secret or a habit of the character's, else a story. */
function nobodyAsked(scene: Scene, heard: Heard): Move | null {
  const { facts } = scene.indexes.card
  const id = ['secret', 'habit'].find((name) => facts.has(name) && scene.voice.fresh(`f:${name}`, [name]))
  const told = id ? factMove(scene, id) : tellStory(scene, heard)
  return told && { ...told, parts: [anyFrame(scene, 'nobody-asks', FRAMES.nobodyAsks), ...told.parts] }
}
