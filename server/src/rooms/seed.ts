import { readFileSync } from 'node:fs'
import type { Trx } from '#server/platform/database.ts'

type RoomSeed = {
  slug: string
  title: string
  line: string
  mood: string
  motif: string
  palette: string
  position?: number
  terms: { version: number; title: string; description: string; rules: string[] }
}

/** The rooms that ship, with the first version of their terms. */
export async function seedRooms(trx: Trx): Promise<void> {
  const rooms = JSON.parse(readFileSync(new URL('../../seeds/content/rooms.json', import.meta.url), 'utf8')) as RoomSeed[]
  for (const [position, { slug, title, line, mood, motif, palette, terms }] of rooms.entries()) {
    const room = await trx
      .insertInto('room')
      .values({ slug, title: english(title), line: english(line), mood, motif, palette, position, terms_version: terms.version })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!room) continue
    await trx
      .insertInto('room_terms')
      .values({
        room_id: room.id,
        version: terms.version,
        title: english(terms.title),
        description: english(terms.description),
        rules: english(terms.rules),
      })
      .execute()
  }
}
const english = (text: string | string[]): string => JSON.stringify({ en: text })
