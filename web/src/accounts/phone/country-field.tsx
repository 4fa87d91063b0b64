import { useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { described, FieldBox } from '#web/ui/forms/field.tsx'
import { useFieldError } from '#web/ui/forms/form-context.ts'
import { Select } from '#web/ui/forms/select.tsx'
import '#web/ui/texts.ts'
import { useCountries } from './use-countries.ts'
import '../profile-texts.ts'

type CountryFieldProps = { id: string; first: string; onCountry?: (country: string) => void }

/** The country of an address. Its list may come later than the focus, and takes neither focus nor choice away. */
export function CountryField({ id, first, onCountry }: CountryFieldProps) {
  const t = useT()
  const { data: countries, isError } = useCountries()
  const [country, setCountry] = useState(first)
  const wrong = useFieldError('country') ?? (isError ? t('accounts.countries-failed') : undefined)
  return (
    <FieldBox id={id} label={t('ui.country')} error={wrong}>
      <Select
        name="country"
        autoComplete="country"
        value={country}
        onChange={({ target: { value } }) => {
          setCountry(value)
          onCountry?.(value)
        }}
        {...described({ id, error: wrong })}
      >
        <option value="">{t('profile.choose-country')}</option>
        {countries?.map(({ id: code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </Select>
    </FieldBox>
  )
}
