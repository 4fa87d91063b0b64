import { readdirSync, readFileSync } from 'node:fs'
import { Card } from '@green-room/contract/characters'
import { cardLines } from './card-index.ts'
import { commonLines } from './common-index.ts'

const CAST = new URL('../../../seeds/characters/', import.meta.url)

/** Every line that ships and whose vector is used: those of the common pack and of each character. */
export function authoredLines(): Set<string> {
  const cast = readdirSync(CAST)
    .filter((name) => name.endsWith('.json'))
    .map((name) => Card.parse(JSON.parse(readFileSync(new URL(name, CAST), 'utf8'))))
  return new Set([...commonLines(), ...cast.flatMap(cardLines)])
}
