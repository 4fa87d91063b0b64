// What an operator has to look at: contested refusals, what may be against the law, somebody who may be under age.
import { sql, type SqlBool } from 'kysely'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { noteCrisis } from './crisis.ts'

export interface SafetyCase {
  memberId: string
  kind: 'contested' | 'illegal' | 'minor' | 'moderated'
  rule: string
  content: string
  /** By whom, where a model judged, and what it found. */
  judged?: { by: string; found: string[] }
}

/** The same text of the same member is one case, however often it comes; an age that is stated again is looked at again. */
export async function openCase(db: Db | Trx, { memberId, judged, ...one }: SafetyCase): Promise<void> {
  await db
    .insertInto('safety_case')
    .values({ member_id: memberId, ...one, judged: judged ? JSON.stringify(judged) : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (one.kind !== 'minor') return
  await db
    .updateTable('safety_case')
    .set({ state: 'open' })
    .where('member_id', '=', memberId)
    .where('kind', '=', 'minor')
    .where(sql<SqlBool>`md5(content) = md5(${one.content})`)
    .where('state', '=', 'closed')
    .execute()
}

export const listCasesOf = (db: Db, memberId: string) =>
  db
    .selectFrom('safety_case')
    .select(['kind', 'rule', 'content', 'judged', 'state', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
const CRISIS = 'self-harm'

/** A crisis that a moderation model alone heard: nothing for an operator to do, but any process that answers has to know. */
export const keepJudgedCrisis = (db: Db, { memberId, content, judged }: Required<Pick<SafetyCase, 'memberId' | 'content' | 'judged'>>) =>
  db
    .insertInto('safety_case')
    .values({ member_id: memberId, kind: 'moderated', rule: CRISIS, content, state: 'closed', judged: JSON.stringify(judged) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function noteJudgedCrises(db: Db, memberId: string): Promise<void> {
  const cases = await db
    .selectFrom('safety_case')
    .select('content')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'moderated')
    .where('rule', '=', CRISIS)
    .execute()
  for (const { content } of cases) noteCrisis(content)
}

/** The rule by which a moderation model refused this text of this member; undefined where none did. */
export const ruleOfModerated = async (db: Db | Trx, memberId: string, content: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('safety_case')
      .select('rule')
      .where('member_id', '=', memberId)
      .where('kind', '=', 'moderated')
      .where('rule', '!=', CRISIS)
      .where('content', '=', content)
      .executeTakeFirst()
  )?.rule
export const deleteCasesOf = (trx: Trx, memberId: string) => trx.deleteFrom('safety_case').where('member_id', '=', memberId).execute()

export const findSafetyCase = (db: Db | Trx, id: string) => db.selectFrom('safety_case').selectAll().where('id', '=', id).executeTakeFirst()
/** Somebody has looked at it. `isAllowed`: the refusal was wrong, and its writer may send the text. */
export const settleCase = (trx: Trx, id: string, { isAllowed, now }: { isAllowed: boolean; now: Date }) =>
  trx
    .updateTable('safety_case')
    .set({ state: 'closed', ...(isAllowed && { allowed_at: now }) })
    .where('id', '=', id)
    .execute()
/** Whether an operator found that refusing this text of this member was wrong. */
export const isAllowed = async (db: Db, memberId: string, content: string): Promise<boolean> =>
  (await db
    .selectFrom('safety_case')
    .select('id')
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`md5(content) = md5(${content.trim()})`)
    .where('allowed_at', 'is not', null)
    .executeTakeFirst()) !== undefined
