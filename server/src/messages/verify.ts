import { sql } from 'kysely'
import type { Sliced } from '#server/ledger/night.ts'
import type { Violation } from '#server/ledger/verify.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** Messages against their holds and replies, slice after slice of so many rows. */
export const verifyMessages = async (db: Db | Trx, rowsOfSlice = 100_000): Promise<Violation[]> =>
  (await sql<Violation>`SELECT rule, what, detail FROM public.verify_messages(${rowsOfSlice})`.execute(db)).rows

/** The same of what came in the last `hours`, and of all that is held. */
export const verifyNewMessages = async (db: Db | Trx, hours = 3): Promise<Violation[]> =>
  (await sql<Violation>`SELECT rule, what, detail FROM public.verify_new_messages(make_interval(hours => ${hours}))`.execute(db)).rows

export const MESSAGES: Sliced = {
  look: 'messages',
  next: ({ kind, upto }, rows) => sql`SELECT kind, upto, after FROM public.message_slice_after(${kind}, ${upto}, ${rows})`,
  verify: ({ kind, after, upto }) => sql`SELECT rule, what, detail FROM public.verify_message_slice(${kind}, ${after}, ${upto})`,
}
