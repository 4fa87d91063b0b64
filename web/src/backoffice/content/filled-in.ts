import { messageFormat } from '#web/platform/texts/message-format.ts'

/** Numbers in which languages differ: none, one, two, a few, many. */
const COUNTS = [0, 1, 2, 5, 21]
const NAMED = /\{\s*(\w+)\s*(?:,\s*(\w+))?/g

/** A message of the interface with values in place of its braces: one line for each form that its language has. */
export function filledIn(message: string, language: string): string[] {
  const found = [...message.matchAll(NAMED)].map(([, name, kind]) => [name!, kind] as const)
  const isCounted = found.some(([, kind]) => kind === 'plural')
  const fill = (count: number): string => {
    const values = found.map(([name, kind]) => [name, kind === undefined ? `‹${name}›` : kind === 'date' ? Date.now() : count] as const)
    return messageFormat(message, language, true)<string>(Object.fromEntries(values)).join('')
  }
  try {
    return [...new Set((isCounted ? COUNTS : [1]).map(fill))]
  } catch {
    return [message]
  }
}
