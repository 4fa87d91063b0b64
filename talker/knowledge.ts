// What a card knows of its character, as answers to what members ask: facts, answers to questions of the trade and of anybody, and short
// stories that are told when they are asked for by name.
import type { Language, Wording } from './language.ts'
import { pick, rank, type Ranked, Weights } from './match.ts'

export interface Entry {
  id: string
  ask: string[]
  say: string[]
}
/** A story of a line or two; `keys` call it up. */
export interface Lore {
  id: string
  keys: string[]
  say: string
  /** How it goes on, for whoever asks. */
  more?: string[]
  /** The thread whose ending it would give away. */
  thread?: string
}
/** How sure an answer, and a story by its keys, has to be. */
const ANSWER_MIN = 0.65
const MARGIN = 0.08
const SURE = 0.8

export class Knowledge {
  readonly lore: Lore[]
  readonly #entries: Entry[]
  readonly #language: Language
  #weights: { asked: Weights; named: Weights } | undefined
  /** A turn asks twice, for what is surely meant and for what may be. */
  readonly #ranked = new WeakMap<Wording[], Ranked<Entry>[]>()

  constructor(entries: Entry[], lore: Lore[], language: Language) {
    this.#entries = entries
    this.lore = lore
    this.#language = language
  }

  /** Made when something is first asked: a character that nobody asks holds none. */
  get #made(): { asked: Weights; named: Weights } {
    const of = (groups: string[][]): Weights => new Weights(groups, this.#language)
    return (this.#weights ??= { asked: of(this.#entries.map(({ ask }) => ask)), named: of(this.lore.map(({ keys }) => keys)) })
  }

  entry(id: string): Entry | undefined {
    return this.#entries.find((each) => each.id === id)
  }
  find(heard: Wording[], least = ANSWER_MIN): Entry | null {
    const how = { weights: this.#made.asked, language: this.#language, blind: true }
    const rows = this.#ranked.get(heard) ?? this.#entries.map((entry) => rank(entry, entry.ask, heard, how))
    this.#ranked.set(heard, rows)
    // Two questions may mean the same: where one is surely met, either answer does.
    return (pick(rows, least, MARGIN) ?? pick(rows, Math.max(least, SURE), 0))?.offer ?? null
  }

  /** The story that these words name, of those that may be told. */
  findLore(heard: Wording[], least: number, mayTell: (lore: Lore) => boolean): Lore | null {
    const how = { weights: this.#made.named, language: this.#language, blind: true, isName: true }
    const rows = this.lore.filter(mayTell).map((lore) => rank(lore, lore.keys, heard, how))
    return pick(rows, least, 0)?.offer ?? null
  }
}
