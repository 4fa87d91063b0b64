import type { DeskRights, Role } from '@green-room/contract/wire/backoffice-rights'
import { mayAct } from '@green-room/contract/wire/backoffice-rights'
import type { CallerOf } from '#server/platform/http/caller.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from './record-act.ts'

export type Done = {
  /** What the log keeps: numbers, codes, names of fields. */
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  /** What the answer says. */
  result?: Record<string, unknown>
}

/** One thing that an operator does. Its door says who may; this says what it does to whom, and when one person is not enough. */
export type Act<Input> = {
  /** As the log names it: `member.banned`. */
  name: string
  target(input: Input): { type: string; id: string }
  /** What it would do, in figures, for who wants it. Throws where it can't be done. */
  preview(at: Db | Trx, input: Input, operatorId: string): Promise<Record<string, unknown>>
  /** Whether somebody else has to say yes; who may only ask always needs one. */
  needsSecond?(input: Input, roles: readonly Role[], preview: Record<string, unknown>): boolean
  /** Whose yes is enough, where not everybody's is who may act at its door. */
  approvers?(input: Input): readonly Role[]
  /** The part of a preview that must still be so when it is done, at once or by the second person's yes; all of it by default. */
  binding?(preview: Record<string, unknown>): unknown
  /** Done at once, while the wish waits. */
  meanwhile?(trx: Trx, input: Input): Promise<void>
  run(trx: Trx, input: Input, operator: Actor): Promise<Done>
}

export const actorOf = ({ memberId, roles, ip }: CallerOf<'operator'>, { id: request }: FastifyRequest): Actor => ({
  memberId,
  roles,
  ip,
  request,
})
export const approversOf = <Input>(act: Act<Input>, desk: DeskRights, input: Input): readonly Role[] =>
  act.approvers?.(input).filter((role) => desk.desks.includes(role)) ?? desk.desks
export const needsSecond = <Input>(
  act: Act<Input>,
  desk: DeskRights,
  input: Input,
  { roles, preview }: { roles: readonly Role[]; preview: Record<string, unknown> },
): boolean => !mayAct(roles, desk) || (act.needsSecond?.(input, roles, preview) ?? false)
