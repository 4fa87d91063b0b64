import type { Visitor } from '../people/visitor.ts'

/** A lounge under attack, with its pages, and people in it. */
export type Target = {
  port: number
  /** Signed in, in a chat of their own. */
  ada: Visitor
  adasTopic: string
  /** Signed in, and in no chat: may open topics. */
  opener: Visitor
  roomId: string
  newVisitor(): Visitor
  mailTo(address: string): Promise<{ subject: string; text: string; html: string }[]>
}
/** Attempts of one kind, all made; answers those that went through. Empty: it held. */
export type Family = { name: string; attack(target: Target): Promise<{ tried: number; through: string[] }> }

/** Makes each attempt, in turn, and keeps the names of those for which `goesThrough` says what went wrong. */
export async function tryAll<Attempt>(
  attempts: Record<string, Attempt>,
  goesThrough: (attempt: Attempt) => Promise<string | null>,
): Promise<{ tried: number; through: string[] }> {
  const through: string[] = []
  for (const [name, attempt] of Object.entries(attempts)) {
    const what = await goesThrough(attempt)
    if (what !== null) through.push(`${name}: ${what}`)
  }
  return { tried: Object.keys(attempts).length, through }
}

export const named = (texts: readonly string[]): Record<string, string> => Object.fromEntries(texts.map((text) => [text, text]))
