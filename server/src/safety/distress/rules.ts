// Distress that is told indirectly, or in the words of a chat: 'the letters are written', 'he hits me', 'my friend says she wants to die'. The
// rules are for folded text (no marks) whose idioms are gone; a gap stands where people put words of their own.
export interface Distress {
  /** Heard wherever it stands. */
  said: RegExp[]
  /** What may as well be a film, a game or a match: heard where no word of one stands beside it. */
  unlessTale: RegExp[]
  tale: RegExp
}

/** White space or a comma, with up to so many words in it. */
export const gap = (words: number): string => String.raw`(?:[ ,،]+(?:[\p{L}\p{N}']+[ ,،]+){0,${words}})`

export const hasDistress = (folded: string, { said, unlessTale, tale }: Distress): boolean =>
  said.some((rule) => rule.test(folded)) || (unlessTale.some((rule) => rule.test(folded)) && !tale.test(folded))
