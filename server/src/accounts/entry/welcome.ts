import type { Trx } from '#server/platform/database/database.ts'

/**
 * What a verified account gets in the transaction that verifies it. It comes from the ledger, a floor above.
 * `isReturning`: an account with this address was deleted before, and had its welcome.
 */
export type Welcome = (trx: Trx, memberId: string, isReturning: boolean) => Promise<void>
