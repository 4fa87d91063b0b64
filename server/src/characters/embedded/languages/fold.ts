// A text as other languages are compared: lower case, without marks, 'ł' as 'l' and 'ß' as 'ss', so that 'cześć' and 'czesc' are one. What
// is found in the folded text can be read in the original.

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
    const plain = Array.from(symbol.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, ''), (letter) => LETTERS[letter] ?? letter).join('')
    for (let i = 0; i < plain.length; i++) origins.push(at)
    folded += plain
    at += symbol.length
  }
  origins.push(at)
  return { text: folded, original: (start, end) => original.slice(origins[start], origins[end]).trim() }
}

export const foldedWords = (text: string): string[] => fold(text).text.match(/[\p{L}\p{N}]+/gu) ?? []
