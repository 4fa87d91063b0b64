// What the rooms slice gives out of a member's data, and what it erases.
import { localized, localizedList } from '#server/content/localized.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { jsonPortion, type Portion } from '#server/platform/portion.ts'
import { deleteHouseRules, findHouseRules } from './house-rules.ts'
import { deleteAcceptances, listAcceptances } from './store.ts'

/** The room terms as they were accepted, word for word. */
export const roomPortions = (db: Db, memberId: string, language: string): Portion[] => [
  jsonPortion('accepted-terms.json', async () =>
    (await listAcceptances(db, memberId)).map(({ title, description, rules, ...row }) => ({
      ...row,
      title: localized(title, language),
      description: localized(description, language),
      rules: localizedList(rules, language),
    })),
  ),
  jsonPortion('house-rules.json', async () => (await findHouseRules(db, memberId)) ?? null),
]
export async function eraseAcceptances(trx: Trx, memberId: string): Promise<void> {
  await deleteAcceptances(trx, memberId)
  await deleteHouseRules(trx, memberId)
}
