/** '١٤' and '۱۴' as '14': a number is a number in any digits. */
export const westernDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.codePointAt(0)! & 15))

/** The form in which text is judged: compatibility forms folded, zero-width characters and marks of direction taken out, white space single. */
export const plainForJudging = (text: string): string =>
  westernDigits(text.normalize('NFKC'))
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
