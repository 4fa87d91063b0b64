import type { Card } from '@green-room/contract/characters'

/** A text of a card with its places for names filled in. */
export const fillNames = ({ data }: Card, text: string, reader = 'the reader'): string =>
  text.replaceAll('{{char}}', data.nickname ?? data.name).replaceAll('{{user}}', reader)
