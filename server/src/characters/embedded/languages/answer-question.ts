// A question in another language, answered by what stands on the card, by a line that all share, or by the edge of the map.
import { handBack, THEME_MIN, withAsk } from './hand-back.ts'
import { actLine, any, anyActLine, fresh, inCare, type Move, type Talk, tellStory } from './talk.ts'
import { askedFor, isToldNotAsked } from './telling.ts'

const NEAR = 0.8
const SURE = 0.62
const LIKELY = 0.45
/** A question has the shape of many others. */
const LIKELY_OF_QUESTION = 0.52
const FACT_MIN = 0.45
/** So near, a fact of the character goes before a line that all share. */
const FACT_SURE = 0.75
/** What is asked about the world has the shape of any question. */
const OF_THE_WORLD = /^(?:politics|religion|philosophy|ask-knowledge|ask-arithmetic)$/

/** A fact of the card, a line for that kind of question, a story, else the edge of the map. */
export function answerQuestion(talk: Talk): Move | null {
  const clause = talk.hearing.clauses.findLast(({ isQuestion }) => isQuestion)
  if (!clause || isToldNotAsked(talk, clause)) return null
  const { pack, card } = talk
  const act = clause.acts[0] ?? { intent: '', score: 0 }
  // Not the moment for a joke or a story: care answers.
  if (inCare(talk) && (/^ask-(?:joke|story)$/.test(act.intent) || act.score < LIKELY)) return null
  const [fact] = clause.facts
  const isOwn = fact !== undefined && (fact.score >= FACT_SURE || (fact.score >= FACT_MIN && fact.score >= act.score - 0.1))
  const told = isOwn ? fresh(talk, `f:${fact.intent}`, [card.pack.facts[fact.intent]!.say]) : null // prettier-ignore
  if (told) return handBack(talk, { parts: [told], act: `ask-${fact!.intent}` })
  if (act.intent === 'ask-joke' && act.score >= LIKELY) return { parts: [fresh(talk, 'jokes', card.pack.jokes) ?? anyActLine(talk, 'ask-joke')], act: 'ask-joke' } // prettier-ignore
  const wantsStory = act.intent === 'ask-story' && act.score >= LIKELY
  const [hit] = clause.stories
  if (wantsStory || (hit && hit.keys > 0 && act.score < SURE)) {
    const open = clause.stories.find(({ story }) => fresh(talk, `l:${story.id}`, [story.text]) !== null)
    const story = open && (wantsStory || open.keys > 0) ? tellStory(talk, open.story.id) : null
    if (story) return story
  }
  const view = act.score < NEAR ? askedFor(talk, clause, 'view') : null
  if (view) return { parts: [view], act: 'ask-opinion' }
  const line = act.score >= (OF_THE_WORLD.test(act.intent) ? SURE : LIKELY_OF_QUESTION) ? actLine(talk, act.intent) : null
  if (line) return withAsk(talk, { parts: [line], act: act.intent }, clause)
  const doings = askedFor(talk, clause, 'doings')
  const [theme] = clause.themes
  const remark = !doings && theme && theme.score >= THEME_MIN ? fresh(talk, `t:${theme.intent}`, pack.themes[theme.intent]!.listen) : null
  return {
    parts: [doings ?? remark ?? anyActLine(talk, 'edge')],
    ask: any(talk, 'edge-ask', pack.speech.edgeAsk),
    act: 'edge',
  }
}
