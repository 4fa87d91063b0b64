// What the push slice gives out of a member's data, and what it erases.
import type { Db, Trx } from '#server/platform/database/database.ts'
import { jsonPortion, type Portion } from '#server/platform/portion.ts'
import { deleteSubscriptions, listSubscriptions } from './store.ts'

export const pushPortions = (db: Db, memberId: string): Portion[] => [
  jsonPortion('notifications.json', async () =>
    (await listSubscriptions(db, memberId)).map(({ browser, endpoint, created_at }) => ({ browser, address: endpoint, created_at })),
  ),
]
export const erasePush = (trx: Trx, memberId: string) => deleteSubscriptions(trx, memberId)
