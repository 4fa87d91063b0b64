// What the card itself has for a question: a fact, a story, a line for that kind of question.
import { ASKED_KIN } from '../kin.ts'
import { FRAMES } from '../packs.ts'
import type { Heard } from '../reading.ts'
import { actLine, anyFrame, frame, type Move, ownActLine, ownQuestion, type Scene, storyLine } from '../scene.ts'
import { endsOpen, type Line } from '../voice.ts'
import { giveView, isAdviceAsked } from './asked-for.ts'
import { THEME_MIN } from './heard-most.ts'
import { storyAsked, touches } from './story-asked.ts'

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
/** With what its words are worth: named in the question, if told otherwise. */
const STORY_NAMED = 0.4
/** A line of the character's own for just that question goes before a story that merely shares a word with it. */
const ACT_SURE = 0.7
/** Acts that ask for what a story tells just as well. */
const ASKS_OF_IT = /^ask-(?:food|music|film-book|travel|hobby|work|family|home|like-this|opinion|regret|achievement|fear)$/
/** Acts whose lines say that one does not know: tried when nothing else fits. */
const CATCH_ALL = /^ask-(?:opinion|like-this|belief|ever|favourite)$/
/** 'What do you do when it rains?' does not ask for a trade. */
const NOT_THE_TRADE =
  /\bwhat (?:do|did|would) you (?:usually |normally )?do (?:when|if|to|with|about|against|after|before|on|in the|at|as soon)\b/i
/** 'How old are your plants?' does not ask for the character's own age, nor 'do you eat while reading?' for a book. */
const OF_ONESELF: Record<string, RegExp> = {
  age: /\b(?:are you|your age|you born|your birthday|were you)\b/i,
  name: /\b(?:your (?:\w+ )?name|call you|who are you|you called|you go by)\b/i,
}
const fitsFact = (fact: string, text: string): boolean => OF_ONESELF[fact]?.test(text) ?? (fact !== 'work' || !NOT_THE_TRADE.test(text))
/** The fact that answers a kind of question, where the card has no line of its own for it. */
const FACT_OF: Record<string, string[]> = {
  'ask-name': ['name'], 'ask-age': ['age'], 'ask-origin': ['origin'], 'ask-home': ['home'], 'ask-work': ['work'], 'ask-family': ['family'],
  'ask-fear': ['fear'], 'ask-dream': ['dream'], 'ask-hobby': ['hobby', 'habit'], 'ask-secret': ['secret'], 'ask-food': ['food'],
  'ask-music': ['music'], 'ask-film-book': ['book', 'film'], 'ask-travel': ['travel'], 'ask-regret': ['regret'], 'ask-self': ['work', 'home', 'origin'], 'ask-achievement': ['proud', 'achievement', 'learned'],
} // prettier-ignore

export function fromCard(scene: Scene, heard: Heard): Move | null {
  const facts = heard.facts.filter(({ intent }) => fitsFact(intent, heard.clause.text))
  const [fact] = facts
  const act = heard.acts.find(
    ({ intent, score }) =>
      score >= (GUARDED.test(intent) ? GUARDED_MIN : ACT_MIN) &&
      !(intent === 'ask-compare' && isAdviceAsked(heard)) &&
      (intent !== 'ask-work' || !NOT_THE_TRADE.test(heard.clause.text)),
  )
  const hit = storyAsked(scene, heard)
  const factScore = fact?.score ?? 0
  const ofAct = act && facts.find(({ intent, score }) => score >= FACT_OF_ACT && FACT_OF[act.intent]?.includes(intent))
  if (fact && factScore >= FACT_SURE) return factMove(scene, fact.intent)
  if (ofAct) return factMove(scene, ofAct.intent)
  if (
    hit &&
    ((hit.byKey && (hit.nearness >= (isAdviceAsked(heard) ? STORY_NEAR : STORY_KEYED) || hit.score >= STORY_NAMED)) ||
      hit.nearness >= STORY_SURE) &&
    !(act && act.score >= ACT_SURE && !ASKS_OF_IT.test(act.intent))
  )
    return storyMove(scene, heard, hit.story.id)
  const line = act && !CATCH_ALL.test(act.intent) ? ownActMove(scene, heard, act.intent) : null
  if (line) return line
  if (fact && factScore >= FACT_LIKELY) return factMove(scene, fact.intent)
  if (hit && (hit.nearness >= STORY_NEAR || (hit.byKey && hit.nearness >= STORY_KEYED_LOOSE))) return storyMove(scene, heard, hit.story.id)
  // Lines that any of the cast may say know nothing of a cook's kitchen: a card that can say of its own that it does not know does so.
  const knowsNot =
    ownActLine(scene, 'edge') !== null && (act?.intent.startsWith('ask-') ?? false) && !AUTHORED_FOR_ALL.test(act?.intent ?? '')
  return (
    giveView(scene, heard) ??
    (hit && touches(hit, heard) ? storyMove(scene, heard, hit.story.id) : null) ??
    (act ? (ownActMove(scene, heard, act.intent) ?? (knowsNot ? null : commonActMove(scene, heard, act.intent))) : null)
  )
}
/** Of these the common lines are right for everybody. */
const AUTHORED_FOR_ALL =
  /^ask-(?:feelings|place|self|busy|how-works|write|normal|about-me|compare|advice|opinion|knowledge|time|weather|arithmetic|like-this|belief|love)$/

/** 'What would you be?' is not answered with 'the first one', nor 'tea or coffee?' with 'a bridge'. */
function answersChoice(asked: string, line: string): boolean {
  const isBeing = /\bI(?:'d| would)(?: like to| choose to)? be\b/.test(line)
  return /\bwould you be\b/i.test(asked) ? isBeing : /\b(?:rather|or|prefer|choose|pick)\b/i.test(asked) && !isBeing
}

/** The card's own line for that kind of question, else the fact that answers it. */
function ownActMove(scene: Scene, heard: Heard, act: string): Move | null {
  const own = ownActLine(scene, act, act === 'ask-compare' ? (text) => answersChoice(heard.clause.text, text) : undefined)
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

/** Forty children in a chorus are not one's own. */
const OF_MINE = /\b(?:my|our|we|I'm|I've|I (?:was|am|had|have|never|got)|had|no)\b/
const IS_PARENT = /\bare you an? (?:\w+ )?(?:mother|father|mum|mom|dad|parent)\b/i
/** A question about children is not answered with a sister. */
export function kinQuestion(scene: Scene, { clause, facts }: Heard): Move | null {
  if (
    !/\b(?:do you have|have you (?:got|any)|any|got any|tell me about your|are you|your|about your)\b/i.test(clause.text) ||
    /\bmy\b/i.test(clause.text)
  )
    return null
  const asked = Object.entries(ASKED_KIN).find(([, { ask }]) => ask.test(clause.text))
  if (!asked) return null
  const [kin, { answer }] = IS_PARENT.test(clause.text) ? (['children', ASKED_KIN.children!] as const) : asked
  const known = facts.filter(({ score }) => score >= 0.33).map(({ intent }) => scene.indexes.card.facts.get(intent)!)
  const fact = known.find(({ say }) => answer.test(say))
  if (fact) return factMove(scene, fact.id)
  const story = [...scene.indexes.card.stories.values()].find(({ text }) => answer.test(text) && OF_MINE.test(text))
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

export function factMove(scene: Scene, id: string): Move {
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

export function storyMove(scene: Scene, heard: Heard, id: string): Move {
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

export const themeName = ({ themes }: Heard): string | null => (themes[0] && themes[0].score >= THEME_MIN ? themes[0].intent : null)
export const back = (scene: Scene): Line | null => frame(scene, 'reciprocal', FRAMES.reciprocal)
export const single = (line: Line | null, act: string): Move | null => (line ? { parts: [line], act } : null)
