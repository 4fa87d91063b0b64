import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { readSettings } from '#server/content/settings.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { unitsFrom } from './units.ts'

/** Opens a member's books: available, held and owed, all zero. Saying it again changes nothing. */
export async function openMember(trx: Trx, memberId: string): Promise<void> {
  await sql`SELECT ledger.open_member(${memberId})`.execute(trx)
}

/**
 * Opens a member's books and gives the welcome points of the settings, once, whoever asks and whatever the setting says by then. One who
 * comes back has had them.
 */
export async function grantWelcome(trx: Trx, memberId: string, isReturning = false): Promise<void> {
  await openMember(trx, memberId)
  if (isReturning) return
  const units = unitsFrom((await readSettings(trx)).welcome_points)
  if (units === 0n) return
  const hash = createHash('sha256').update(`welcome:${memberId}`).digest() // without the units: a repetition after a change is one all the same
  await sql`SELECT ledger.welcome(${memberId}, ${hash}, ${units})`.execute(trx)
}
