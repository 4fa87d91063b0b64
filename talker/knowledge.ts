// What a card knows of its character, as answers to what members ask: facts, answers to questions of the trade and of anybody, and short
// stories that are told when they are asked for by name.
import type { Language, Token } from './language.ts'
import { meets } from './match.ts'

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
interface Index {
  rows: { entry: Entry; tokens: Token[] }[]
  lore: Map<string, Token[][]>
  /** How many wordings have a stem. */
  frequency: Map<string, number>
}

export class Knowledge {
  readonly lore: Lore[]
  readonly #entries: Entry[]
  readonly #language: Language
  #index: Index | undefined

  constructor(entries: Entry[], lore: Lore[], language: Language) {
    this.#entries = entries
    this.lore = lore
    this.#language = language
  }

  /** Made when something is first asked: a character that nobody asks holds none. */
  get #made(): Index {
    if (this.#index) return this.#index
    const rows = this.#entries.flatMap((entry) => entry.ask.map((text) => ({ entry, tokens: this.#language.wording(text).tokens })))
    const lore = new Map(this.lore.map(({ id, keys }) => [id, keys.map((key) => this.#language.wording(key).tokens)]))
    const frequency = new Map<string, number>()
    for (const { tokens } of rows)
      for (const stem of new Set(tokens.map((token) => token.stem))) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
    return (this.#index = { rows, lore, frequency })
  }

  /** A word that few questions have tells more of what is asked. */
  readonly #rarity = (stem: string): number => 0.3 + Math.log(1 + this.#made.rows.length / (1 + (this.#made.frequency.get(stem) ?? 0))) / 8

  find(tokens: Token[], least: number): Entry | null {
    let best: { entry: Entry; score: number } | null = null
    for (const { entry, tokens: wording } of this.#made.rows) {
      const score = meets(tokens, wording, this.#rarity)
      if (score >= least && score > (best?.score ?? 0)) best = { entry, score }
    }
    return best?.entry ?? null
  }

  /** The story that these words name, of those that may be told. */
  findLore(tokens: Token[], least: number, mayTell: (lore: Lore) => boolean): Lore | null {
    let best: { lore: Lore; score: number } | null = null
    for (const lore of this.lore) {
      if (!mayTell(lore)) continue
      const score = Math.max(0, ...this.#made.lore.get(lore.id)!.map((key) => meets(tokens, key)))
      if (score >= least && score > (best?.score ?? 0)) best = { lore, score }
    }
    return best?.lore ?? null
  }
}
