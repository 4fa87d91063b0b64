import type { Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

export const insertPeriod = (trx: Trx, row: Insertable<Database['channel_period']>) =>
  trx.insertInto('channel_period').values(row).execute()
export const listPeriods = (db: Db, memberId: string) =>
  db.selectFrom('channel_period').selectAll().where('member_id', '=', memberId).orderBy('starts_at').execute()
export const deletePeriods = (trx: Trx, memberId: string) => trx.deleteFrom('channel_period').where('member_id', '=', memberId).execute()
