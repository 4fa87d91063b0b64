import type { Profile } from '@green-room/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import type { InputOf } from '#web/platform/wire/doors.ts'
import { useT } from '#web/platform/i18n.tsx'
import { newKey } from '#web/platform/wire/new-key.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import '#web/ui/texts.ts'
import { textsOf, useForm } from '#web/ui/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { CountryField } from './phone/country-field.tsx'
import { PROFILE_KEY } from './use-profile.ts'
import './profile-texts.ts'

/** What the last checkout left and the next one begins with. It may be emptied. */
export function BillingCard({ profile }: { profile: Profile }) {
  const t = useT()
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (form: InputOf<'updateBilling'>) => call('updateBilling', form, { key: newKey() }),
    onSuccess: ({ payload }) => client.setQueryData<Profile>(PROFILE_KEY, payload),
  })
  const form = useForm({
    entry: (values) => textsOf(values, 'address', 'city', 'post_code', 'country'),
    async send(entry) {
      const { message } = await save.mutateAsync(entry)
      showToast({ text: message ?? t('profile.updated'), durationMs: TOAST_MS.account })
    },
    failed: 'profile.update-failed',
  })
  const text = (name: 'address' | 'city' | 'post_code', label: string, autoComplete: string, maxLength: number) => (
    <Field name={name} label={label} autoComplete={autoComplete} maxLength={maxLength} defaultValue={profile[name]} />
  )
  return (
    <Card id="billing-address" title={t('profile.billing-address')} text={t('profile.billing-text')}>
      <Form form={form} className="mt-5 grid gap-5 sm:grid-cols-2">
        {text('address', t('profile.address'), 'street-address', 200)}
        {text('city', t('profile.city'), 'address-level2', 100)}
        {text('post_code', t('profile.post-code'), 'postal-code', 20)}
        <CountryField id="personal-country" first={profile.country_id ?? ''} />
        <SubmitButton className="justify-self-start px-7 sm:col-span-2" text={t('ui.save')} busy={t('profile.saving')} />
      </Form>
    </Card>
  )
}
