// One card, made ready to be searched: its stories by meaning and by word, its facts and what it knows of its trade by the wordings that ask
// for them, its own questions by the answers they expect. Built once for each card and process.
import type { Asked, Card, LoreEntry, Pack, PersonaFact, Question } from '@green-room/contract/characters'
import { AskedWords } from './asked-words.ts'
import { readClause } from './clauses.ts'
import { formal } from './informal.ts'
import { type Authored, type Exemplar, Matcher, type Query } from './matcher.ts'
import { contentWord, plainWords } from './spelling.ts'

export interface StoryHit {
  story: Story
  score: number
  /** By meaning and spelling alone. */
  nearness: number
  /** A word of its keys or its text stands in the line: the story is about that, not merely near it. */
  byKey: boolean
  byWord: boolean
}
export interface Story {
  id: string
  text: string
  more: string[]
  asks: string[]
}

/** 'Best game for two', 'most embarrassing moment': asks in so few words, and tells of no plight. */
const NAMED = /^(?:the |your |an? )?(?:\w{2,}est|most|best|worst|first|good|easy|tips|favou?rite)\b/i
const KEY_WORTH = 0.14
const WORD_WORTH = 0.05

export class CardIndex {
  readonly pack: Pack
  readonly stories: Map<string, Story>
  readonly facts: Map<string, PersonaFact>
  readonly asked: Map<string, Asked>
  readonly questions: Map<string, Question>
  readonly #storyMatcher: Matcher
  readonly #factMatcher: Matcher
  readonly #askedMatcher: Matcher
  /** Who tells that the soup is salt again asks; who tells of a soup does not: of those who ask nothing only what was told counts. */
  readonly #toldMatcher: Matcher
  readonly #askedWords: AskedWords
  readonly #questionMatcher: Matcher
  readonly #answerMatchers: Map<string, Matcher>
  /** Stems of each story, a space before and after each. */
  readonly #words: { id: string; keys: string; text: string }[]

  private constructor(
    card: Card,
    matchers: { stories: Matcher; facts: Matcher; asked: Matcher; told: Matcher; questions: Matcher; answers: Map<string, Matcher> },
  ) {
    const own = card.data.extensions.green_room
    this.pack = own.packs.en
    this.stories = new Map(storiesOf(card).map((story) => [story.id, story]))
    this.facts = new Map(own.facts.map((fact) => [fact.id, fact]))
    this.asked = new Map((own.packs.en.asked ?? []).map((one) => [one.id, one]))
    this.questions = new Map(this.pack.questions.map((question) => [question.id, question]))
    this.#storyMatcher = matchers.stories
    this.#factMatcher = matchers.facts
    this.#askedMatcher = matchers.asked
    this.#toldMatcher = matchers.told
    this.#askedWords = new AskedWords(exemplarsOf(card).asked)
    this.#questionMatcher = matchers.questions
    this.#answerMatchers = matchers.answers
    this.#words = entriesOf(card).map(({ keys, content, extensions }) => ({
      id: extensions.green_room.id,
      keys: ` ${stemsOf(keys.join(' ')).join(' ')} `,
      text: ` ${stemsOf(content).join(' ')} `,
    }))
  }

  static async build(card: Card, store: Authored): Promise<CardIndex> {
    const all = exemplarsOf(card)
    const answers = new Map<string, Matcher>()
    for (const [id, exemplars] of all.answers) answers.set(id, await Matcher.build(exemplars, store))
    return new CardIndex(card, {
      stories: await Matcher.build(all.stories, store),
      facts: await Matcher.build(all.facts, store),
      asked: await Matcher.build(all.asked, store),
      told: await Matcher.build(
        all.asked.filter(({ text }) => !readClause(text).isQuestion && !NAMED.test(text)),
        store,
      ),
      questions: await Matcher.build(all.questions, store),
      answers,
    })
  }

  /** Stories for a line, best first. */
  rankStories(query: Query): StoryHit[] {
    const asked = [...new Set(stemsOf(query.text))]
    const shared = (stems: string) => asked.filter((stem) => stems.includes(` ${stem} `)).length
    const found = new Map(this.#words.map(({ id, keys, text }) => [id, { keys: shared(keys), words: shared(text) }]))
    return this.#storyMatcher
      .rank(query)
      .map(({ intent, score }) => {
        const { keys, words } = found.get(intent)!
        const bonus = KEY_WORTH * Math.min(2, keys) + WORD_WORTH * Math.min(2, words)
        return { story: this.stories.get(intent)!, score: score + bonus, nearness: score, byKey: keys > 0, byWord: words > 0 }
      })
      .toSorted((a, b) => b.score - a.score)
  }

  rankFacts(query: Query) {
    return this.#factMatcher.rank(query)
  }

  rankAsked(query: Query, isQuestion: boolean) {
    return this.#askedWords.weigh(query.text, isQuestion, (isQuestion ? this.#askedMatcher : this.#toldMatcher).rank(query))
  }

  rankQuestions(query: Query) {
    return this.#questionMatcher.rank(query)
  }

  /** Labels of the answers that a question expects, best first. */
  rankAnswers(questionId: string, query: Query) {
    return this.#answerMatchers.get(questionId)?.rank(query) ?? []
  }
}

const entriesOf = (card: Card): LoreEntry[] => card.data.character_book.entries.filter((entry) => entry.enabled)

interface Exemplars {
  stories: Exemplar[]
  facts: Exemplar[]
  asked: Exemplar[]
  questions: Exemplar[]
  answers: Map<string, Exemplar[]>
}
function exemplarsOf(card: Card): Exemplars {
  const own = card.data.extensions.green_room
  return {
    stories: entriesOf(card).flatMap(({ content, keys, extensions }) =>
      [content, keys.join(', ')].map((text) => ({ intent: extensions.green_room.id, text })),
    ),
    facts: own.facts.flatMap((fact) => fact.ask.map((text) => ({ intent: fact.id, text }))),
    asked: (own.packs.en.asked ?? []).flatMap(({ id, ask }) => ask.map((text) => ({ intent: id, text }))),
    questions: own.packs.en.questions.map(({ id, text }) => ({ intent: id, text })),
    answers: new Map(
      own.packs.en.questions.map(({ id, expects }) => [
        id,
        Object.entries(expects).flatMap(([label, { like }]) => like.map((text) => ({ intent: label, text }))),
      ]),
    ),
  }
}

/** Every line of a card whose vector is used: exemplars as they are matched, and lines that are chosen by nearness. */
export function cardLines(card: Card): string[] {
  const { facts, packs } = card.data.extensions.green_room
  const { stories, facts: probes, asked, questions, answers } = exemplarsOf(card)
  return [
    ...[stories, probes, asked, questions, ...answers.values()].flat().map(({ text }) => formal(text)),
    ...packs.en.greetings,
    ...packs.en.farewells,
    ...Object.values(packs.en.acts).flat(),
    ...facts.map((fact) => fact.say),
  ]
}

const storiesOf = (card: Card): Story[] =>
  entriesOf(card).map(({ content, extensions: { green_room: own } }) => ({
    id: own.id,
    text: content,
    more: own.more,
    asks: own.asks ?? [],
  }))

const stemsOf = (text: string): string[] => plainWords(text).flatMap((word) => contentWord(word) ?? [])
