// Points for an act whose end is certain: taken at once (docs/product/money.md).
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { tellBalance } from './hold.ts'
import { refusalOf } from './offer.ts'

/** `ref` names the act, and is its idempotency key in the member's books. `units`: hundredths of a point, more than 0. */
export type Purchase = { memberId: string; cause: 'channel'; ref: string; units: number }

/**
 * Takes the points and answers the journal's id; the same act again answers the same. Every failure ends the transaction. Throws
 * `ledger.not-enough-points`, `ledger.spending-limit`, `ledger.on-break`, `ledger.account-closed`.
 */
export async function spend(lounge: LoungeInside, trx: Trx, { memberId, cause, ref, units }: Purchase): Promise<string> {
  const key = `${cause}:${ref}`
  const hash = createHash('sha256').update(`${key}:${units}`).digest()
  try {
    const { rows } = await sql<{
      journal_id: string
    }>`SELECT journal_id FROM ledger.spend(${memberId}, ${cause}, ${key}, ${hash}, ${units}, ${cause}, ${ref})`.execute(trx)
    tellBalance(lounge, trx, memberId)
    return rows[0]!.journal_id
  } catch (error) {
    throw refusalOf(error, memberId)
  }
}
