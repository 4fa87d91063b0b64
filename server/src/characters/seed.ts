import { readdirSync, readFileSync } from 'node:fs'
import { Card } from '@green-room/contract/characters'
import type { Trx } from '#server/platform/database/database.ts'
import { isWrittenHere } from './cast/card-versions.ts'
import { setRegularRooms, upsertCharacter } from './store.ts'

const FOLDER = new URL('../../seeds/characters/', import.meta.url)

/** The cast that ships. A card that operators wrote another version of is theirs. */
export async function seedCharacters(trx: Trx): Promise<void> {
  for (const file of readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()) {
    const card = shippedCard(file.replace('.json', ''))
    if (await isWrittenHere(trx, card.data.extensions.green_room.slug)) continue
    await setRegularRooms(trx, await upsertCharacter(trx, card), card.data.extensions.green_room.rooms)
  }
}

/** The card of one of the cast, as it ships. */
export const shippedCard = (slug: string): Card => Card.parse(JSON.parse(readFileSync(new URL(`${slug}.json`, FOLDER), 'utf8')))
