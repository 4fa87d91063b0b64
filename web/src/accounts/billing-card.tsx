import type { Profile } from '@green-room/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import type { InputOf } from '#web/platform/wire/doors.ts'
import { refusalErrors } from '#web/platform/texts/form-problems.ts'
import { useT } from '#web/platform/i18n.tsx'
import { newKey } from '#web/platform/wire/new-key.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import '#web/ui/texts.ts'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import { CountryField } from './phone/country-field.tsx'
import { PROFILE_KEY } from './use-profile.ts'
import './profile-texts.ts'

const FIELDS = ['address', 'city', 'post_code', 'country'] as const

/** What the last checkout left and the next one begins with. It may be emptied. */
export function BillingCard({ profile }: { profile: Profile }) {
  const t = useT()
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (form: InputOf<'updateBilling'>) => call('updateBilling', form, { key: newKey() }),
    onSuccess: ({ payload }) => client.setQueryData<Profile>(PROFILE_KEY, payload),
  })
  const { errors, isBusy, formProps } = useForm({
    check: () => ({}),
    async send(values) {
      const [address, city, post_code, country] = FIELDS.map((name) => textOf(values, name)) as [string, string, string, string]
      try {
        const { message } = await save.mutateAsync({ address, city, post_code, country })
        showToast({ text: message ?? t('profile.updated'), durationMs: TOAST_MS.account })
      } catch (error) {
        return refusalErrors(error, t, 'profile.update-failed', FIELDS)
      }
    },
  })
  return (
    <section aria-labelledby="billing-address" className="card p-6 sm:p-8">
      <h2 id="billing-address" className="text-section">
        {t('profile.billing-address')}
      </h2>
      <p className="mt-2 text-ink-2">{t('profile.billing-text')}</p>
      <form {...formProps} className="mt-5 grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2 empty:hidden">
          <FormError text={errors['form']} />
        </div>
        <Field
          id="personal-address"
          name="address"
          label={t('profile.address')}
          autoComplete="street-address"
          maxLength={200}
          defaultValue={profile.address}
          error={errors['address']}
        />
        <Field
          id="personal-city"
          name="city"
          label={t('profile.city')}
          autoComplete="address-level2"
          maxLength={100}
          defaultValue={profile.city}
          error={errors['city']}
        />
        <Field
          id="personal-post-code"
          name="post_code"
          label={t('profile.post-code')}
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={profile.post_code}
          error={errors['post_code']}
        />
        <CountryField id="personal-country" first={profile.country_id ?? ''} error={errors['country']} />
        <button className="btn btn-primary justify-self-start px-7 sm:col-span-2" aria-disabled={isBusy}>
          {isBusy ? t('profile.saving') : t('ui.save')}
        </button>
      </form>
    </section>
  )
}
