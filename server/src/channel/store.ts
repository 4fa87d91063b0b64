import type { Insertable } from 'kysely'
import type { Database, Trx } from '#server/platform/database.ts'

export const insertPeriod = (trx: Trx, row: Insertable<Database['channel_period']>) =>
  trx.insertInto('channel_period').values(row).execute()
