import type { DoorName } from '@green-room/contract/doors'

const DEFAULT_MS = 30_000
/** Uploads carry up to 25 MB over a phone's line. */
const UPLOAD_MS = 180_000
const OWN_MS: Partial<Record<DoorName, number>> = {
  listTopics: 10_000,
  listActiveTopics: 10_000,
  readTopic: 10_000,
  createTopic: 10_000,
  pickRandomTopic: 10_000,
  joinTopic: 10_000,
  leaveTopic: 10_000,
  markRead: 10_000,
  continueTopic: 10_000,
  reportTopic: 10_000,
  listRooms: 8_000,
  checkTerms: 8_000,
  acceptTerms: 8_000,
  listMessages: 8_000,
}
const WITHOUT: ReadonlySet<DoorName> = new Set([
  'csrfCookie',
  'isAuth',
  'login',
  'register',
  'verifyEmail',
  'resendConfirmationLink',
  'logout',
])

/** How long a call may take, in milliseconds; null for the calls of signing in, which have no limit. */
export function timeoutMs(door: DoorName, hasFiles: boolean): number | null {
  if (WITHOUT.has(door)) return null
  return hasFiles ? UPLOAD_MS : (OWN_MS[door] ?? DEFAULT_MS)
}
