import { sql } from 'kysely'
import { fillLanguages, inAllLanguages, readSeed } from '#server/content/shipped.ts'
import type { Trx } from '#server/platform/database/database.ts'

type RoomSeed = {
  slug: string
  title: string
  line: string
  mood: string
  motif: string
  palette: string
  terms: { version: number; title: string; description: string; rules: string[] }
}

/** The rooms that ship, with the first version of their terms. A room that is there already gets the languages it lacks, nothing else. */
export async function seedRooms(trx: Trx): Promise<void> {
  for (const [position, { slug, title, line, mood, motif, palette, terms }] of readSeed<RoomSeed[]>('rooms.json').entries()) {
    const shown = inAllLanguages('rooms.json', slug, { title, line })
    const { title: termsTitle, description, rules } = terms
    const told = inAllLanguages('room-terms.json', slug, { title: termsTitle, description, rules })
    const room = await trx
      .insertInto('room')
      .values({ slug, ...stored(shown), mood, motif, palette, position, terms_version: terms.version })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (room)
      await trx
        .insertInto('room_terms')
        .values({ room_id: room.id, version: terms.version, ...stored(told) })
        .execute()
    await fillLanguages(trx, 'room', sql`slug = ${slug}`, shown)
    const here = sql`room_id = (SELECT id FROM room WHERE slug = ${slug}) AND version = ${terms.version}`
    await fillLanguages(trx, 'room_terms', here, told)
  }
}
const stored = <Field extends string>(texts: Record<Field, unknown>): Record<Field, string> =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, JSON.stringify(text)])) as Record<Field, string>
