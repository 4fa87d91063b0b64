// What somebody who leaves says beside the goodbye: the shower that waits, the early start, the luck that is wanted. Met in a few words before
// the character's own farewell; known by its wording.
import { plain } from './manners.ts'
import partings from './packs/en/partings.json' with { type: 'json' }

export interface Parting {
  name: string
  say: string[]
}

const PARTINGS = Object.entries(partings as Record<string, { when: string; say: string[] }>).map(([name, { when, say }]) => ({
  name,
  say,
  pattern: new RegExp(when, 'i'),
}))

/** The first in the order of the pack, for one thing is enough to be met. */
export const partingOf = (text: string): Parting | null => PARTINGS.find(({ pattern }) => pattern.test(plain(text))) ?? null
