// One HTTP door, described once: the server serves it, the browser calls it, OpenAPI prints it.
import * as z from 'zod/mini'
import type { DeskRights } from './wire/backoffice-rights.ts'
import type { DeskDoorName } from './wire/backoffice-doors.ts'
import { DOORS, type DoorName } from './doors.ts'
import type { Problem } from './problems.ts'

/** What a door moves: points out of a balance, money into one, or money back. Who may do so is decided at one place for all of them. */
export type Pays = 'points' | 'money' | 'return'
const REFUSALS: Record<Pays, readonly Problem[]> = {
  points: ['account.paused', 'legal.required', 'ledger.on-break', 'payment.disputed'],
  money: ['account.paused', 'legal.required', 'ledger.on-break', 'payment.disputed', 'lounge.closing'],
  return: ['withdrawal.disputed'],
}

/** Who may knock. What a participant or an owner is, the action itself decides; the role matrix tests it. */
export type Access = 'all' | 'signed-in' | 'participant' | 'owner' | 'operator'

export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Returns extends z.ZodMiniType = z.ZodMiniType,
  Level extends Access = Access,
> = {
  name: DoorName | DeskDoorName
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  access: Level
  /** `chat`: an API token that stands alone may come here too. */
  token: 'chat' | 'none'
  /** Path parameters, query and body in one object: their names never collide. */
  input: Input
  returns: Returns
  problems: readonly Problem[]
  pays?: Pays
  /** The body may be multipart with files. Fields come first: by them a call is judged before its files are taken. */
  upload?: boolean
  /** Media type of a success that is no JSON. */
  media?: string
  /** A door of the back office, and whose. */
  desk?: DeskRights
}

type Described<Input extends z.ZodMiniType, Returns extends z.ZodMiniType, Level extends Access> = Omit<
  Endpoint<Input, Returns, Level>,
  'name' | 'method' | 'path' | 'desk'
>

export function endpoint<Input extends z.ZodMiniType, Returns extends z.ZodMiniType, Level extends Access>(
  name: DoorName,
  description: Described<Input, Returns, Level>,
): Endpoint<Input, Returns, Level> {
  const [method, path] = DOORS[name].split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]
  const { problems, pays } = description
  return { name, method, path, ...description, problems: [...new Set([...problems, ...(pays ? REFUSALS[pays] : [])])] }
}

/** Every answer carries status, message and payload; some calls have more beside them. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- most answers have nothing beside
export function answer<Payload extends z.ZodMiniType, Beside extends Record<string, z.ZodMiniType> = Record<never, never>>(
  payload: Payload,
  beside?: Beside,
) {
  return z.object({ status: z.string(), message: z.nullable(z.string()), payload, ...(beside as Beside) })
}

export const NOTHING = z.null()
/** What a failed call answers, whatever the door. */
export const Failure = z.object({
  status: z.literal('ERROR'),
  code: z.string(),
  message: z.string(),
  payload: z.nullable(z.record(z.string(), z.unknown())),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type Failure = z.infer<typeof Failure>
