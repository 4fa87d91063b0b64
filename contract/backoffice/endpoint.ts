// A door of the back office, described once: the server serves it, and the role matrix is made from it. It is in no list that members load.
import * as z from 'zod/mini'
import { DESK_DOORS, type DeskDoorName } from '../wire/backoffice-doors.ts'
import { ROLES, type DeskRights, type Role } from '../wire/backoffice-rights.ts'
import { answer, type Endpoint } from '../endpoint.ts'
import { required } from '../wire/fields.ts'
import type { Problem } from '../problems.ts'

export const EVERYBODY: readonly Role[] = ROLES

type Described<Input extends z.ZodMiniType, Returns extends z.ZodMiniType> = {
  summary: string
  desks?: readonly Role[]
  asks?: readonly Role[]
  isGrave?: boolean
  stage?: DeskRights['stage']
  input: Input
  returns: Returns
  problems?: readonly Problem[]
  media?: string
  upload?: boolean
}
export type DeskDoor<Input extends z.ZodMiniType = z.ZodMiniType, Returns extends z.ZodMiniType = z.ZodMiniType> = Endpoint<
  Input,
  Returns,
  'operator'
> & { name: DeskDoorName; desk: DeskRights }

export function deskDoor<Input extends z.ZodMiniType, Returns extends z.ZodMiniType>(
  name: DeskDoorName,
  { desks = EVERYBODY, asks = [], isGrave = false, stage = 'in', problems = [], ...rest }: Described<Input, Returns>,
): DeskDoor<Input, Returns> {
  const [method, path] = DESK_DOORS[name].split(' ') as [Endpoint['method'], string]
  return {
    name,
    method,
    path,
    access: 'operator',
    token: 'none',
    ...rest,
    problems: isGrave ? [...problems, 'operator.factor-again'] : problems,
    desk: { stage, desks, asks, isGrave },
  }
}

/** Why something is done: it stands in the audit log for good, so it names no secret and quotes no chat. */
export const Reason = required(500, 'form.reason-required')

/** What an act answers: what it did, or the wish that a second person decides. */
export const Acted = answer(z.object({ approval: z.nullable(z.string()), result: z.nullable(z.record(z.string(), z.unknown())) }))
/** What may stand against any act that somebody else may have to confirm. */
/** `version.stale`: what the act is about is no longer what its preview showed; the answer brings what it would do now. */
export const ACT_PROBLEMS = ['operator.self', 'approval.pending', 'version.stale'] as const satisfies readonly Problem[]

/** A page by key: the newest first, `before` is the last id of the page that was read. */
export const KEYSET = 50
export const keyset = { before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }
export const page = <Row extends z.ZodMiniType>(row: Row) => answer(z.object({ rows: z.array(row), next: z.nullable(z.string()) }))
