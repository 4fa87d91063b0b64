import type { Db } from '#server/platform/database/database.ts'
import { findStanding as find, listSuspendedSince } from '../store.ts'

/** Of these sessions, the ones that still stand. */
export const findStanding = (db: Db, sessionIds: string[]): Promise<Set<string>> => find(db, sessionIds)

/** Members who were suspended in the last `seconds`, whoever did it and wherever. */
export const listJustSuspended = (db: Db, seconds: number): Promise<Set<string>> => listSuspendedSince(db, seconds)
