// Whether a member has the lounge open somewhere. A process knows its own streams; what others hold stands in the database.
import type { Lounge } from '#server/platform/lounge.ts'
import { markAway, markPresent, wasPresent } from './store.ts'

/** How often a process says whose streams it holds, and how long that is believed. */
export const PRESENCE_EVERY_MS = 20_000
const BELIEVED_S = 45

const holdsStream = ({ live }: Lounge, memberId: string): boolean => live.listeners(`member:${memberId}`) > 0

export const isPresent = async (lounge: Lounge, memberId: string): Promise<boolean> =>
  holdsStream(lounge, memberId) || wasPresent(lounge.db, memberId, BELIEVED_S)

/** A hint for pushes: that it could not be written harms nothing. */
const lightly = ({ log }: Lounge, work: Promise<unknown>): void =>
  void work.catch((error: unknown) => log.debug({ err: error }, 'push: presence not written'))

export function memberCame(lounge: Lounge, memberIds: readonly string[]): void {
  if (memberIds.length > 0) lightly(lounge, markPresent(lounge.db, memberIds))
}
/** One of their streams closed. */
export function memberWent(lounge: Lounge, memberId: string): void {
  if (!holdsStream(lounge, memberId)) lightly(lounge, markAway(lounge.db, memberId))
}
