import type { Profile } from '@green-room/contract/accounts'

/** A number in groups of three, so that it can be read: how each country writes its own, only the input knows. */
export function spacedPhone({ phone, phone_country_code: code, phone_national_number: national }: Profile): string {
  if (!national) return phone
  const groups = national.match(/\d{1,3}/g) ?? []
  const last = groups.at(-1)
  if (groups.length > 1 && last?.length === 1) groups.splice(-2, 2, groups.at(-2)! + last)
  return `+${code.replace(/\D/g, '')} ${groups.join(' ')}`
}
