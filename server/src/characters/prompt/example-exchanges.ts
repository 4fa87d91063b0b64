import type { Card } from '@green-room/contract/characters'
import { fillNames } from '../stories/card-names.ts'
import type { Line } from './prompt-history.ts'

/** The card's `mes_example` as exchanges: blocks after `<START>`, lines of `{{user}}:` and `{{char}}:`. A line without a side goes on the last. */
export function exampleExchanges(card: Card): Line[][] {
  return card.data.mes_example
    .split(/<START>/i)
    .map((block) => parseBlock(block, card))
    .filter((lines) => lines.some((line) => line.role === 'assistant') && lines[0]?.role === 'user')
}

function parseBlock(block: string, card: Card): Line[] {
  const lines: Line[] = []
  for (const raw of block.split('\n').map((line) => line.trim())) {
    if (raw === '') continue
    const side = /^\{\{(user|char)\}\}\s*:\s*(.*)$/i.exec(raw)
    const last = lines.at(-1)
    if (side) lines.push({ role: side[1]!.toLowerCase() === 'user' ? 'user' : 'assistant', text: side[2]! })
    else if (last) last.text += `\n${raw}`
  }
  return lines.map((line) => ({ ...line, text: fillNames(card, line.text, 'friend') }))
}
