import type { Profile } from '@green-room/contract/accounts'
import type { Phone } from '#web/accounts/phone/phone-field.tsx'
import { EmailField } from '#web/accounts/email-field.tsx'
import { CountryField } from '#web/accounts/phone/country-field.tsx'
import { PhoneInput } from '#web/accounts/phone/phone-input.tsx'
import '#web/accounts/profile-texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { ConsentField } from './consent-field.tsx'
import './offers-texts.ts'
import '../texts.ts'

type BillingFieldsProps = {
  profile: Profile
  hasInvoice: boolean
  onInvoice: (wanted: boolean) => void
  onPhone: (phone: Phone) => void
  onCountry: (country: string) => void
}

/** Step 2: the country, which decides the VAT; and whom an invoice is for, filled in from the profile, where one is wanted. */
export function BillingFields({ profile, hasInvoice, onInvoice, onPhone, onCountry }: BillingFieldsProps) {
  const t = useT()
  return (
    <>
      <div className="sm:col-span-2">
        <CountryField id="billing-country" first={profile.country_id ?? ''} onCountry={onCountry} />
        <p className="mt-1.5 text-sm text-ink-3">{t('offers.country-why')}</p>
      </div>
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input
          type="checkbox"
          name="invoice"
          className="check"
          checked={hasInvoice}
          onChange={(event) => onInvoice(event.target.checked)}
        />
        {t('offers.invoice')}
      </label>
      {hasInvoice && <InvoiceFields profile={profile} onPhone={onPhone} />}
      <ConsentField />
    </>
  )
}

function InvoiceFields({ profile, onPhone }: Pick<BillingFieldsProps, 'profile' | 'onPhone'>) {
  const t = useT()
  const text = (name: string, label: string, autoComplete: string, value: string, maxLength: number) => (
    <Field name={name} label={label} autoComplete={autoComplete} defaultValue={value} maxLength={maxLength} />
  )
  return (
    <>
      {text('name', t('payments.name'), 'given-name', profile.name, 60)}
      {text('surname', t('payments.surname'), 'family-name', profile.surname, 60)}
      <EmailField autoComplete="email" defaultValue={profile.email} />
      <PhoneInput id="phone" label={t('accounts.phone')} defaultValue={profile.phone} isRequired onPhone={onPhone} />
      {text('address', t('profile.address'), 'street-address', profile.address, 200)}
      {text('city', t('profile.city'), 'address-level2', profile.city, 100)}
      {text('postCode', t('profile.post-code'), 'postal-code', profile.post_code, 20)}
    </>
  )
}
