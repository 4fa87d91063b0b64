import * as z from 'zod/mini'
import { deskDoor, keyset, page } from './endpoint.ts'
import { ROLES } from '../wire/backoffice-rights.ts'
import { answer } from '../endpoint.ts'
import { Id, text, Time } from '../wire/fields.ts'

const Person = z.object({ id: z.string(), name: z.string() })
export const AuditRow = z.object({
  id: z.string(),
  at: Time,
  operator: z.nullable(Person),
  roles: z.array(z.enum(ROLES)),
  act: z.string(),
  target: z.nullable(z.object({ type: z.string(), id: z.string() })),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  reason: z.string(),
  second: z.nullable(Person),
  approval: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  request: z.nullable(z.string()),
})
export type AuditRow = z.infer<typeof AuditRow>

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** `q`: a number, the beginning of an act's name, or a word of a reason. Owners see all, others their own acts. */
export const AuditFilter = {
  q: z.optional(text(100)),
  operator: z.optional(Id),
  act: z.optional(text(60)),
  target_type: z.optional(text(30)),
  target_id: z.optional(text(60)),
  from: z.optional(Day),
  to: z.optional(Day),
  by_two: z.optional(z.enum(['1'])),
}
export const listAudit = deskDoor('listAudit', {
  summary: 'The log of acts, newest first',
  input: z.object({ ...keyset, ...AuditFilter }),
  returns: page(AuditRow),
})
export const downloadAudit = deskDoor('downloadAudit', {
  summary: 'What is filtered, as CSV',
  input: z.object(AuditFilter),
  returns: z.string(),
  media: 'text/csv',
})
export const checkAudit = deskDoor('checkAudit', {
  summary: 'Compares the log with its sealed records',
  desks: ['owner'],
  input: z.object({}),
  returns: answer(z.object({ acts: z.number(), sealed_at: z.nullable(Time), faults: z.number() })),
})
