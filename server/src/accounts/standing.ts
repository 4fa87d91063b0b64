import type { Db } from '#server/platform/database.ts'
import { findStanding as find } from './store.ts'

/** Of these sessions, the ones that still stand. */
export const findStanding = (db: Db, sessionIds: string[]): Promise<Set<string>> => find(db, sessionIds)
