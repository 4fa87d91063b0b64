// Stories by character and language: those that ship with the product, and over them those that an operator has added.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@green-room/contract/characters'
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

const FOLDER = new URL('../../../seeds/stories/', import.meta.url)
const SLUG = /^[a-z][a-z0-9-]{1,30}$/

export type Sources = Partial<Record<Language, string>>

/** What ships for a character, each file read when it is asked for. One that is an operator's own has none. */
export function shippedStories(slug: string): Sources {
  const folder = new URL(`${SLUG.test(slug) ? slug : 'none'}/`, FOLDER)
  const found: Sources = {}
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const language = LANGUAGES.find((each) => `${each}.ink` === file)
    if (language) Object.defineProperty(found, language, { enumerable: true, get: () => readFileSync(new URL(file, folder), 'utf8') })
  }
  return found
}

/** Every file that ships, but the common desks. */
export const listShipped = (): { slug: string; file: string; language: Language; source: string }[] =>
  readdirSync(FOLDER)
    .filter((slug) => slug !== 'common')
    .toSorted()
    .flatMap((slug) =>
      LANGUAGES.flatMap((language) => {
        const source = shippedStories(slug)[language]
        return source === undefined ? [] : [{ slug, file: `server/seeds/stories/${slug}/${language}.ink`, language, source }]
      }),
    )

export interface AddedStory {
  language: string
  hash: string
}
/** Which stories an operator has added for a character; the sources are read only where they changed. */
export async function listAdded(db: Db | Trx, characterId: string): Promise<AddedStory[]> {
  const rows = await db
    .selectFrom('story')
    .select(['language', 'source_hash'])
    .where('character_id', '=', characterId)
    .orderBy('language')
    .execute()
  return rows.map((row) => ({ language: row.language, hash: row.source_hash.toString('hex') }))
}

export async function readAdded(db: Db | Trx, characterId: string): Promise<Sources> {
  const rows = await db.selectFrom('story').select(['language', 'source']).where('character_id', '=', characterId).execute()
  return Object.fromEntries(rows.map(({ language, source }) => [language, source]))
}

export const hasStories = async (db: Db | Trx, { id, slug }: { id: string; slug: string }): Promise<boolean> =>
  Object.keys(shippedStories(slug)).length > 0 || (await listAdded(db, id)).length > 0

export async function addStory(db: Db | Trx, characterId: string, language: Language, source: string): Promise<void> {
  const added = { source, source_hash: createHash('sha256').update(source).digest() }
  await db
    .insertInto('story')
    .values({ character_id: characterId, language, ...added })
    .onConflict((conflict) => conflict.columns(['character_id', 'language']).doUpdateSet({ ...added, added_at: sql`clock_timestamp()` }))
    .execute()
}

/** False where there was none. */
export async function removeStory(db: Db | Trx, characterId: string, language: Language): Promise<boolean> {
  const gone = await db.deleteFrom('story').where('character_id', '=', characterId).where('language', '=', language).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
