// What an operator has to look at: contested refusals, what may be against the law, somebody who may be under age.
import type { Db, Trx } from '#server/platform/database.ts'

export interface SafetyCase {
  memberId: string
  kind: 'contested' | 'illegal' | 'minor'
  rule: string
  content: string
}

/** The same text of the same member is one case, however often it comes. */
export const openCase = (db: Db | Trx, { memberId, ...one }: SafetyCase) =>
  db
    .insertInto('safety_case')
    .values({ member_id: memberId, ...one })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const listCasesOf = (db: Db, memberId: string) =>
  db
    .selectFrom('safety_case')
    .select(['kind', 'rule', 'content', 'state', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
export const deleteCasesOf = (trx: Trx, memberId: string) => trx.deleteFrom('safety_case').where('member_id', '=', memberId).execute()
