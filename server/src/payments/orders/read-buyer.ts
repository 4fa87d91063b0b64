import type { CheckoutForm } from '@green-room/contract/money/payment-forms'
import { findCountry } from '#server/accounts/members/countries.ts'
import { checkPhone } from '#server/accounts/members/phone.ts'
import { readBilled } from '#server/accounts/members/update-billing.ts'
import type { Db } from '#server/platform/database/database.ts'
import { formProblem } from '#server/platform/problem.ts'

/** Whom the receipt is for; without an invoice there is no address. `country` is the ISO code in lower case. */
export type Buyer = { name: string; surname: string; email: string; phone: string; address: string; city: string; post_code: string }

export async function readBuyer(db: Db, memberId: string, form: CheckoutForm): Promise<{ buyer: Buyer; country: string }> {
  const found = findCountry(form.country)
  if (!found) throw formProblem({ country: 'form.country-unknown' })
  const country = found.iso.toLowerCase()
  if (!form.invoice) {
    return { buyer: { ...(await readBilled(db, memberId)), phone: '', address: '', city: '', post_code: '' }, country }
  }
  const { phone } = checkPhone(form.phone ?? '', { region: found.iso, refusal: 'form.billing-phone-invalid' })
  const { name = '', surname = '', email = '', address = '', city = '', postCode = '' } = form
  return { buyer: { name, surname, email, phone, address, city, post_code: postCode }, country }
}
