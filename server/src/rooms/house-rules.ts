// The rules of the house, agreed to once by an account: what was read is kept as a digest of its words.
import type { Db, Trx } from '#server/platform/database/database.ts'
import { digest } from '#server/platform/http/once.ts'

const SHOWN = ['names', 'history', 'danger', 'spam', 'ads'] as const

export const hasHouseRules = async (db: Db | Trx, memberId: string): Promise<boolean> =>
  (await db.selectFrom('house_rules_acceptance').select('member_id').where('member_id', '=', memberId).executeTakeFirst()) !== undefined

export async function acceptHouseRules(
  trx: Trx,
  memberId: string,
  language: string,
  say: (language: string, key: string) => string,
): Promise<void> {
  const words = SHOWN.flatMap((rule) => [say(language, `home.rule-${rule}`), say(language, `home.rule-${rule}-text`)])
  await trx
    .insertInto('house_rules_acceptance')
    .values({
      member_id: memberId,
      language_code: language,
      wording: digest(...words)
        .toString('hex')
        .slice(0, 16),
    })
    .onConflict((known) => known.column('member_id').doNothing())
    .execute()
}
export const findHouseRules = (db: Db, memberId: string) =>
  db
    .selectFrom('house_rules_acceptance')
    .select(['language_code', 'wording', 'accepted_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
export const deleteHouseRules = (trx: Trx, memberId: string) =>
  trx.deleteFrom('house_rules_acceptance').where('member_id', '=', memberId).execute()
