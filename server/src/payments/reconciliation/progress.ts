import type { Db, Trx } from '#server/platform/database/database.ts'

/** How far a list of the gateway was read, the last time that it was read to its end. */
export const readProgress = async (db: Db, gateway: string, list: 'events' | 'money'): Promise<Date | undefined> =>
  (await db.selectFrom('payments.progress').select('upto').where('gateway', '=', gateway).where('list', '=', list).executeTakeFirst())?.upto
export const writeProgress = (trx: Trx, gateway: string, list: 'events' | 'money', upto: Date) =>
  trx
    .insertInto('payments.progress')
    .values({ gateway, list, upto })
    .onConflict((known) => known.columns(['gateway', 'list']).doUpdateSet({ upto }))
    .execute()
