// Links of mails: single use, for one purpose and one address.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { deleteInParts } from '#server/platform/database/delete-in-parts.ts'

export const nextLinkId = async (trx: Trx): Promise<string> =>
  (await sql<{ id: string }>`SELECT nextval(pg_get_serial_sequence('link', 'id')) AS id`.execute(trx)).rows[0]!.id
/** `change`: to a new address, which confirms it; `undo`: to the one it was, which can take that back. */
export type Purpose = 'verify' | 'reset' | 'change' | 'undo'
export type NewLink = {
  id: string
  member_id: string
  purpose: Purpose
  token_hash: Buffer
  address: string
  expires_at: Date
}
export const insertLink = (trx: Trx, row: NewLink) =>
  sql`INSERT INTO link (id, member_id, purpose, token_hash, address, expires_at) OVERRIDING SYSTEM VALUE
      VALUES (${row.id}, ${row.member_id}, ${row.purpose}, ${row.token_hash}, ${row.address}, ${row.expires_at})`.execute(trx)
/** Single use: of two that come at once, one gets the row. */
export async function spendLinkRow(trx: Trx, purpose: Purpose, hash: Buffer) {
  return trx
    .updateTable('link')
    .set({ used_at: sql`clock_timestamp()` })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['member_id', 'address'])
    .executeTakeFirst()
}
/** Whether a link was used, or ended with another one, because its account's address is confirmed. */
export const hasConfirmed = async (trx: Trx, hash: Buffer): Promise<boolean> =>
  (await trx
    .selectFrom('link')
    .innerJoin('member', 'member.id', 'link.member_id')
    .select('link.id')
    .where('link.token_hash', '=', hash)
    .where('link.purpose', '=', 'verify')
    .where('link.used_at', 'is not', null)
    .where('member.verified_at', 'is not', null)
    .where('member.suspended_at', 'is', null)
    .executeTakeFirst()) !== undefined
/** The way back to an old address stays open, whatever happens to the account under the new one. */
export const closeLinks = (trx: Trx, memberId: string, { withUndo = false } = {}) =>
  trx
    .updateTable('link')
    .set({ used_at: sql`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .$if(!withUndo, (links) => links.where('purpose', '<>', 'undo'))
    .execute()
export const findLink = (db: Db, id: string) =>
  db
    .selectFrom('link')
    .innerJoin('member', 'member.id', 'link.member_id')
    .select(['link.member_id', 'link.address', 'link.purpose', 'link.used_at', 'link.token_hash', 'member.name', 'member.language_code'])
    .where('link.id', '=', id)
    .executeTakeFirst()
export const deletePastLinks = (db: Db) => deleteInParts(db, 'link', sql`expires_at < clock_timestamp() - interval '7 days'`)
