// What the engine can honestly say of a file: its name, its kind, and the first words of a document.
import type { Turn } from '../engine.ts'
import { findFault } from '../safety/output.ts'

const NAME_LENGTH = 40
const EXCERPT_LENGTH = 90
const LINES_TRIED = 5

export interface SpokenFile {
  kind: 'image' | 'document' | 'unreadable'
  /** Puts name and first words into a frame. */
  fill(frame: string): string
  /** Null where the first lines hold only what a character doesn't say. */
  excerpt: string | null
}

/** The last file of the messages to answer. */
export function spokenFile(turn: Pick<Turn, 'history' | 'memory' | 'state'>): SpokenFile | null {
  const answered = turn.history.slice(turn.history.findLastIndex(({ from }) => from === 'character') + 1)
  const file = answered.flatMap((message) => message.attachments ?? []).at(-1)
  if (!file) return null
  const mayBeSaid = (text: string): boolean => findFault(text, turn) === null
  const excerpt = firstWords(file.text ?? '', mayBeSaid)
  const name = mayBeSaid(file.name) ? file.name.slice(0, NAME_LENGTH) : '…'
  return {
    kind: file.kind === 'image' ? 'image' : file.text === null ? 'unreadable' : 'document',
    fill: (frame) => frame.replace('{file}', () => name).replace('{excerpt}', () => excerpt ?? '…'),
    excerpt,
  }
}

/** The first lines, up to the end of a word, from the first that holds nothing which a character doesn't say (addresses, links); null without any. */
function firstWords(text: string, mayBeSaid: (text: string) => boolean): string | null {
  const lines = text.replaceAll('"', "'").split('\n')
  for (let from = 0; from < Math.min(LINES_TRIED, lines.length); from++) {
    const plain = lines.slice(from).join(' ').replace(/\s+/g, ' ').trim()
    const cut = plain.length <= EXCERPT_LENGTH ? plain : `${plain.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')}…`
    for (const excerpt of [cut, lines[from]!.trim()])
      if (excerpt.length <= EXCERPT_LENGTH + 1 && /\p{L}/u.test(excerpt) && mayBeSaid(excerpt)) return excerpt.replace(/[.,;:\s]+$/, '') // the frame ends the sentence
  }
  return null
}
