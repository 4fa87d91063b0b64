import type { Profile } from '@green-room/contract/accounts'
import type { Phone } from '#web/accounts/phone-field.tsx'
import { PhoneInput } from '#web/accounts/phone-input.tsx'
import { useCountries } from '#web/accounts/use-countries.ts'
import '#web/accounts/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { described, Field, FieldBox } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FormErrors } from '#web/ui/use-form.ts'
import { ConsentField } from './consent-field.tsx'
import './texts.ts'

type BillingFieldsProps = { profile: Profile; errors: FormErrors; onPhone: (phone: Phone) => void }

/** Step 2: whom the receipt is for, filled in from the profile. */
export function BillingFields({ profile, errors, onPhone }: BillingFieldsProps) {
  const t = useT()
  const text = (name: string, label: string, autoComplete: string, value: string, maxLength: number) => (
    <Field
      id={`billing-${name}`}
      name={name}
      label={label}
      autoComplete={autoComplete}
      defaultValue={value}
      maxLength={maxLength}
      error={errors[name]}
    />
  )
  return (
    <>
      {text('name', t('payments.name'), 'given-name', profile.name, 60)}
      {text('surname', t('payments.surname'), 'family-name', profile.surname, 60)}
      <Field
        id="billing-email"
        name="email"
        label={t('accounts.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={profile.email}
        error={errors['email']}
      />
      <PhoneInput
        id="phone"
        label={t('accounts.phone')}
        defaultValue={profile.phone}
        isRequired
        error={errors['phone']}
        onPhone={onPhone}
      />
      {text('address', t('payments.address'), 'street-address', profile.address, 200)}
      {text('city', t('payments.city'), 'address-level2', profile.city, 100)}
      {text('postCode', t('payments.post-code'), 'postal-code', profile.post_code, 20)}
      <CountryField first={profile.country_id ?? ''} error={errors['country']} />
      <ConsentField error={errors['accept_terms']} />
    </>
  )
}

function CountryField({ first, error }: { first: string; error: string | undefined }) {
  const t = useT()
  const { data: countries, isError } = useCountries()
  const wrong = error ?? (isError ? t('payments.countries-failed') : undefined)
  return (
    <FieldBox id="billing-country" label={t('ui.country')} error={wrong}>
      <Select
        key={countries ? 'there' : 'awaited'}
        name="country"
        autoComplete="country"
        defaultValue={first}
        {...described({ id: 'billing-country', error: wrong })}
      >
        <option value="">{t('payments.choose-country')}</option>
        {countries?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </FieldBox>
  )
}
