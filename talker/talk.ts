// One turn under way: where the talk stands, and the few ways in which it can go on. What is chosen among them stands in talker.ts.
import { Book, isShown } from './book.ts'
import type { Knowledge } from './knowledge.ts'
import type { Language } from './language.ts'
import { leadBack } from './lead.ts'
import { sentencesOf } from './match.ts'
import type { Heavy } from './pack.ts'
import type { Beat, Choice } from './story/story.ts'
import { type TalkState, writeState } from './state.ts'

/** What the house hears before anything is read as talk. */
export type Guard = 'human' | 'instructions' | 'contact' | 'prices'

export interface TalkTurn {
  /** The language of what was written. */
  language: string
  /** The messages to answer, as one text; empty where only a file came. */
  text: string
  /** The character's last messages, the newest last. */
  recent: string[]
  title: string
  guard: Guard | null
  heavy: Heavy | null
  /** A file came that the character can't make use of. */
  hasUnseenFile: boolean
  /** What is remembered of the member: `name`, `place`, `sister`, … */
  known: Record<string, string>
  state: unknown
}

export interface TalkReply {
  text: string
  suggestions: string[]
  state: TalkState
  /** Found in this turn, to be remembered. */
  facts: Record<string, string>
  /** It could not follow, or said again what was said: nothing to pay for. */
  free: boolean
  /** Which thought answered, for tests and evals. */
  how: string
}

/** One character with all it has to tell and to answer. */
export interface Persona {
  books: Partial<Record<string, Book>>
  knowledge: Partial<Record<string, Knowledge>>
}

interface Offer {
  text: string
  /** A thread, or the beat that was left. */
  to: string
}
const SHOWN_MAX = 4
/** Shorter sentences are said again by anybody. */
const SENTENCE_WORDS_MIN = 3

export class Talk {
  readonly persona: Persona
  readonly turn: TalkTurn
  readonly state: TalkState
  book: Book
  facts: Record<string, string> = {}
  #recent: Set<string> | undefined // of most turns nobody asks for it

  constructor(persona: Persona, turn: TalkTurn, state: TalkState) {
    this.persona = persona
    this.turn = turn
    this.state = state
    this.book = persona.books[state.language]!
    const { book } = this
    if (!book.beat(state.at)) state.at = null // the file changed under the talk: back to the list of threads
    if (!book.beat(state.park)) state.park = null
  }

  get language(): Language {
    return this.book.language
  }
  get beat(): Beat | null {
    return this.book.beat(this.state.at)
  }
  get choices(): Choice[] {
    return this.beat?.choices ?? []
  }
  get shown(): Choice[] {
    return this.choices.filter(isShown)
  }

  desk(name: string): string {
    const member = this.facts['name'] ?? this.turn.known['name']
    return this.book.desk(name, this.state, { title: this.turn.title, ...(member ? { member } : {}) }, (line) => this.isFresh(line))
  }
  /** It has no whole sentence of the last messages. */
  isFresh(text: string): boolean {
    const recent = (this.#recent ??= new Set(this.turn.recent.flatMap((each) => this.#sentencesOf(each))))
    return !this.#sentencesOf(text).some((sentence) => recent.has(sentence))
  }
  #sentencesOf(text: string): string[] {
    const sentences = sentencesOf(text).map((each) => this.language.words(each))
    return sentences.filter((words) => words.length >= SENTENCE_WORDS_MIN).map((words) => words.join(' '))
  }
  back(): string {
    return this.beat ? this.book.say(this.beat.back, this.state) : ''
  }

  /** Between two stories: what is left to tell, the nearest first, and the way back. */
  offers(): Offer[] {
    const { state, book, language } = this
    const parked = book.thread(state.park)?.id
    const left = book.threads.filter(({ id }) => !state.done.includes(id) && id !== parked)
    const open = left.length > 0 || parked ? left : book.threads.filter(({ id }) => id !== state.last)
    const ordered = open.toSorted((a, b) => Number(b.id === state.near) - Number(a.id === state.near))
    const offers = ordered.slice(0, state.park ? SHOWN_MAX - 1 : SHOWN_MAX).map(({ id, chip }) => ({ text: chip, to: id }))
    if (state.park) offers.push({ text: language.pack.chips.back, to: state.park })
    const told = book.threads.filter(({ id, chip }) => id !== parked && !offers.some(({ text }) => text === chip))
    for (const { id, chip } of told) if (offers.length < 2) offers.push({ text: chip, to: id })
    return offers
  }

  suggestions(): string[] {
    const { state, language } = this
    const { chips } = language.pack
    if (state.care?.kind === 'crisis') return []
    if (state.care) return [state.care.turns > 0 ? chips.more : chips.tell, chips.sit, chips.leave]
    if (!this.beat) return this.offers().map(({ text }) => text)
    const labels = this.shown.map(({ label }) => label)
    if (state.loose >= 2 && labels.length < SHOWN_MAX) labels.push(chips.change)
    return labels.slice(0, SHOWN_MAX)
  }

  reply(said: string[], how: string, { free = false, silent = false } = {}): TalkReply {
    const text = said.filter(Boolean).join('\n\n')
    return { text, suggestions: silent ? [] : this.suggestions(), state: writeState(this.state), facts: this.facts, free, how }
  }
  /**
   * Said beside the story, which stays where it stands. It is led back to in the second turn in a row, and at once where what is said leads
   * nowhere by itself; else the suggestions are there.
   */
  beside(said: string, how: string, { free = false, leads = false } = {}): TalkReply {
    const isDue = leads || free || said.endsWith(':') || (this.state.beside > 0 && !/[?؟]$/.test(said))
    this.state.beside = isDue ? 0 : 1
    return this.reply([said, isDue ? leadBack(this) : ''], how, { free })
  }

  /** The beat's question, for whoever wants it. */
  ask(how: string): TalkReply {
    this.state.beside = 0
    return this.reply([this.back()], how)
  }

  /** To a thread, or back to the beat that was left. */
  go(to: string, how: string): TalkReply {
    const { state, book } = this
    const returns = to === state.park || book.thread(state.park)?.id === to
    state.missed = state.loose = state.told = 0
    if (returns) {
      state.at = state.park
      state.park = null
      return how === 'chip' ? this.ask(how) : this.reply([leadBack(this) || this.back()], how)
    }
    if (state.at) state.park = state.at
    const thread = book.thread(to)!
    state.done = state.done.filter((id) => id !== thread.id)
    state.last = thread.id
    return this.reply([book.enter(thread.first, state)], how)
  }
  /** Leaves the story for the list of threads. */
  leave(): void {
    const { state } = this
    if (state.at) state.park = state.at
    state.at = null
    state.loose = state.told = 0
  }

  step(choice: Choice, how: string, words?: string): TalkReply {
    const { state, book } = this
    state.loose = choice.isAny && words === undefined ? state.loose + 1 : 0
    state.missed = state.told = 0
    const thread = book.thread(state.at)!.id
    const said = book.take(choice, state, words)
    state.last = thread
    if (state.at) return this.reply(said, how)
    if (!state.done.includes(thread)) state.done.push(thread)
    const isAll = book.threads.every(({ id }) => state.done.includes(id)) && !state.park
    return this.reply([...said, this.desk(isAll ? 'all' : 'next')], how)
  }
}
