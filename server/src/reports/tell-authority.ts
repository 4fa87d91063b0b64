// That an authority was told of a case: what was told is not kept here, only whom, when and under which reference of theirs.
import { sql, type Insertable } from 'kysely'
import type { Database, Db, Trx } from '#server/platform/database/database.ts'

export const tellAuthority = async (trx: Trx, row: Insertable<Database['told_authority']>): Promise<string> =>
  (await trx.insertInto('told_authority').values(row).returning('id').executeTakeFirstOrThrow()).id

export const listTold = (db: Db, caseId: string) =>
  db
    .selectFrom('told_authority as t')
    .leftJoin('member as m', 'm.id', 't.operator_id')
    .select(['t.id', 't.authority', 't.reference', sql<string>`t.told_on::text`.as('told_on'), 'm.name as by'])
    .where('t.case_id', '=', caseId)
    .orderBy('t.id')
    .execute()
