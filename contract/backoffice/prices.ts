// What is sold: settings, bundles, currencies, VAT.
import * as z from 'zod/mini'
import { ACT_PROBLEMS, Acted, deskDoor, Reason } from './endpoint.ts'
import type { Role } from '../wire/backoffice-rights.ts'
import { answer } from '../endpoint.ts'
import { Id, required, text, Time, whole } from '../wire/fields.ts'

const SELLS: readonly Role[] = ['owner', 'finance']
const Value = z.union([z.number(), z.boolean(), z.null(), text(2_000), z.record(z.string(), text(2_000))])
const Values = z.record(z.string(), Value)
const When = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}(Z|[+-]\d{2}:\d{2})$/, { error: 'form.invalid-value' })))
/** What the page showed: an act on anything older is refused. */
const Version = text(40)

export const Change = z.object({
  id: z.string(),
  changes: Values,
  before: Values,
  due_at: Time,
  applied_at: z.nullable(Time),
  withdrawn_at: z.nullable(Time),
  operator: z.string(),
})
export type Change = z.infer<typeof Change>
export const Settings = z.object({ version: z.string(), values: Values, defaults: Values, changes: z.array(Change) })
export type Settings = z.infer<typeof Settings>
export const listSettings = deskDoor('listSettings', {
  summary: 'All settings, what waits for its time, and what was changed lately',
  desks: SELLS,
  input: z.object({}),
  returns: answer(Settings),
})
/** `at`: from when on; null: at once. */
const changed = { changes: Values, at: When, version: Version, reason: Reason }
const settingProblems = [
  ...ACT_PROBLEMS,
  'version.stale',
  'version.unchanged',
  'setting.unknown',
  'setting.invalid',
  'change.past',
] as const
export const changePrices = deskDoor('changePrices', {
  summary: 'Changes prices, at once or from a time; a price that moves by more than 10 % needs a second person',
  desks: SELLS,
  isGrave: true,
  input: z.object(changed),
  returns: Acted,
  problems: settingProblems,
})
export const changeSettings = deskDoor('changeSettings', {
  summary: 'Changes any settings, at once or from a time; prices by the rule of prices',
  desks: ['owner'],
  isGrave: true,
  input: z.object(changed),
  returns: Acted,
  problems: settingProblems,
})
export const withdrawChange = deskDoor('withdrawChange', {
  summary: 'Takes back a change whose time has not come',
  desks: SELLS,
  input: z.object({ change_id: Id, reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'change.not-found'],
})

const Words = z.record(z.string().check(z.regex(/^[a-z]{2}$/)), text(300))
export const Bundle = z.object({
  id: z.string(),
  slug: z.string(),
  points: z.number(),
  cents: z.number(),
  description: Words,
  image_url: z.nullable(z.string()),
  is_active: z.boolean(),
  sold: z.number(),
  version: z.string(),
})
export type Bundle = z.infer<typeof Bundle>
export const CurrencyRow = z.object({
  code: z.string(),
  symbol: z.string(),
  rate: z.number(),
  minor_digits: z.number(),
  is_default: z.boolean(),
  version: z.string(),
})
export type CurrencyRow = z.infer<typeof CurrencyRow>
export const VatRate = z.object({ country: z.string(), title: z.string(), percent: z.number(), valid_from: z.nullable(Time) })
export const Offers = z.object({
  bundles: z.array(Bundle),
  currencies: z.array(CurrencyRow),
  vat_rates: z.array(VatRate),
  rate: z.number(),
})
export type Offers = z.infer<typeof Offers>
export const listOffers = deskDoor('listOffers', {
  summary: 'Bundles, on sale or not, currencies and VAT by country',
  desks: SELLS,
  input: z.object({}),
  returns: answer(Offers),
})
const bundle = {
  points: whole(1, 10_000_000),
  cents: whole(100, 100_000_000),
  description: Words.check(z.refine((words) => (words['en'] ?? '') !== '', { error: 'form.invalid-value' })),
  is_active: z.boolean(),
  reason: Reason,
}
export const createBundle = deskDoor('createBundle', {
  summary: 'A new bundle, on sale or not yet. Points more than 10 % cheaper than all others need a second person',
  desks: SELLS,
  isGrave: true,
  input: z.object({ slug: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, { error: 'form.invalid-value' })), ...bundle }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'bundle.slug-taken'],
})
export const changeBundle = deskDoor('changeBundle', {
  summary:
    'Changes a bundle or takes it off sale; orders that wait keep their price. More than 10 % a point in a day needs a second person',
  desks: SELLS,
  isGrave: true,
  input: z.object({ bundle_id: Id, version: Version, ...bundle }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'bundle.not-found', 'version.unchanged'],
})
export const setCurrency = deskDoor('setCurrency', {
  summary: 'A currency’s rate and sign; a code that is not there yet is added. That, and more than 10 % in a day, needs a second person',
  desks: SELLS,
  isGrave: true,
  input: z.object({
    code: z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'form.invalid-value' })),
    symbol: required(8, 'form.invalid-value'),
    /** Units of it for one euro. */
    rate: z.number().check(z.gte(0.000_001), z.lte(10_000_000)),
    version: z.nullable(Version),
    reason: Reason,
  }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'version.unchanged', 'setting.invalid'],
})
export const setVatRate = deskDoor('setVatRate', {
  summary: 'The VAT of a country, at once or from a time; always by two',
  desks: SELLS,
  isGrave: true,
  input: z.object({
    country: z.string().check(z.regex(/^[a-z]{2}$/, { error: 'form.invalid-value' })),
    percent: z.number().check(z.gte(0), z.lte(100)),
    at: When,
    reason: Reason,
  }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'change.past', 'setting.invalid'],
})
