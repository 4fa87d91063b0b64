// A message, understood as far as this engine goes: its clauses with their vectors, what each may mean, and what it says about the reader.
import type { CardIndex, StoryHit } from './card-index.ts'
import { type Clause, readClause, splitClauses } from './clauses.ts'
import type { CommonIndex } from './common-index.ts'
import { formal } from './informal.ts'
import { leansBack } from './leans-back.ts'
import { clearness, type Match, type Query } from './matcher.ts'
import { readSlots } from './slots.ts'
import type { VectorStore } from './vector-store.ts'

const THEME_OF_ITS_OWN = 0.35
const CONTEXT_SHARE = 0.9

export interface Heard {
  clause: Clause
  query: Query
  acts: Match[]
  themes: Match[]
  stories: StoryHit[]
  facts: Match[]
  /** What its trade is asked, be it a question or not. */
  asked: Match[]
}

export interface Reading {
  text: string
  /** The message as one, then its clauses where there are several. */
  whole: Heard
  clauses: Heard[]
  facts: Record<string, string>
  lastKin: string | null
}

export interface Indexes {
  card: CardIndex
  common: CommonIndex
  store: VectorStore
}

interface Before {
  before: string
  said: string
  lastKin: string | null
}

/** `before` is the character's last line, `said` the reader's: they give a short answer, and a short question, its meaning. */
export async function readMessage(
  text: string,
  { before, said, lastKin, care, indexes }: Before & { care: string | null; indexes: Indexes },
): Promise<Reading> {
  const parts = splitClauses(text)
  const clauses = parts.length > 0 ? parts : [readClause(text)]
  const asked = before.match(/[^.!?]*\?\s*$/)?.[0].trim() ?? ''
  const whole = readClause(text)
  const isShort = whole.words <= 4 && asked !== ''
  const texts = [whole.text, ...clauses.map((clause) => clause.text), ...(isShort ? [`${asked} ${text}`] : [])]
  const leaning = said !== '' && leansBack(whole) ? texts.push(`${said} ${whole.text}`) - 1 : null
  const vectors = await indexes.store.spoken(texts.map(formal))
  const query = (i: number): Query => ({ text: formal(texts[i]!), vector: vectors?.[i] ?? null })
  const hear = (clause: Clause, own: Query, themes: Query) => rank(clause, own, themes, indexes, care)
  const after = isShort ? query(clauses.length + 1) : null
  const own = hear(whole, query(0), after ?? query(0))
  const heard = leaning === null ? own : { ...own, asked: better(own.asked, indexes.card.rankAsked(query(leaning), true)) }
  const isOne = clauses.length === 1 && clauses[0]!.text === whole.text
  return {
    text,
    whole: heard,
    clauses: isOne ? [heard] : clauses.map((clause, i) => hear(clause, query(i + 1), after ?? query(i + 1))),
    ...readSlots(text, lastKin),
  }
}

/** What a line would mean if the reader had written it: 'and you?' stands for a question that was asked before. */
export async function probe(text: string, indexes: Indexes, care: string | null): Promise<Heard> {
  const vectors = await indexes.store.spoken([text])
  const query = { text, vector: vectors?.[0] ?? null }
  return rank(readClause(text), query, query, indexes, care)
}

const rank = (clause: Clause, own: Query, themes: Query, { card, common }: Indexes, care: string | null): Heard => ({
  clause,
  query: own,
  acts: common.rankActs(clause, own),
  themes: inContext(common.rankThemes(own, care), own === themes ? [] : common.rankThemes(themes, care)),
  stories: card.rankStories(own),
  facts: clause.isQuestion ? card.rankFacts(own) : [],
  asked: card.rankAsked(own, clause.isQuestion),
})

/** By itself, unless the line before it says better what it is about. */
const better = (own: Match[], leaning: Match[]): Match[] => (clearness(leaning) > clearness(own) ? leaning : own)

/** The themes of a line by itself, unless it is too short to have one: then those it has after the question before it, a little less sure. */
function inContext(own: Match[], after: Match[]): Match[] {
  if (after.length === 0 || (own[0]?.score ?? 0) >= THEME_OF_ITS_OWN) return own
  return after.map(({ intent, score }) => ({ intent, score: score * CONTEXT_SHARE }))
}
