// What an operator looks for after an attack: structured lines of the log, each counted by its name. An id says whose account it was, and nothing
// else of a member goes in: no address, no name, no token, and nothing that was typed.
import type { Problem } from '@green-room/contract/problems'
import type { FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'

/** Every name there is, each explained in docs/operations.md. */
export const SECURITY_EVENTS = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.refused',
  'sign-in.throttled',
  'sign-out',
  'sign-up.requested',
  'address.confirmed',
  'address.change-requested',
  'address.changed',
  'address.change-undone',
  'link.refused',
  'token.created',
  'session.revoked',
  'password.changed',
  'password.wrong',
  'password.reset-requested',
  'password.reset',
  'export.ordered',
  'export.downloaded',
  'account.deleted',
  'rights.refused',
  'call.foreign',
  'call.throttled',
  'webhook.refused',
  'operator.signed-in',
  'operator.code-refused',
  'operator.hidden',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** One for the process: its figures stand in every registry that takes it in. */
export const securityEvents = new Counter({
  name: 'security_events_total',
  help: 'Security events by name',
  labelNames: ['event'] as const,
  registers: [],
})

/** Call it once the fact is lasting (`afterCommit`). */
export function noteSecurity(request: FastifyRequest, event: SecurityEvent, memberId: string | null, code?: Problem): void {
  securityEvents.inc({ event })
  const door = request.routeOptions.config.door?.name
  request.server.log.info({ event, member: memberId, id: request.id, door, code }, 'security')
}

/** Refusals that are security events wherever they are thrown. What isn't there and what is somebody else's answer alike, and are noted alike. */
const REFUSALS: Partial<Record<Problem, SecurityEvent>> = {
  'login.invalid': 'sign-in.failed',
  'password.wrong': 'password.wrong',
  'link.invalid': 'link.refused',
  'session.token-mismatch': 'call.foreign',
  'xsrf.mismatch': 'call.foreign',
  'origin.foreign': 'call.foreign',
  'rate.limited': 'call.throttled',
  'webhook.refused': 'webhook.refused',
  'token.not-allowed': 'rights.refused',
  'operator.code-invalid': 'operator.code-refused',
  'operator.self': 'rights.refused',
  'approval.same-person': 'rights.refused',
  'approval.above-you': 'rights.refused',
  'invite.invalid': 'link.refused',
  'account.suspended': 'rights.refused',
  'account.paused': 'rights.refused',
  'email.unverified': 'rights.refused',
  'payment.disputed': 'rights.refused',
  'topic.not-participant': 'rights.refused',
  'message.not-yours': 'rights.refused',
  'session.not-found': 'rights.refused',
  'topic.not-found': 'rights.refused',
  'message.not-found': 'rights.refused',
  'attachment.not-found': 'rights.refused',
  'memory.fact-not-found': 'rights.refused',
  'order.not-found': 'rights.refused',
  'receipt.not-found': 'rights.refused',
  'export.not-found': 'rights.refused',
}
/** The same refusals at the door where members sign in. */
const AT_SIGN_IN: Partial<Record<Problem, SecurityEvent>> = { 'rate.limited': 'sign-in.throttled', 'account.suspended': 'sign-in.refused' }

export function noteRefusal(request: FastifyRequest, code: Problem): void {
  const event = REFUSALS[code]
  if (!event) return
  const isSignIn = request.routeOptions.config.door?.name === 'login'
  noteSecurity(request, (isSignIn && AT_SIGN_IN[code]) || event, request.concerns, code)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose account a call is about, proven or merely claimed: for these lines alone, never for rights. */
    concerns: string | null
  }
}
