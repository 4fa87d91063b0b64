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
interface Row {
  entry: Entry
  tokens: Token[]
}

export class Knowledge {
  readonly lore: Lore[]
  readonly #rows: Row[]
  readonly #loreKeys: Map<string, Token[][]>
  readonly #frequency = new Map<string, number>()

  constructor(entries: Entry[], lore: Lore[], language: Language) {
    this.lore = lore
    this.#rows = entries.flatMap((entry) => entry.ask.map((wording) => ({ entry, tokens: language.wording(wording).tokens })))
    this.#loreKeys = new Map(lore.map(({ id, keys }) => [id, keys.map((key) => language.wording(key).tokens)]))
    for (const { tokens } of this.#rows)
      for (const stem of new Set(tokens.map((token) => token.stem))) this.#frequency.set(stem, (this.#frequency.get(stem) ?? 0) + 1)
  }

  /** A word that few questions have tells more of what is asked. */
  readonly #rarity = (stem: string): number => 0.3 + Math.log(1 + this.#rows.length / (1 + (this.#frequency.get(stem) ?? 0))) / 8

  find(tokens: Token[], least: number): Entry | null {
    let best: { entry: Entry; score: number } | null = null
    for (const { entry, tokens: wording } of this.#rows) {
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
      const score = Math.max(0, ...this.#loreKeys.get(lore.id)!.map((key) => meets(tokens, key)))
      if (score >= least && score > (best?.score ?? 0)) best = { lore, score }
    }
    return best?.lore ?? null
  }
}
