// One character's stories in one language, as a talk uses them. Shared by all talks: what a talk knows stands in its state.
import { type Language, languageOf } from './language.ts'
import { Weights } from './match.ts'
import { readStory } from './story/read-story.ts'
import type { Beat, Choice, Story, Template, Thread } from './story/story.ts'
import { type TalkState, countUse } from './state.ts'
import { namesIn, render } from './story/template.ts'

/** What the lounge adds to the variables of a story. */
export interface Given {
  title?: string
  member?: string
  quote?: string
}

export class Book {
  readonly language: Language
  readonly story: Story
  readonly threads: Thread[]
  readonly #beats: Map<string, Beat>
  /** Beats whose telling some text asks for: only these are counted. */
  readonly #watched: Set<string>
  readonly #weights = new Map<Thread | null, Weights>()

  /** Reads a file that the linter has passed; what it does not know is left out. */
  constructor(source: string, language: string) {
    this.language = languageOf(language)
    this.story = readStory(source).story
    this.threads = [...this.story.threads.values()]
    this.#beats = new Map(this.threads.flatMap((thread) => [...thread.beats]))
    this.#watched = new Set(this.#texts().flatMap(namesIn).filter((name) => name.includes('.'))) // prettier-ignore
  }

  #texts(): Template[] {
    const ofBeat = ({ text, back, choices }: Beat): Template[] => [text, back, ...choices.map(({ say }) => say)]
    return [...Object.values(this.story.desk).flat(), ...[...this.#beats.values()].flatMap(ofBeat)]
  }

  beat(at: string | null): Beat | null {
    return (at !== null && this.#beats.get(at)) || null
  }
  thread(at: string | null): Thread | null {
    return (at !== null && this.story.threads.get(at.split('.')[0]!)) || null
  }
  /** The thread whose title this is. */
  titled(title: string): Thread | null {
    const plain = this.language.plain(title)
    return this.threads.find((thread) => this.language.plain(thread.title) === plain) ?? null
  }

  /** What words tell within a thread, or among the threads: made when something is first said there. */
  weights(thread: Thread | null): Weights {
    let known = this.#weights.get(thread)
    if (!known) this.#weights.set(thread, (known = new Weights(thread ? wordingsIn(thread) : this.threads.map(namesOf), this.language)))
    return known
  }

  say(template: Template, state: TalkState, given: Given = {}): string {
    return render(template, { vars: { ...this.story.vars, ...state.vars, ...given }, seen: state.seen })
  }
  /** The next line of the desk of this kind; empty where the file has none. With nothing to quote, one that quotes nothing. */
  desk(name: string, state: TalkState, given: Given = {}, isFresh: (line: string) => boolean = () => true): string {
    const lines = (this.story.desk[name] ?? []).filter((line) => given.quote !== '' || !line.includes('{quote}'))
    if (lines.length === 0) return ''
    const first = countUse(state, name) % lines.length
    const said = [...lines.slice(first), ...lines.slice(0, first)].map((line) => this.say(line, state, given))
    return said.find(isFresh) ?? said[0]!
  }

  /** Takes the talk to a beat and says its text. */
  enter(at: string, state: TalkState): string {
    const beat = this.#beats.get(at)!
    state.at = at
    state.beside = 0
    if (this.#watched.has(at)) state.seen[at] = (state.seen[at] ?? 0) + 1
    return this.say(beat.text, state)
  }
  /** Takes a choice of the beat at which the talk stands: its reaction, then the next beat; a talk past the last one stands nowhere. */
  take(choice: Choice, state: TalkState, words?: string): string[] {
    if (choice.slot && words !== undefined) state.vars[choice.slot.name] = words
    for (const [name, value] of choice.sets) {
      const bare = name.replace('+', '')
      const before = state.vars[bare] ?? this.story.vars[bare]
      state.vars[bare] = name === bare ? value : Number(before ?? 0) + value
    }
    const said = this.say(choice.say, state)
    if (choice.to !== null && choice.to !== 'END' && this.#beats.has(choice.to)) return [said, this.enter(choice.to, state)]
    state.at = null
    return [said]
  }
}

/** What a thread is called by. */
export const namesOf = ({ title, chip, keys }: Thread): string[] => [title, chip, ...keys]
const wordingsIn = ({ beats, asides }: Thread): string[][] => [
  ...[...beats.values()].flatMap(({ choices }) => choices.filter(isShown).map(({ label, like }) => [label, ...like])),
  ...asides.map(({ like }) => like),
]
export const isShown = ({ isAny, slot }: Choice): boolean => !isAny && slot === null
