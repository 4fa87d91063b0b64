import type { Look } from '@green-room/contract/art/look'
import type { Db, Trx } from '#server/platform/database/database.ts'

export const findAny = (db: Db | Trx, slug: string) =>
  db.selectFrom('character').select(['slug', 'look', 'picture_hash', 'status']).where('slug', '=', slug).executeTakeFirst()
/** A draft is shown to nobody. */
export async function findPortrayed(db: Db, slug: string) {
  const row = await findAny(db, slug)
  return row?.status === 'draft' ? undefined : row
}
export const readPicture = async (db: Db, slug: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('character').select('picture').where('slug', '=', slug).executeTakeFirst())?.picture ?? undefined
export const setPicture = (db: Db | Trx, slug: string, picture: Buffer | null): Promise<boolean> => set(db, slug, { picture })
export const setChosenLook = (db: Db, slug: string, look: Look | null): Promise<boolean> =>
  set(db, slug, { chosen_look: look && JSON.stringify(look) })

const set = async (db: Db | Trx, slug: string, values: { picture: Buffer | null } | { chosen_look: string | null }): Promise<boolean> =>
  (await db.updateTable('character').set(values).where('slug', '=', slug).executeTakeFirst()).numUpdatedRows > 0n
