export const TEXT_SYMBOLS_MAX = 6_000
/** A symbol has at most 16 code points; a text that is all marks may lose its end. */
const UNITS_MAX = 4 * TEXT_SYMBOLS_MAX
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROL = /[\x00-\x08\x0B-\x1F\x7F-\x9F\uFFFC-\uFFFE]/g

/** The text of a document as it is kept: without control characters and walls of white space, its first 6,000 symbols; null where nothing can be read. */
export function keptText(text: string): string | null {
  const plain = text
    .slice(0, 3 * UNITS_MAX)
    .toWellFormed()
    .replace(/\r\n?|\f|\u2028|\u2029/g, '\n')
    .replace(CONTROL, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(plain)) return null
  if (plain.length <= TEXT_SYMBOLS_MAX) return plain
  let [symbols, end] = [0, 0]
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(plain.slice(0, UNITS_MAX))) {
    if (++symbols > TEXT_SYMBOLS_MAX) break
    end += segment.length
  }
  return plain.slice(0, end).trimEnd()
}
