// The ways through a thread: every beat can be reached, and from every beat there is an end.
import type { Problem, Thread } from './story.ts'

export function waysOf({ beats, first, line }: Thread): Problem[] {
  const reached = new Set<string>()
  const walk = (at: string): void => {
    if (reached.has(at) || !beats.has(at)) return
    reached.add(at)
    for (const { to } of beats.get(at)!.choices) if (to) walk(to)
  }
  walk(first)
  const ends = new Set(['END'])
  for (let grown = true; grown;) {
    grown = false
    for (const beat of beats.values())
      if (!ends.has(beat.at) && beat.choices.some(({ to }) => to !== null && ends.has(to))) grown = !!ends.add(beat.at)
  }
  const found: Problem[] = reached.size === 0 ? [{ line, text: 'the thread is empty' }] : []
  for (const beat of beats.values()) {
    if (!reached.has(beat.at)) found.push({ line: beat.line, text: `nothing leads to '${beat.at}'` })
    if (!ends.has(beat.at)) found.push({ line: beat.line, text: `from '${beat.at}' there is no way to an end` })
  }
  return found
}
