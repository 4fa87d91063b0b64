// The character's words to somebody in a crisis: authored, never generated, and there even when no engine is (characters.md §12).
import type { Turn } from '../engine.ts'
import { packOf } from './languages/language-pack.ts'
import { ACTS } from './packs.ts'
import { seededRandom } from './seeded-random.ts'

/** A line of the card for a crisis, else a common one, in the language of what was written; another one each time. */
export function careLine(turn: Omit<Turn, 'signal'>): string {
  const { packs } = turn.card.data.extensions.green_room
  const lines = packs[turn.language]?.acts.crisis ?? (turn.language === 'en' ? ACTS.crisis!.say : packOf(turn.language).acts.crisis!.say)
  const said = new Set(turn.history.map((message) => message.text))
  const open = lines.filter((line) => !said.has(line))
  const choice = open.length > 0 ? open : lines
  return choice[Math.floor(seededRandom(turn.seed)() * choice.length)]!
}
