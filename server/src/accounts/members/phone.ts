import type { FieldProblem } from '@green-room/contract/wire/field-problems'
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max'
import { formProblem } from '#server/platform/problem.ts'

export type Phone = { phone: string; phone_country_code: string; phone_national_number: string }
type Reading = { countryCode?: string; nationalNumber?: string; region?: string; refusal?: FieldProblem }
export const NO_PHONE: Phone = { phone: '', phone_country_code: '', phone_national_number: '' }

/**
 * A number as the phone input sends it (`+31612345678`, or country code and national number); without a plus it is read as one of the region's.
 * Throws `form.phone-invalid`, or the refusal that is wanted.
 */
export function checkPhone(
  phone: string,
  { countryCode = '', nationalNumber = '', region, refusal = 'form.phone-invalid' }: Reading = {},
): Phone {
  const typed = phone.trim().startsWith('+')
    ? phone
    : countryCode && nationalNumber
      ? `+${countryCode.replace(/\D/g, '')}${nationalNumber.replace(/\D/g, '')}`
      : phone
  const parsed = parsePhoneNumber(typed, region as CountryCode | undefined)
  if (!parsed?.isValid()) throw formProblem({ phone: refusal })
  return { phone: parsed.number, phone_country_code: parsed.countryCallingCode, phone_national_number: parsed.nationalNumber }
}
