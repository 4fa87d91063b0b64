import { countSymbols } from '@green-room/contract/money/price'

const LAST_SENTENCE = /^.*[.!?…؟。]["'»”’)]*(?=\s|$)/s
const LAST_WORD = /^.*\S(?=\s)/s

/**
 * How many UTF-16 units of a text stand within so many symbols: all of them, else up to the last sentence end there, else up to a word's. Never
 * less than what was shown already. `isHalf`: the text breaks off at its end, and that end goes too.
 */
export function withinSymbols(text: string, symbolsMax: number, shown: number, isHalf = false): number {
  const isLong = text.length > symbolsMax && countSymbols(text) > symbolsMax
  if (!isLong && !isHalf) return text.length
  const room = isLong ? text.slice(0, endOf(text, symbolsMax)) : text
  const end = (LAST_SENTENCE.exec(room) ?? (isLong ? LAST_WORD.exec(room) : null))?.[0].length ?? room.length
  return Math.max(shown, end)
}

function endOf(text: string, symbols: number): number {
  let left = symbols
  for (const { index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) if (left-- === 0) return index
  return text.length
}
