import { sql } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'

/** Never backwards, and never beyond what was said. Nothing where it had been read that far already. */
export const readUpTo = (db: Db | Trx, id: string, number: number) =>
  db
    .updateTable('topic')
    .set({ read_number: sql<number>`least(${number}, last_number)` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where(sql<boolean>`read_number < least(${number}, last_number)`)
    .returning('read_number')
    .executeTakeFirst()
