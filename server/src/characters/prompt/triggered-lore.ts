import type { Card } from '@green-room/contract/characters'

/** Contents of the lore whose keys stand in the texts as whole words, in the order of the card. A card's patterns are never run. */
export function triggeredLore(card: Card, texts: string[]): string[] {
  const spoken = ` ${texts.map(words).join(' ')} `
  return card.data.character_book.entries
    .filter(
      (entry) => entry.enabled && !entry.constant && entry.keys.some((key) => words(key) !== '' && spoken.includes(` ${words(key)} `)),
    )
    .toSorted((a, b) => a.insertion_order - b.insertion_order)
    .map((entry) => entry.content)
}

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
