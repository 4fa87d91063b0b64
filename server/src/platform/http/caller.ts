import type { Role } from '@green-room/contract/wire/backoffice-rights'
import type { Access } from '@green-room/contract/endpoint'

/** Who calls, as the accounts slice found out. */
export type Member = {
  memberId: string
  sessionId: string
  deviceId: string
  kind: 'web' | 'api'
  isChannel: boolean
  /** May read, and writes nothing until an operator has looked. */
  isPaused: boolean
  /** Is let into the vestibule alone. */
  isSuspended: boolean
  languageCode: string
}
/** Who runs the lounge, as the back office found out. */
export type Operator = {
  memberId: string
  sessionId: string
  kind: 'desk'
  name: string
  roles: readonly Role[]
  /** When they showed a code of their second factor last; null: not yet. */
  factorAt: Date | null
  expiresAt: Date
}
export type Guest = { memberId: null; kind: 'guest' }
export type Caller = (Member | Guest) & { ip: string }
/** Behind a door that is not open to all there is always a member, behind one of the back office an operator. */
export type CallerOf<Level extends Access> = Level extends 'all' ? Caller : (Level extends 'operator' ? Operator : Member) & { ip: string }
