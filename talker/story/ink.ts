// What inkjs says of a file, so that it opens in Inky: the linter's alone, nothing is told with it.
import { Compiler } from 'inkjs/full'
import type { Problem } from './story.ts'

/** What the lounge fills in: a topic's title, the member's name, what they told. */
export const GIVEN = new Set(['title', 'member', 'quote'])

/** The file with the names that the lounge fills in, where it does not declare them; lines count as before. */
export const withGiven = (source: string): string =>
  source +
  [...GIVEN]
    .filter((name) => !new RegExp(`^VAR ${name}\\b`, 'm').test(source))
    .map((name) => `\nVAR ${name} = ""`)
    .join('')

export function inkProblems(source: string): Problem[] {
  const problems: Problem[] = []
  const errorHandler = (message: string, type: number): void => {
    if (type === 2) problems.push({ line: Number(/line (\d+)/.exec(message)?.[1] ?? 1), text: `ink: ${message}` })
  }
  try {
    new Compiler(withGiven(source), { errorHandler, countAllVisits: true } as never).Compile()
  } catch (error) {
    if (problems.length === 0) problems.push({ line: 1, text: `ink: ${String(error)}` })
  }
  return problems
}
