// What characters remember of a member: theirs to read and to take back.
import type { Db, Trx } from '#server/platform/database/database.ts'
import { jsonPortion, type Portion } from '#server/platform/portion.ts'
import { deleteMemoriesOf, listFactsOf, listSummariesOf } from './store.ts'

export const memoryPortions = (db: Db, memberId: string): Portion[] => [
  jsonPortion('memories.json', () => listFactsOf(db, memberId)),
  jsonPortion('memory-summaries.json', () => listSummariesOf(db, memberId)),
]
export const eraseMemories = (trx: Trx, memberId: string) => deleteMemoriesOf(trx, memberId)
