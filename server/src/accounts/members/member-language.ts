import type { Db, Trx } from '#server/platform/database/database.ts'
import { findMember } from '../store.ts'

/** The language that news and mails to a member are written in: the one they chose last. */
export const languageOfMember = async (db: Db | Trx, memberId: string): Promise<string> =>
  (await findMember(db, memberId))?.language_code ?? 'en'
