import { diffWords } from 'diff'

/** `is`: on both sides, on the old one alone, on the new one alone. `gap`: words on both sides that are left out. */
export type Run = { id: string; is: 'same' | 'old' | 'new' | 'gap'; text: string }
const SLOW_MS = 1_500
const AROUND = 160

/** The words of two texts, told apart as their language has words. What takes too long counts as written anew. */
export function compare(before: string, after: string, language: string): Run[] {
  const parts = diffWords(before, after, { intlSegmenter: new Intl.Segmenter(language, { granularity: 'word' }), timeout: SLOW_MS })
  if (!parts)
    return [
      { id: 'old', is: 'old', text: before },
      { id: 'new', is: 'new', text: after },
    ]
  return parts.map(({ value, added, removed }, place) => ({ id: String(place), is: added ? 'new' : removed ? 'old' : 'same', text: value }))
}

/** Long stretches that are the same are left out, but for the words around a change. */
export const shorten = (runs: readonly Run[]): Run[] =>
  runs.flatMap((run, place): Run[] => {
    if (run.is !== 'same' || run.text.length < 3 * AROUND) return [run]
    const start = place === 0 ? 0 : wordEnd(run.text, AROUND)
    const end = place === runs.length - 1 ? run.text.length : wordEnd(run.text, run.text.length - AROUND)
    const kept: Run[] = [
      { id: `${run.id} start`, is: 'same', text: run.text.slice(0, start) },
      { id: `${run.id} gap`, is: 'gap', text: run.text.slice(start, end) },
      { id: `${run.id} end`, is: 'same', text: run.text.slice(end) },
    ]
    return kept.filter(({ text }) => text !== '')
  })
const wordEnd = (text: string, from: number): number => {
  const at = text.slice(from).search(/\s/)
  return at < 0 ? from : from + at
}
