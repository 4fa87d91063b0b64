import type { Db } from '#server/platform/database.ts'

/** A draft is shown to nobody. */
export const findPortrayed = (db: Db, slug: string) =>
  db
    .selectFrom('character')
    .select(['slug', 'look', 'picture_hash'])
    .where('slug', '=', slug)
    .where('status', '<>', 'draft')
    .executeTakeFirst()
export const readPicture = async (db: Db, slug: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('character').select('picture').where('slug', '=', slug).executeTakeFirst())?.picture ?? undefined
