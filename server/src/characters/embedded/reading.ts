// A message, understood as far as this engine goes: its clauses with their vectors, what each may mean, and what it says about the reader.
import type { CardIndex, StoryHit } from './card-index.ts'
import { type Clause, readClause, splitClauses } from './clauses.ts'
import type { CommonIndex } from './common-index.ts'
import { formal } from './informal.ts'
import { leansBack } from './leans-back.ts'
import { clearness, type Match, type Query } from './matcher.ts'
import { together } from './packed-vectors.ts'
import type { BankHit, ReplyBank } from './reply-bank.ts'
import { readSlots } from './slots.ts'
import type { VectorStore } from './vector-store.ts'

const THEME_OF_ITS_OWN = 0.35
const CONTEXT_SHARE = 0.9
const LONG_WORDS = 9
const PIECE_WORDS = 3
/** More would keep the reader waiting: each takes the encoder some 8 ms. */
const LINES_MAX = 4
/** A message longer than this is as a whole what its clauses are together: encoded once more it would keep the reader waiting as long again. */
const WHOLE_WORDS = 8

export interface Heard {
  clause: Clause
  query: Query
  acts: Match[]
  themes: Match[]
  stories: StoryHit[]
  facts: Match[]
  /** What its trade is asked, be it a question or not. */
  asked: Match[]
  /** Situations that the bank of replies knows. */
  bank: BankHit[]
}

export interface Reading {
  text: string
  /** The message as one, then its clauses where there are several. */
  whole: Heard
  clauses: Heard[]
  /** What the pieces of a long clause tell by themselves: 'I'm a midwife, and we have a podcast'. */
  pieces: BankHit[]
  facts: Record<string, string>
  lastKin: string | null
}

export interface Indexes {
  card: CardIndex
  common: CommonIndex
  bank: ReplyBank
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
  const pieces = piecesOf(clauses).slice(0, Math.max(0, LINES_MAX - texts.length))
  const firstPiece = texts.push(...pieces) - pieces.length
  const isSum = whole.words > WHOLE_WORDS && clauses.length > 1
  const lines = texts.map(formal)
  const spoken = await indexes.store.spoken(isSum ? lines.slice(1) : lines)
  const vectors = isSum && spoken ? [together(spoken.slice(0, clauses.length)), ...spoken] : spoken
  const query = (i: number): Query => ({ text: lines[i]!, vector: vectors?.[i] ?? null })
  const hear = (clause: Clause, own: Query, themes: Query) => rank(clause, own, themes, indexes, care)
  const after = isShort ? query(clauses.length + 1) : null
  const own = hear(whole, query(0), after ?? query(0))
  const heard = leaning === null ? own : leant(own, query(leaning), indexes)
  const isOne = clauses.length === 1 && clauses[0]!.text === whole.text
  return {
    text,
    whole: heard,
    clauses: isOne ? [heard] : clauses.map((clause, i) => hear(clause, query(i + 1), after ?? query(i + 1))),
    pieces: pieces.flatMap((piece, i) => indexes.bank.rank(readClause(piece), query(firstPiece + i)).slice(0, 1)),
    ...readSlots(text, lastKin),
  }
}

/** The parts of clauses that are too long to be one thing told. */
const piecesOf = (clauses: Clause[]): string[] =>
  clauses
    .filter(({ words }) => words >= LONG_WORDS)
    .flatMap(({ text }) => text.split(/[,;:]\s+|\s+(?:and|because|so)\s+/i))
    .map((piece) => piece.trim())
    .filter((piece) => { const { length } = piece.split(/\s+/); return length >= PIECE_WORDS && length < LONG_WORDS }) // prettier-ignore

/** What a line would mean if the reader had written it: 'and you?' stands for a question that was asked before. */
export async function probe(text: string, indexes: Indexes, care: string | null): Promise<Heard> {
  const vectors = await indexes.store.spoken([text])
  const query = { text, vector: vectors?.[0] ?? null }
  return rank(readClause(text), query, query, indexes, care)
}

const rank = (clause: Clause, own: Query, themes: Query, { card, common, bank }: Indexes, care: string | null): Heard => ({
  clause,
  query: own,
  acts: common.rankActs(clause, own),
  themes: inContext(common.rankThemes(own, care), own === themes ? [] : common.rankThemes(themes, care)),
  stories: card.rankStories(own),
  facts: clause.isQuestion ? card.rankFacts(own) : [],
  asked: card.rankAsked(own, clause.isQuestion),
  bank: bank.rank(clause, own),
})

/** A bare question, heard together with the reader's line before it. */
const leant = (own: Heard, query: Query, { card, bank }: Indexes): Heard => ({
  ...own,
  asked: better(own.asked, card.rankAsked(query, true)),
  bank: [...own.bank, ...bank.rank({ ...own.clause, isQuestion: true }, query)].toSorted((a, b) => b.score - a.score),
})

/** By itself, unless the line before it says better what it is about. */
const better = (own: Match[], leaning: Match[]): Match[] => (clearness(leaning) > clearness(own) ? leaning : own)

/** The themes of a line by itself, unless it is too short to have one: then those it has after the question before it, a little less sure. */
function inContext(own: Match[], after: Match[]): Match[] {
  if (after.length === 0 || (own[0]?.score ?? 0) >= THEME_OF_ITS_OWN) return own
  return after.map(({ intent, score }) => ({ intent, score: score * CONTEXT_SHARE }))
}
