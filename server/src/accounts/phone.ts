import parsePhoneNumber from 'libphonenumber-js/max'
import { formProblem } from '#server/platform/problem.ts'

export type Phone = { phone: string; phone_country_code: string; phone_national_number: string }
export const NO_PHONE: Phone = { phone: '', phone_country_code: '', phone_national_number: '' }

/** A number as the phone input sends it (`+31612345678`, or country code and national number). Throws `form.phone-invalid`. */
export function checkPhone(phone: string, countryCode = '', nationalNumber = ''): Phone {
  const typed = phone.trim().startsWith('+')
    ? phone
    : countryCode && nationalNumber
      ? `+${countryCode.replace(/\D/g, '')}${nationalNumber.replace(/\D/g, '')}`
      : phone
  const parsed = parsePhoneNumber(typed)
  if (!parsed?.isValid()) throw formProblem({ phone: 'form.phone-invalid' })
  return { phone: parsed.number, phone_country_code: parsed.countryCallingCode, phone_national_number: parsed.nationalNumber }
}
