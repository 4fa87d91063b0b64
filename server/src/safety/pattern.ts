/**
 * A regular expression over several lines: `pattern('i')` as a tag. Line ends and the white space after them are layout; a space within a
 * line is a space.
 */
export const pattern =
  (flags = 'i') =>
  (parts: TemplateStringsArray, ...values: string[]): RegExp =>
    new RegExp(String.raw({ raw: parts.raw }, ...values).replace(/\n\s*/g, ''), flags)
