import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettings } from '#web/content/use-settings.ts'
import { doorQuery } from '#web/platform/wire/query.ts'

const vatQuery = (country: string) => doorQuery(['vat', country], 'readVatRate', { country }, (answer) => answer.payload.vat_percent)

/** The VAT in prices for a billing country, as the server has it; the general one while no country is chosen or its own is not known. */
export function useVatPercent(country: string): number {
  const { vat_percent: general } = useSettings()
  const { data } = useQuery({ ...vatQuery(country), enabled: country !== '', placeholderData: keepPreviousData })
  return country === '' ? general : (data ?? general)
}
