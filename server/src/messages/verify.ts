import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Violation } from '#server/ledger/verify.ts'

/** Messages against their holds and replies. */
export const verifyMessages = async (db: Db | Trx): Promise<Violation[]> =>
  (await sql<Violation>`SELECT rule, what, detail FROM public.message_violations`.execute(db)).rows
