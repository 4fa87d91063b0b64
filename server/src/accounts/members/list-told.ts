import type { Db, Trx } from '#server/platform/database/database.ts'

/** Everybody who has a contract with the house and an address, by their number. Banned members are told as well. */
export const listTold = async (at: Db | Trx, after: string, limit: number): Promise<{ id: string; language: string }[]> =>
  at
    .selectFrom('member')
    .select(['id', 'language_code as language'])
    .where('id', '>', after)
    .where('kind', '=', 'person')
    .where('role', '=', 'member')
    .where('verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('email', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()
