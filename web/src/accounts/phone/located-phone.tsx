import { useQuery } from '@tanstack/react-query'
import type { FocusEventHandler, ReactNode } from 'react'
import { useI18n, useT } from '#web/platform/i18n.tsx'
import { FieldBox } from '#web/ui/forms/field.tsx'
import { PhoneField, type Phone } from './phone-field.tsx'
import { countryOfBrowser, countryOfLanguage, readCountry } from './read-country.ts'
import { useCountries } from './use-countries.ts'
import '../texts.ts'

export type LocatedPhoneProps = {
  id: string
  label: string
  defaultValue?: string
  isRequired?: boolean
  error?: string | undefined
  onPhone: (phone: Phone) => void
  onLeave?: FocusEventHandler<HTMLInputElement>
}

/**
 * The phone field with the caller's country chosen; where that is unknown, the one that the browser is set to, or in which most readers of
 * the language live.
 */
export default function LocatedPhone({ box, ...props }: LocatedPhoneProps & { box: ReactNode }) {
  const { language } = useI18n()
  const { data: countries, isError } = useCountries()
  const here = useQuery({ queryKey: ['countries', 'here'], queryFn: readCountry, staleTime: Number.POSITIVE_INFINITY })
  if (isError && !countries) return <Unknown {...props} />
  if (!countries || here.isPending) return box
  const taken = new Set(countries.map(({ iso }) => iso.toLowerCase()))
  const country = [here.data, countryOfBrowser(navigator.languages), countryOfLanguage(language.code)].find(
    (iso) => iso !== undefined && taken.has(iso),
  )
  return <PhoneField {...props} country={country ?? [...taken][0] ?? 'us'} countries={countries} />
}

/** Without the countries no number can be asked for, and the reader learns why. */
function Unknown({ id, label }: LocatedPhoneProps) {
  const t = useT()
  return (
    <FieldBox id={id} label={label} error={t('accounts.countries-failed')}>
      <span className="field block" />
    </FieldBox>
  )
}
