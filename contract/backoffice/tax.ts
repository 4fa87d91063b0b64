// VAT by quarter, and what the house owes in points.
import * as z from 'zod/mini'
import { deskDoor } from './endpoint.ts'
import { ACTS_ON_MONEY, Cents, Country } from './orders.ts'
import { answer } from '../endpoint.ts'
import { Points, Time } from '../wire/fields.ts'

const desks = ACTS_ON_MONEY
const Quarter = z.string().check(z.regex(/^\d{4}-Q[1-4]$/))
const VatRow = z.object({
  country: z.string(),
  percent: z.number(),
  is_eu: z.boolean(),
  documents: z.number(),
  gross_cents: Cents,
  net_cents: Cents,
  vat_cents: Cents,
})
export const VatReport = z.object({
  quarter: z.string(),
  /** It is not over yet: what is shown still grows. */
  is_running: z.boolean(),
  is_test: z.boolean(),
  quarters: z.array(z.string()),
  /** Sold in this quarter, less what went back of it in this quarter. */
  supplies: z.array(VatRow),
  /** Went back in this quarter of what was sold in an earlier one. */
  corrections: z.array(z.extend(VatRow, { of: z.string() })),
})
export type VatReport = z.infer<typeof VatReport>
export const readVat = deskDoor('readVat', {
  summary: 'VAT of a quarter by country and rate, from its receipts and credit notes',
  desks,
  input: z.object({ quarter: z.optional(Quarter) }),
  returns: answer(VatReport),
})
export const downloadOss = deskDoor('downloadOss', {
  summary: 'The quarter for the One Stop Shop: EU countries but one’s own, and corrections by the quarter they correct',
  desks,
  input: z.object({ quarter: z.optional(Quarter), home: z.optional(Country) }),
  returns: z.string(),
  media: 'text/csv',
})
export const downloadReceipts = deskDoor('downloadReceipts', {
  summary: 'Receipts and credit notes issued from a day to another as one file: their PDFs, and a list',
  desks,
  input: z.object({ from: z.iso.date(), to: z.iso.date() }),
  returns: z.string(),
  media: 'application/zip',
})
const Owed = z.object({
  kind: z.enum(['bought', 'given']),
  age: z.enum(['30', '90', '365', 'older']),
  members: z.number(),
  points: Points,
  cents: Cents,
})
export const Liability = z.object({
  at: Time,
  rows: z.array(Owed),
  /** Points that wait for the end of a reply; they are no lot’s until then. */
  held: Points,
  owed: Points,
})
export type Liability = z.infer<typeof Liability>
export const readLiability = deskDoor('readLiability', {
  summary: 'Unspent points: what was paid for those that were bought, and those that were given, by their age',
  desks,
  input: z.object({}),
  returns: answer(Liability),
})
