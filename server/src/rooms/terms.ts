import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { findAcceptance, findEarlierAcceptance } from './store.ts'

/** Terms belong to a room; without the present version accepted, nothing in it is joined, read or written. */
export async function requireTerms(db: Db | Trx, memberId: string, roomId: string): Promise<void> {
  if (!(await findAcceptance(db, memberId, roomId))) throw problem('terms.required', { payload: { terms_required: true } })
}
export const hasAccepted = async (db: Db | Trx, memberId: string, roomId: string): Promise<boolean> =>
  (await findAcceptance(db, memberId, roomId)) !== undefined
/** Whether the terms are others than those that the member has accepted. */
export const haveChanged = async (db: Db, memberId: string, roomId: string): Promise<boolean> =>
  !(await hasAccepted(db, memberId, roomId)) && (await findEarlierAcceptance(db, memberId, roomId)) !== undefined
