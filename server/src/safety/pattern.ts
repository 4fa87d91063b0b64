/**
 * A regular expression over several lines: `pattern('i')` as a tag. Line ends and the white space after them are layout; a space within a
 * line is a space.
 */
export const pattern =
  (flags = 'i') =>
  (parts: TemplateStringsArray, ...values: string[]): RegExp =>
    new RegExp(inOneLine(parts, values), flags)

/** The same for folded text (languages/fold.ts), whose letters are few and small. */
export const foldedPattern =
  (flags = '') =>
  (parts: TemplateStringsArray, ...values: string[]): RegExp =>
    new RegExp(fewLetters(inOneLine(parts, values)), `${flags}u`)

/** The same, every line a rule of its own: many small patterns are ready sooner than a large one. */
export const foldedRules = (parts: TemplateStringsArray, ...values: string[]): RegExp[] =>
  String.raw({ raw: parts.raw }, ...values)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => new RegExp(fewLetters(line), 'u'))

const inOneLine = (parts: TemplateStringsArray, values: string[]): string => String.raw({ raw: parts.raw }, ...values).replace(/\n\s*/g, '')

/** Latin and Arabic: what folding leaves of the languages of the lounge. */
const LETTERS = 'a-z\\u0620-\\u063f\\u0641-\\u064a\\u066e\\u066f\\u0671-\\u06d3'
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
    const ranges = part === '\\p{L}' ? LETTERS : DIGITS
    return isInClass ? ranges : `[${ranges}]`
  })
}
