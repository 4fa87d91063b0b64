import type { Trx } from '#server/platform/database.ts'

/** What a verified account gets in the transaction that verifies it (decisions D4). It comes from the ledger, a floor above. */
export type Welcome = (trx: Trx, memberId: string) => Promise<void>
