// What the content slice gives out of a member's data, and what it erases.
import type { Db, Trx } from '#server/platform/database/database.ts'
import { jsonPortion, type Portion } from '#server/platform/portion.ts'

/** New versions of legal pages that the member agreed to. What they agreed to when they signed up is the day of their account. */
export const contentPortions = (db: Db, memberId: string): Portion[] => [
  jsonPortion('legal-pages.json', () =>
    db
      .selectFrom('legal_acceptance')
      .select(['asked_at', 'language_code', 'wording', 'accepted_at'])
      .where('member_id', '=', memberId)
      .orderBy('asked_at')
      .execute(),
  ),
]
export const eraseAgreements = (trx: Trx, memberId: string) =>
  trx.deleteFrom('legal_acceptance').where('member_id', '=', memberId).execute()
