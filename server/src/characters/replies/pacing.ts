// How fast a character writes (docs/product/characters.md). The pace is the lounge's, not an engine's.

/** A number in [0, 1) that is always the same for a seed. */
function share(seed: string): number {
  let hash = 2166136261
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619)
  return (hash >>> 0) / 2 ** 32
}

/** How long the talker 'types' before its first word, in milliseconds: 350 + 18 a symbol, at most 2,500, ± 20 % by seed. */
export const typingMs = (symbols: number, seed: string): number =>
  Math.round(Math.min(2_500, 350 + 18 * symbols) * (0.8 + 0.4 * share(seed)))

export const WORD_MS = 25
const WRITING_MS_MAX = 4_000
/** The pause after each word of a text, in milliseconds: 25, less where the text would take over four seconds. */
export const wordMs = (words: number): number => Math.min(WORD_MS, WRITING_MS_MAX / Math.max(1, words))
/** A text in pieces that end after the space behind a word. */
export const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? []

const HELD_WORDS = 8
const SENTENCE_END = /[.!?…؟。]["'»”’)]*\s/g
/**
 * How much of a model's text so far may be shown: up to its last sentence end, or, when nothing was shown for a while, up to eight words
 * before its end. No forbidden phrase is longer, so none slips through in halves. At the end of the stream everything may.
 */
export function releasable(text: string, shown: number, quietMs: number): number {
  let end = shown
  for (const match of text.slice(shown).matchAll(SENTENCE_END)) end = shown + match.index + match[0].length
  if (end > shown || quietMs < 700) return end
  const words = wordsOf(text.slice(shown))
  return words.length <= HELD_WORDS ? shown : shown + words.slice(0, -HELD_WORDS).join('').length
}
