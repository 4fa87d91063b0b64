// The form of a checkout, checked by the same schema in the browser and on the server. Its own file, so that the browser loads nothing else with it.
import * as z from 'zod/mini'
import { Email, Id, required, text } from '../wire/fields.ts'

export const PAYMENT_TYPES = ['visa', 'mastercard'] as const

/** A sum as it is typed: digits and one dot. How many decimals count is the currency's. */
export const Amount = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d{1,9}(\.\d{0,4})?$/, { error: 'form.amount-invalid' }))], {
      error: 'form.amount-invalid',
    }),
    z.transform(Number),
  ),
  z.number().check(z.gt(0, { error: 'form.amount-invalid' }), z.lte(1_000_000_000, { error: 'form.amount-invalid' })),
)

const Ticked = z.pipe(
  z.union([z.literal(true), z.literal(1), z.literal('1'), z.literal('true')], { error: 'form.terms-required' }),
  z.transform(() => true),
)

/** What an invoice names beside the country. Without one, the receipt carries the name and the address of the profile's mailbox. */
const INVOICE = [
  ['name', 'form.name-required'],
  ['surname', 'form.surname-required'],
  ['phone', 'form.billing-phone-required'],
  ['email', 'form.email-required'],
  ['city', 'form.city-required'],
  ['address', 'form.address-required'],
  ['postCode', 'form.post-code-required'],
] as const

const tells =
  (name: (typeof INVOICE)[number][0]) =>
  (form: unknown): boolean => {
    const { invoice, [name]: told } = form as Record<string, unknown>
    return invoice === false || told !== undefined
  }

/** A bundle, or an amount in the currency of the call. Where both come, the bundle counts. */
export const CheckoutForm = z
  .object({
    name: z.optional(required(60, 'form.name-required')),
    surname: z.optional(required(60, 'form.surname-required')),
    phone: z.optional(required(25, 'form.billing-phone-required')),
    email: z.optional(Email),
    /** ISO code or id of the list of countries. */
    country: required(10, 'form.country-required'),
    city: z.optional(required(100, 'form.city-required')),
    address: z.optional(required(200, 'form.address-required')),
    postCode: z.optional(required(20, 'form.post-code-required')),
    /** False: the country alone is told, and all else is the profile's. */
    invoice: z._default(z.boolean(), true),
    currency: z.optional(text(3)),
    accept_terms: Ticked,
    paymentType: z._default(z.enum(PAYMENT_TYPES, { error: 'form.payment-type-required' }), 'visa'),
    bundle_id: z.optional(Id),
    amount: z.optional(Amount),
  })
  .check(
    z.refine((form) => form.bundle_id !== undefined || form.amount !== undefined, { error: 'form.amount-invalid', path: ['amount'] }),
    // Said together with what else is missing.
    ...INVOICE.map(([name, error]) => z.refine(tells(name), { error, path: [name], when: () => true })),
  )
export type CheckoutForm = z.infer<typeof CheckoutForm>
