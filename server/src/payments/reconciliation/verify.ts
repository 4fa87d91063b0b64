import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Violation } from '#server/ledger/verify.ts'

/** Orders against their credits, receipts, refunds and the gateway's own figures. */
export const verifyPayments = async (db: Db | Trx): Promise<Violation[]> =>
  (await sql<Violation>`SELECT rule, what, detail FROM payments.verify()`.execute(db)).rows
