// The situation of the bank that is spoken of: its lines, and what goes on with it while nothing else is known of what the reader adds.
import { inCare, pack, type Scene } from './scene.ts'
import { filled } from './situations.ts'
import { asksNewly, personTold } from './thread.ts'
import { endsOpen, type Line } from './voice.ts'

const TURNS = 3

/** A fresh line of a situation, with the words of the person spoken of. */
export function bankLine(scene: Scene, bucket: string, lines: readonly string[]): Line | null {
  const line = scene.voice.fresh(bucket, lines, (text) => asksNewly(scene, text))
  return line && { ...line, text: filled(line.text, personTold(scene) ?? 'they') }
}

/** The card's own answer to a question of the bank; null where it has none left. */
export const ownAnswer = (scene: Scene, id: string): Line | null => scene.voice.next(`b:${id}`, pack(scene).answers?.[id] ?? [])

/** A few words are the next piece of what was just told; a longer line has a matter of its own, which an old question would pass over. */
const PIECE_WORDS = 5

/** The next question of the matter of the turn before, for a few words of which nothing is known. */
export function moreOfMatter(scene: Scene): Line | null {
  const id = matterOf(scene, 1)
  if (id === null || inCare(scene) || scene.reading.whole.clause.words > PIECE_WORDS) return null
  return bankLine(scene, `d:${id}`, scene.indexes.bank.find(id)?.more.filter(endsOpen) ?? [])
}

/** 'Why?' after the card's own answer: what else it has to say to it. */
export function moreOfAnswer(scene: Scene): Line | null {
  const id = matterOf(scene, TURNS)
  return id === null ? null : ownAnswer(scene, id)
}

const matterOf = ({ state: { matter, turn } }: Scene, turns: number): string | null =>
  matter && turn - matter.turn <= turns ? matter.id : null
