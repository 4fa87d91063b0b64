// How many tokens a text will be, near enough for a budget with a margin of its own. Each family of models cuts words differently, so a
// vocabulary of one of them would be exact for one and wrong for the rest; the factor is learned from what the provider says it counted.
const LATIN_SYMBOLS_PER_TOKEN = 3.6
const OTHER_SYMBOLS_PER_TOKEN = 1.6
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}]/gu

export type TokenCount = (text: string) => number

/** An estimate on the high side: 3.6 symbols a token in Latin script, 1.6 in others, times the factor. */
export function estimateTokens(text: string, factor = 1): number {
  const other = text.match(NOT_LATIN)?.length ?? 0
  return Math.ceil(((text.length - other) / LATIN_SYMBOLS_PER_TOKEN + other / OTHER_SYMBOLS_PER_TOKEN) * factor)
}

/** The factor of one model: a slow average of what it counted over what we guessed, never below 0.7 or above 3. */
export class TokenFactor {
  #factor = 1

  get count(): TokenCount {
    const factor = this.#factor
    return (text) => estimateTokens(text, factor)
  }

  learn(guessed: number, counted: number): void {
    if (guessed < 50 || counted < 1) return // short prompts are mostly the template's own marks
    const seen = (counted / guessed) * this.#factor
    this.#factor = Math.min(3, Math.max(0.7, this.#factor * 0.8 + seen * 0.2))
  }
}
