// Getting into the back office, and what all of its desks share.
import * as z from 'zod/mini'
import { MONEY_PROBLEMS } from './orders.ts'
import { ACT_PROBLEMS, Acted, deskDoor, keyset, page, Reason } from './endpoint.ts'
import { ROLES } from '../wire/backoffice-rights.ts'
import { answer, NOTHING } from '../endpoint.ts'
import { Email, Id, NewPassword, required, text, Time } from '../wire/fields.ts'

/** Six digits, with or without a gap, or a recovery code. */
export const Code = z.pipe(
  text(40),
  z.transform((value) => value.replace(/[\s-]/g, '').toLowerCase()),
)
const Role = z.enum(ROLES)

/**
 * `code`: the password is right, and a code is missing. `set-up`: signed in, and no factor yet, so nothing else opens. `in`: signed in.
 */
export const SignInStep = z.enum(['code', 'set-up', 'in'])
export const operatorSignIn = deskDoor('operatorSignIn', {
  summary: 'Signs an operator in with a password and a code of the second factor',
  stage: 'door',
  input: z.object({ email: Email, password: required(128, 'form.password-required'), code: z.optional(Code) }),
  returns: answer(z.object({ step: SignInStep })),
  problems: ['login.invalid', 'operator.code-invalid', 'rate.limited'],
})
export const acceptInvite = deskDoor('acceptInvite', {
  summary: 'Uses an invitation: chooses the password and signs in, to set up the second factor',
  stage: 'door',
  input: z.object({ token: required(100, 'form.token-required'), name: required(60, 'form.name-required'), password: NewPassword }),
  returns: answer(z.object({ step: SignInStep })),
  problems: ['invite.invalid', 'rate.limited'],
})
export const operatorSignOut = deskDoor('operatorSignOut', {
  summary: 'Ends the session',
  stage: 'set-up',
  input: z.object({}),
  returns: answer(NOTHING),
})
export const startFactor = deskDoor('startFactor', {
  summary: 'A new secret for an authenticator; it counts once a code of it was shown. Who has one already can not make another here',
  stage: 'set-up',
  input: z.object({}),
  returns: answer(z.object({ secret: z.string(), uri: z.string() })),
  problems: ['operator.factor-again'],
})
export const confirmFactor = deskDoor('confirmFactor', {
  summary: 'Shows the first code of the new secret; answers ten recovery codes, once',
  stage: 'set-up',
  input: z.object({ code: Code }),
  returns: answer(z.object({ recovery_codes: z.array(z.string()) })),
  problems: ['operator.code-invalid', 'rate.limited'],
})
export const renewRecoveryCodes = deskDoor('renewRecoveryCodes', {
  summary: 'Ten new recovery codes; the old ones open nothing any more',
  isGrave: true,
  input: z.object({}),
  returns: answer(z.object({ recovery_codes: z.array(z.string()) })),
})
export const showFactorAgain = deskDoor('showFactorAgain', {
  summary: 'Shows a code again: for five minutes grave acts are open',
  input: z.object({ code: Code }),
  returns: answer(NOTHING),
  problems: ['operator.code-invalid', 'rate.limited'],
})
export const Me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(Role),
  has_factor: z.boolean(),
  recovery_codes_left: z.number(),
  factor_at: z.nullable(Time),
  expires_at: Time,
  is_live: z.boolean(),
  product_name: z.string(),
})
export type Me = z.infer<typeof Me>
export const readOperator = deskDoor('readOperator', {
  summary: 'Who is signed in, and until when',
  stage: 'set-up',
  input: z.object({}),
  returns: answer(Me),
})
export const readNeeds = deskDoor('readNeeds', {
  summary: 'How much waits at each desk of the caller',
  input: z.object({}),
  returns: answer(z.record(z.string(), z.number())),
})
export const Hit = z.object({ kind: z.string(), id: z.string(), title: z.string(), path: z.string() })
export type Hit = z.infer<typeof Hit>
export const searchDesks = deskDoor('searchDesks', {
  summary: 'Finds by number, whole address, order or receipt what the caller may open',
  input: z.object({ q: required(254, 'form.invalid-value') }),
  returns: answer(z.array(Hit)),
})

/** What may stand against changes of what is sold and read. */
const OFFER_PROBLEMS = [
  'version.stale',
  'version.unchanged',
  'setting.unknown',
  'token-price.past',
  'token-price.unknown-model',
  'setting.invalid',
  'change.not-found',
  'change.past',
  'bundle.not-found',
  'bundle.slug-taken',
  'content.not-found',
  'content.faulty',
  'content.legal',
  'content.kept',
  'room.not-found',
  'topic.not-found',
  'character.not-found',
] as const

export const previewAct = deskDoor('previewAct', {
  summary: 'What an act would do, in figures, and whether a second person has to say yes; `seen` goes with the act as If-Match',
  input: z.object({ door: text(60), input: z.record(z.string(), z.unknown()) }),
  returns: answer(z.object({ preview: z.record(z.string(), z.unknown()), needs_second: z.boolean(), seen: z.string() })),
  problems: [
    'route.not-found',
    'operator.self',
    'member.not-found',
    'operator.not-found',
    'member.unchanged',
    'member.deleted',
    'job.not-found',
    'job.not-droppable',
    'books.nothing-found',
    'maintenance.too-soon',
    'maintenance.none',
    ...MONEY_PROBLEMS,
    ...OFFER_PROBLEMS,
  ],
})
export const Approval = z.object({
  id: z.string(),
  door: z.string(),
  input: z.record(z.string(), z.unknown()),
  preview: z.record(z.string(), z.unknown()),
  reason: z.string(),
  target: z.object({ type: z.string(), id: z.string() }),
  wished_by: z.object({ id: z.string(), name: z.string() }),
  wished_at: Time,
  lapses_at: Time,
  is_mine: z.boolean(),
  /** From when a lone operator may answer themselves; null: somebody else has to, or the caller may at once. */
  alone_from: z.nullable(Time),
  state: z.enum(['open', 'yes', 'no', 'withdrawn', 'lapsed']),
})
export type Approval = z.infer<typeof Approval>
export const listApprovals = deskDoor('listApprovals', {
  summary: 'Wishes that the caller may answer, and their own; the open ones first',
  input: z.object({ ...keyset, state: z._default(z.enum(['open', 'all']), 'open') }),
  returns: page(Approval),
})
export const approve = deskDoor('approve', {
  summary: 'Says yes to a wish: the act runs in the same transaction, if its preview still holds',
  isGrave: true,
  input: z.object({ approval_id: Id }),
  returns: Acted,
  problems: [
    ...ACT_PROBLEMS,
    'approval.not-found',
    'approval.same-person',
    'approval.above-you',
    'approval.too-early',
    'approval.lapsed',
    'approval.changed',
    'member.not-found',
    'operator.not-found',
    'member.unchanged',
    'member.deleted',
    'goodwill.exhausted',
    'operator.last-owner',
    ...MONEY_PROBLEMS,
    ...OFFER_PROBLEMS,
  ],
})
export const decline = deskDoor('decline', {
  summary: 'Says no to a wish, or takes back the own one',
  input: z.object({ approval_id: Id, reason: Reason }),
  returns: answer(NOTHING),
  problems: ['approval.not-found', 'approval.lapsed'],
})
