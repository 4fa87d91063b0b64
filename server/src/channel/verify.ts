import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { Violation } from '#server/ledger/verify.ts'

/** Channel time against what was bought of it. */
export const verifyChannel = async (db: Db | Trx): Promise<Violation[]> =>
  (await sql<Violation>`SELECT rule, what, detail FROM public.channel_violations`.execute(db)).rows
