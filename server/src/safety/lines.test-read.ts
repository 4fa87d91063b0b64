import { readFileSync } from 'node:fs'

/** The lines of lines/<path>.txt by their kind. */
export function linesOf(path: string): Map<string, string[]> {
  const kinds = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of readFileSync(new URL(`lines/${path}.txt`, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('== ')) kinds.set(line.slice(3), (lines = []))
    else if (line !== '') lines.push(line)
  }
  return kinds
}
