// The shipped English texts, slice by slice: a chunk that says something brings its own words. A language and an operator's changes lie over them.
export type Messages = Readonly<Record<string, string>>

const english: Record<string, string> = {}

/** Called once per slice, by its texts.ts. */
export function shipTexts(texts: Messages): void {
  Object.assign(english, texts)
}
export const englishText = (key: string): string | undefined => english[key]

/** What of a language's texts differs from the shipped English, for these slices. The rest needn't travel. */
export function textsOver(
  texts: Messages,
  shipped: Messages,
  slices: readonly string[],
): { messages: Record<string, string>; isAll: boolean } {
  const differing = Object.entries(texts).filter(([key, text]) => shipped[key] !== text)
  const messages = differing.filter(([key]) => slices.includes(key.slice(0, key.indexOf('.'))))
  return { messages: Object.fromEntries(messages), isAll: messages.length === differing.length }
}
