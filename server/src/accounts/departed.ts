// Addresses whose accounts were deleted. Only a keyed hash stays: it answers whether the welcome points were given before, and nothing else.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { sign } from '#server/platform/secrets.ts'

/** Long enough that deleting and signing up again for the points is no hobby. */
const KEPT_DAYS = 730

const hashOf = (lounge: LoungeInside, emailKey: string): Buffer =>
  Buffer.from(sign(lounge.secrets.key('departed-addresses'), emailKey), 'base64url')

export const rememberAddress = (lounge: LoungeInside, trx: Trx, emailKey: string) =>
  sql`INSERT INTO departed_address (address_hash) VALUES (${hashOf(lounge, emailKey)})
      ON CONFLICT (address_hash) DO UPDATE SET departed_at = clock_timestamp()`.execute(trx)

export async function isReturning(lounge: LoungeInside, trx: Trx, emailKey: string | null): Promise<boolean> {
  if (emailKey === null) return false
  const hash = hashOf(lounge, emailKey)
  return (await trx.selectFrom('departed_address').select('address_hash').where('address_hash', '=', hash).executeTakeFirst()) !== undefined
}

export const forgetOldAddresses = (db: Db) =>
  sql`DELETE FROM departed_address WHERE departed_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS})`.execute(db)
