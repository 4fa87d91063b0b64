import * as z from 'zod/mini'
import { ACT_PROBLEMS, Acted, deskDoor, Reason } from './endpoint.ts'
import { ROLES } from '../wire/backoffice-rights.ts'
import { answer } from '../endpoint.ts'
import { Email, Id, Time } from '../wire/fields.ts'

const Roles = z.array(z.enum(ROLES)).check(z.minLength(1), z.maxLength(ROLES.length))
export const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
  has_factor: z.boolean(),
  sessions: z.number(),
  last_seen_at: z.nullable(Time),
  /** An invitation that nobody has used yet ends then. */
  invited_until: z.nullable(Time),
  is_me: z.boolean(),
})
export type TeamMember = z.infer<typeof TeamMember>
export const listOperators = deskDoor('listOperators', {
  summary: 'Everybody who may sign in here',
  desks: ['owner'],
  input: z.object({}),
  returns: answer(z.array(TeamMember)),
})
const grave = { desks: ['owner'], isGrave: true } as const
const problems = [...ACT_PROBLEMS, 'operator.not-found', 'operator.last-owner'] as const
export const inviteOperator = deskDoor('inviteOperator', {
  summary: 'Invites somebody by mail, whose address no member has; the link is good for two days',
  ...grave,
  input: z.object({ email: Email, roles: Roles, reason: Reason }),
  returns: Acted,
  problems: ['operator.address-taken', 'operator.self', 'approval.pending'],
})
export const setRoles = deskDoor('setRoles', {
  summary: 'Changes what an operator may do',
  ...grave,
  input: z.object({ operator_id: Id, roles: Roles, reason: Reason }),
  returns: Acted,
  problems,
})
export const endOperatorSessions = deskDoor('endOperatorSessions', {
  summary: 'Ends all sessions of an operator',
  ...grave,
  input: z.object({ operator_id: Id, reason: Reason }),
  returns: Acted,
  problems,
})
export const resetFactor = deskDoor('resetFactor', {
  summary: 'Takes the second factor of an operator away: their next sign-in sets up a new one',
  ...grave,
  input: z.object({ operator_id: Id, reason: Reason }),
  returns: Acted,
  problems,
})
export const removeOperator = deskDoor('removeOperator', {
  summary: 'Closes an operator’s account; what they did stays in the log',
  ...grave,
  input: z.object({ operator_id: Id, reason: Reason }),
  returns: Acted,
  problems,
})
