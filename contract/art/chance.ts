function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  return value >>> 0
}

/** A short name for a text, safe inside an attribute. */
export const shortHash = (text: string): string => hash(text).toString(36)

/** Picks one of a list, always the same for the same text. */
export const pickFor = <Item>(text: string, list: readonly Item[]): Item => list[hash(text) % list.length]!

/** A row of numbers in [0, 1) that is the same for the same seed, on the server and in the browser. */
export function chance(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
