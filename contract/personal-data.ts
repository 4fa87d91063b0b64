// What belongs to a member: taking it along, and taking it back (docs/product/members.md).
import * as z from 'zod/mini'
import { answer, endpoint, NOTHING } from './endpoint.ts'
import { Id, Points, Time } from './wire/fields.ts'
import { PasswordForm } from './members/account-forms.ts'
import { DeletionForm } from './members/personal-data-forms.ts'

export const EXPORT_STATES = ['ordered', 'ready', 'failed'] as const
export const Export = z.object({
  id: z.string(),
  state: z.enum(EXPORT_STATES),
  bytes: z.nullable(z.number()),
  ordered_at: Time,
  ready_at: z.nullable(Time),
  /** The end of its download link. */
  expires_at: z.nullable(Time),
})
export type Export = z.infer<typeof Export>

/** What ends with the account. */
export const Departure = z.object({
  /** Available and set aside: what is lost at most. */
  points: Points,
  /** Top-ups whose unused points can still be given back for money. */
  withdrawable: z.array(
    z.object({
      order_id: z.string(),
      number: z.string(),
      points: Points,
      amount: z.number(),
      currency: z.string(),
      until: Time,
    }),
  ),
  chats: z.number(),
  channel_until: z.nullable(Time),
})
export type Departure = z.infer<typeof Departure>

export const listExports = endpoint('listExports', {
  summary: 'The exports of the member that are under way or can be downloaded',
  access: 'signed-in',
  token: 'none',
  input: z.object({}),
  returns: answer(z.array(Export)),
  problems: [],
})
export const orderExport = endpoint('orderExport', {
  summary: 'Orders a zip of everything that belongs to the member; while one is under way, that one',
  access: 'signed-in',
  token: 'none',
  input: PasswordForm,
  returns: answer(Export),
  problems: ['password.wrong', 'export.not-found', 'rate.limited'],
})
export const downloadExport = endpoint('downloadExport', {
  summary: 'The zip, for 7 days',
  access: 'owner',
  token: 'none',
  input: z.object({ export_id: Id }),
  returns: z.string(),
  media: 'application/zip',
  problems: ['export.not-found'],
})
export const readDeparture = endpoint('readDeparture', {
  summary: 'What would be lost with the account, and what can be given back before',
  access: 'signed-in',
  token: 'none',
  input: z.object({}),
  returns: answer(Departure),
  problems: [],
})
export const deleteAccount = endpoint('deleteAccount', {
  summary: 'Deletes the account: personal fields are erased, chats removed, books kept without a name',
  access: 'signed-in',
  token: 'none',
  input: DeletionForm,
  returns: answer(NOTHING),
  problems: ['password.wrong', 'deletion.changed', 'rate.limited'],
})
