// Addresses whose accounts were deleted. Only a keyed hash stays: it answers whether the welcome points were given before, and nothing else.
import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { sign } from '#server/platform/secrets.ts'
import { mailboxKey } from './email-key.ts'

/** Long enough that deleting and signing up again for the points is no hobby. */
const KEPT_DAYS = 730

const hashesOf = ({ secrets }: LoungeInside, emailKey: string): Buffer[] =>
  secrets.keys('departed-addresses').map((key) => Buffer.from(sign(key, emailKey), 'base64url'))

export const rememberAddress = (lounge: LoungeInside, trx: Trx, emailKey: string) =>
  sql`INSERT INTO departed_address (address_hash) VALUES (${hashesOf(lounge, mailboxKey(emailKey))[0]})
      ON CONFLICT (address_hash) DO UPDATE SET departed_at = clock_timestamp()`.execute(trx)

const hold = (trx: Trx, name: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)

/** Accounts that may have their welcome points from one browser: a household, no farm. */
const WELCOMES_PER_DEVICE = 3
type Newcomer = { id: string; email_key: string | null; mailbox_key: string | null; signed_up_device_id: string | null }

/**
 * Whether the welcome points went to this mailbox before, under whatever address and in whatever account, or to too many accounts from this
 * browser. Of two that are verified at once one waits here for the other.
 */
export async function hadWelcome(lounge: LoungeInside, trx: Trx, newcomer: Newcomer): Promise<boolean> {
  const { id, email_key, mailbox_key, signed_up_device_id: device } = newcomer
  if (email_key === null || mailbox_key === null) return false
  if (device !== null) await hold(trx, `device:${device}`)
  await hold(trx, mailbox_key)
  const hashes = [...hashesOf(lounge, email_key), ...hashesOf(lounge, mailbox_key)]
  const { rows } = await sql`SELECT 1 WHERE EXISTS (SELECT 1 FROM departed_address WHERE address_hash = ANY(${hashes}::bytea[]))
    OR EXISTS (SELECT 1 FROM member WHERE mailbox_key = ${mailbox_key} AND verified_at IS NOT NULL AND id <> ${id})
    OR (SELECT count(*) FROM member WHERE signed_up_device_id = ${device} AND verified_at IS NOT NULL AND id <> ${id})
      >= ${WELCOMES_PER_DEVICE}`.execute(trx)
  return rows.length > 0
}

export const forgetOldAddresses = (db: Db) =>
  sql`DELETE FROM departed_address WHERE departed_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS})`.execute(db)
/** Nobody has signed in there for as long as the device's cookie lives. */
export const forgetOldDevices = (db: Db) =>
  sql`DELETE FROM known_device WHERE signed_in_at < clock_timestamp() - make_interval(days => 400)`.execute(db)
