// A text as it is compared: lower case, without marks, 'ł' as 'l' and 'ß' as 'ss', so that 'cześć' and 'czesc' are one. What is found in
// the folded text can be read in the original. '٣' is 3: stories are told in Latin digits, and answered in whatever a keyboard has.

const LETTERS: Record<string, string> = {
  ł: 'l',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ة: 'ه',
  ى: 'ي',
  ـ: '',
}

const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g
const inLatin = (digit: string): string => String(digit.codePointAt(0)! & 15)

export interface Folded {
  text: string
  /** The part of the original that stands behind a part of the folded text. */
  original(start: number, end: number): string
}

export function fold(text: string): Folded {
  const original = text.normalize('NFC')
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const symbol of original) {
    const plain =
      symbol < '\x80'
        ? (LETTERS[symbol] ?? symbol.toLowerCase())
        : Array.from(
            symbol.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(EASTERN, inLatin),
            (letter) => LETTERS[letter] ?? letter,
          ).join('')
    for (let i = 0; i < plain.length; i++) origins.push(at)
    folded += plain
    at += symbol.length
  }
  origins.push(at)
  return { text: folded, original: (start, end) => original.slice(origins[start], origins[end]).trim() }
}

export const foldedWords = (text: string): string[] => fold(text).text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Latin and Arabic: what folding leaves of the languages of the lounge. */
const FOLDED_LETTERS = 'a-z\\u0620-\\u063f\\u0641-\\u064a\\u066e\\u066f\\u0671-\\u06d3'
const DIGITS = '0-9\\u0660-\\u0669\\u06f0-\\u06f9'

/**
 * A pattern for folded text with the letters and digits that stand in one. All of Unicode's are hundreds of ranges, which cost a fifth of a
 * second for each language when its rules are first used; these cost a tenth of that.
 */
export function fewLetters(source: string): string {
  let isInClass = false
  return source.replace(/\\p\{[LN]\}|\\.|[[\]]/gs, (part) => {
    if (part === '[' || part === ']') isInClass = part === '['
    if (!part.startsWith('\\p{')) return part
    const ranges = part === '\\p{L}' ? FOLDED_LETTERS : DIGITS
    return isInClass ? ranges : `[${ranges}]`
  })
}

/** `\b` of JavaScript knows the letters of English alone. */
const BORDER = '(?:(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}]))'

/** A pattern of a data file, for folded text: in one piece, or in parts so that every line can be read. */
export const foldedRule = (source: string | string[], flags = 'u'): RegExp =>
  new RegExp(fewLetters([source].flat().join('').replaceAll('\\b', BORDER)), flags)
