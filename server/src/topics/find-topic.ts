import type { Db, Trx } from '#server/platform/database/database.ts'
import { findTopic as find, type TopicRow } from './store.ts'

/** The topic with its room and its character, for slices above. */
export const findTopic = (db: Db | Trx, id: string): Promise<TopicRow | undefined> => find(db, id)
