import type { Db } from '#server/platform/database/database.ts'
import { cardText } from './present.ts'
import { listCards } from './store.ts'

/** 'Visa 4242' by the id of its order, for the orders that were paid. */
export async function listCardTexts(db: Db, orderIds: string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  return new Map((await listCards(db, orderIds)).flatMap((row) => [[row.order_id, cardText(row) ?? '']]))
}
