import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '#server/platform/database/database.ts'
import { sqlState } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { tellBalance } from './hold.ts'
import { openMember } from './welcome.ts'

const ENOUGH_TODAY = 'LG020'

/** Points by an operator's hand; `note` stands in the member's statement. Throws `goodwill.exhausted` where the day's sum is given. */
export async function giveGoodwill(
  lounge: LoungeInside,
  trx: Trx,
  { memberId, operatorId, key, units, note }: { memberId: string; operatorId: string; key: string; units: bigint; note: string },
): Promise<void> {
  const hash = createHash('sha256').update(`${memberId}:${units}`).digest()
  await openMember(trx, memberId)
  try {
    await sql`SELECT ledger.goodwill(${memberId}, ${`goodwill:${key}`}, ${hash}, ${units}, ${operatorId}, ${note})`.execute(trx)
  } catch (error) {
    throw sqlState(error) === ENOUGH_TODAY ? problem('goodwill.exhausted') : error
  }
  tellBalance(lounge, trx, memberId)
}
