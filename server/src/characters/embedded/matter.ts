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

/** The card's own answer to a question of the bank, in the order in which they were written; null where it has none left. */
export function ownAnswer(scene: Scene, id: string): Line | null {
  const lines = pack(scene).answers?.[id] ?? []
  for (const text of lines) {
    const line = scene.voice.fresh(`b:${id}`, lines, (one) => one === text)
    if (line) return line
  }
  return null
}

/** So near, or a little less with so much of the line in its wordings, it is about the same thing: its questions fit, its replies may not. */
const NEAR = 0.3
const NEAR_IN_WORDS = 0.22
const WORDS_COVERED = 0.5

/** A question about the thing that this message speaks of, and the situation that it stands in. */
export function nearMatter(scene: Scene): { line: Line; id: string } | null {
  if (inCare(scene)) return null
  const hits = [scene.reading.whole, ...scene.reading.clauses].flatMap(({ bank }) => bank)
  for (const { situation, score, cover } of hits.toSorted((a, b) => b.score - a.score)) {
    if (score < (cover >= WORDS_COVERED ? NEAR_IN_WORDS : NEAR)) continue
    const line = bankLine(scene, `d:${situation.id}`, situation.more.filter(endsOpen))
    if (line) return { line, id: situation.id }
  }
  return null
}

/** The next question of the matter of the last turns. */
export function moreOfMatter(scene: Scene): Line | null {
  const id = matterOf(scene)
  return id === null || inCare(scene) ? null : bankLine(scene, `d:${id}`, scene.indexes.bank.find(id)?.more.filter(endsOpen) ?? [])
}

/** 'Why?' after the card's own answer: what else it has to say to it. */
export function moreOfAnswer(scene: Scene): Line | null {
  const id = matterOf(scene)
  return id === null ? null : ownAnswer(scene, id)
}

const matterOf = ({ state: { matter, turn } }: Scene): string | null => (matter && turn - matter.turn <= TURNS ? matter.id : null)
