// What the channel slice gives out of a member's data, and what it erases.
import type { Db, Trx } from '#server/platform/database/database.ts'
import { jsonPortion, type Portion } from '#server/platform/portion.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { deletePeriods, listPeriods } from './store.ts'

export const channelPortions = (db: Db, memberId: string): Portion[] => [
  jsonPortion('channel-periods.json', async () =>
    (await listPeriods(db, memberId)).map(({ starts_at, ends_at, cost }) => ({ starts_at, ends_at, points: pointsFrom(cost) })),
  ),
]
export const eraseChannel = (trx: Trx, memberId: string) => deletePeriods(trx, memberId)
