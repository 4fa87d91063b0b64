// What a pure function made of a text, kept for the next time it is asked: a talk's lines are asked about with every turn. By hash, so that no
// text of a member stays in memory for it.
import { createHash } from 'node:crypto'

const KEPT_MAX = 2_000

export function remembered<T, About extends string[]>(make: (text: string, ...about: About) => T): (text: string, ...about: About) => T {
  const known = new Map<string, T>()
  return (text, ...about) => {
    const key = createHash('sha256')
      .update([...about, text].join('\n'))
      .digest('base64')
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(text, ...about)
    known.set(key, made)
    if (known.size > KEPT_MAX) known.delete(known.keys().next().value!)
    return made
  }
}
