/** Every run of so many words in a text, in lower case without punctuation: two texts that share one were copied. */
export function wordRuns(text: string, length: number): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  const runs = new Set<string>()
  for (let i = 0; i + length <= words.length; i++) runs.add(words.slice(i, i + length).join(' '))
  return runs
}
