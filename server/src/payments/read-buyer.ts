import type { CheckoutForm } from '@green-room/contract/payment-forms'
import { findCountry } from '#server/accounts/countries.ts'
import { checkPhone } from '#server/accounts/phone.ts'
import { formProblem } from '#server/platform/problem.ts'

/** Whom the receipt is for. `country` is the ISO code in lower case. */
export type Buyer = { name: string; surname: string; email: string; phone: string; address: string; city: string; post_code: string }

export function readBuyer(form: CheckoutForm): { buyer: Buyer; country: string } {
  const country = findCountry(form.country)
  if (!country) throw formProblem({ country: 'form.country-unknown' })
  const { phone } = checkPhone(form.phone, { region: country.iso, refusal: 'form.billing-phone-invalid' })
  const { name, surname, email, address, city, postCode } = form
  return { buyer: { name, surname, email, phone, address, city, post_code: postCode }, country: country.iso.toLowerCase() }
}
