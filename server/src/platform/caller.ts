import type { Access } from '@green-room/contract/endpoint'

/** Who calls, as the accounts slice found out. */
export type Member = {
  memberId: string
  sessionId: string
  deviceId: string
  kind: 'web' | 'api'
  role: 'member' | 'operator'
  isChannel: boolean
  /** May read, and writes nothing until an operator has looked (characters.md §12). */
  isPaused: boolean
  languageCode: string
}
export type Guest = { memberId: null; kind: 'guest' }
export type Caller = (Member | Guest) & { ip: string }
/** Behind a door that is not open to all there is always a member. */
export type CallerOf<Level extends Access> = Level extends 'all' ? Caller : Member & { ip: string }
