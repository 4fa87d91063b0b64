import { foldedWords } from '@green-room/talker/fold.ts'

/** Likeness of two replies in 0–1: shared runs of three words over all of them. */
export function likeness(a: string, b: string): number {
  const first = runs(a)
  const second = runs(b)
  if (first.size === 0 || second.size === 0) return a === b ? 1 : 0
  let shared = 0
  for (const run of first) if (second.has(run)) shared++
  return shared / (first.size + second.size - shared)
}

/** How much of a text, in 0–1, stands word by word in another one. */
export function shareIn(text: string, other: string): number {
  const own = runs(text)
  const others = runs(other)
  return own.size === 0 ? 0 : [...own].filter((run) => others.has(run)).length / own.size
}

/** A growing text is compared with the same earlier ones again and again. */
const KEPT_MAX = 500
const kept = new Map<string, Set<string>>()

function runs(text: string): Set<string> {
  const known = kept.get(text)
  if (known) return known
  const words = foldedWords(text)
  const found = new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`))
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(text, found)
  return found
}
