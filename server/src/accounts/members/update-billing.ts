import type { BillingForm } from '@green-room/contract/members/account-forms'
import type * as z from 'zod/mini'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { formProblem, problem } from '#server/platform/problem.ts'
import { findCountry } from './countries.ts'
import { checkPhone } from './phone.ts'
import { findMember, updateMember } from '../store.ts'

/** What the next checkout begins with, as its member wants it. */
export async function updateBilling(trx: Trx, memberId: string, form: z.output<typeof BillingForm>): Promise<void> {
  const country = form.country === '' ? null : findCountry(form.country)
  if (country === undefined) throw formProblem({ country: 'form.country-unknown' })
  const { city, address, post_code } = form
  await updateMember(trx, memberId, { country: country?.iso.toLowerCase() ?? null, city, address, post_code })
}

type Bill = { surname: string; phone: string; country: string; city: string; address: string; post_code: string }

/** A checkout leaves its address in the profile; surname and number only where the profile has none. */
export async function keepBilling(trx: Trx, memberId: string, bill: Bill): Promise<void> {
  const member = await findMember(trx, memberId)
  if (!member) throw problem('session.required')
  const { country, city, address, post_code } = bill
  await updateMember(trx, memberId, {
    country,
    city,
    address,
    post_code,
    ...(member.surname === '' ? { surname: bill.surname } : {}),
    ...(member.phone === '' ? checkPhone(bill.phone) : {}),
  })
}
/** One without an invoice leaves its country alone. */
export const keepCountry = (trx: Trx, memberId: string, country: string) => updateMember(trx, memberId, { country })
/** Whom a receipt names that nobody asked an address for. */
export async function readBilled(db: Db, memberId: string): Promise<{ name: string; surname: string; email: string }> {
  const member = await findMember(db, memberId)
  if (!member) throw problem('session.required')
  const { name, surname, email } = member
  return { name, surname, email: email ?? '' }
}
