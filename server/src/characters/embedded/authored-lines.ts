import { readdirSync, readFileSync } from 'node:fs'
import { Card } from '@green-room/contract/characters'
import { CardIndex } from './card-index.ts'
import { commonLines } from './common-index.ts'

const CAST = new URL('../../../seeds/characters/', import.meta.url)

/** Every line that ships and whose vector is used: those of the common pack, and those that the index of each character asks for. */
export async function authoredLines(): Promise<Set<string>> {
  const lines = new Set(commonLines())
  const listener = {
    authored: async (texts: string[]) => {
      for (const text of texts) lines.add(text)
      return null
    },
  }
  for (const file of readdirSync(CAST).filter((name) => name.endsWith('.json'))) {
    await CardIndex.build(Card.parse(JSON.parse(readFileSync(new URL(file, CAST), 'utf8'))), listener)
  }
  return lines
}
