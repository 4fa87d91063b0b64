import type { Profile } from '@green-room/contract/accounts'
import type { Phone } from '#web/accounts/phone/phone-field.tsx'
import { textOf } from '#web/ui/forms/use-form.ts'

const INVOICE = ['name', 'surname', 'email', 'city', 'address', 'postCode'] as const

export const phoneOf = ({ phone, phone_country_code: code, phone_national_number: national }: Profile): Phone => ({
  phone,
  dialCode: code,
  national,
})

/** What step 2 says of the buyer: the country alone, unless an invoice is wanted. */
export const buyerOf = (values: FormData, hasInvoice: boolean, phone: string) => ({
  country: textOf(values, 'country'),
  ...(hasInvoice ? { phone, ...Object.fromEntries(INVOICE.map((name) => [name, textOf(values, name)])) } : { invoice: false }),
})
