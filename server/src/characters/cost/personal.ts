// What the models' answers to a member cost, by day: kept for a month.
import type { Db, Trx } from '#server/platform/database/database.ts'
import { jsonPortion, type Portion } from '#server/platform/portion.ts'
import { deleteCostsOf, deleteCostsOver, listCostsOf } from './store.ts'

const KEPT_DAYS = 31

export const costPortions = (db: Db, memberId: string): Portion[] => [jsonPortion('model-costs.json', () => listCostsOf(db, memberId))]
export const eraseCosts = (trx: Trx, memberId: string) => deleteCostsOf(trx, memberId)
export const forgetCosts = async (db: Db): Promise<void> => void (await deleteCostsOver(db, KEPT_DAYS))
