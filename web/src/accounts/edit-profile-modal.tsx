import type { Profile } from '@green-room/contract/accounts'
import { useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import '#web/platform/texts/problem-texts.ts'
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { useForm, type FormErrors } from '#web/ui/forms/use-form.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import { EmailField } from './email-field.tsx'
import type { Phone } from './phone/phone-field.tsx'
import { PhoneInput } from './phone/phone-input.tsx'
import { usePhoneValidity } from './phone/phone-validity.ts'
import { useUpdateProfile } from './use-update-profile.ts'
import './profile-texts.ts'

/** Name, phone and avatar. Saving waits until everything is filled in, and the number is one. */
export default function EditProfileModal({ profile, isOpen, onClose }: { profile: Profile; isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const update = useUpdateProfile()
  const [name, setName] = useState(profile.name)
  const [surname, setSurname] = useState(profile.surname)
  const [color, setColor] = useState(profile.avatar_color)
  const [phone, setPhone] = useState<Phone>({
    phone: profile.phone,
    dialCode: profile.phone_country_code,
    national: profile.phone_national_number,
  })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const isPhone = usePhoneValidity(phone.phone, profile.phone)
  const missing: FormErrors = {
    name: name.trim() === '' ? t('form.first-name-required') : undefined,
    surname: surname.trim() === '' ? t('form.last-name-required') : undefined,
    phone: isPhone === false ? t('form.phone-invalid') : undefined,
  }
  const isFilled = isPhone === true && Object.values(missing).every((text) => text === undefined)
  const form = useForm({
    entry: () => ({ name, surname, phone: phone.phone, avatar_color: color }),
    schema: async () => (await import('@green-room/contract/members/account-forms')).ProfileForm,
    async send(entry) {
      const { message } = await update.mutateAsync(entry)
      showToast({ text: message ?? t('profile.updated'), durationMs: TOAST_MS.account })
      onClose()
    },
    failed: 'profile.update-failed',
  })
  // Saving waits for what is missing, so that its field says so as soon as it is left.
  const leave = ({ target }: React.FocusEvent<HTMLInputElement>) => setLeft(new Set(left).add(target.name))
  const missingIn = (field: string) => (left.has(field) ? missing[field] : undefined)
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={t('profile.edit-profile')}
      className="grid gap-5 pb-2"
      submit={t('ui.save')}
      busy={t('profile.saving')}
      isReady={isFilled}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="name"
          label={t('profile.first-name')}
          autoComplete="given-name"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={leave}
          error={missingIn('name')}
        />
        <Field
          name="surname"
          label={t('profile.last-name')}
          autoComplete="family-name"
          maxLength={60}
          value={surname}
          onChange={(event) => setSurname(event.target.value)}
          onBlur={leave}
          error={missingIn('surname')}
        />
      </div>
      <PhoneInput
        id="phone"
        label={t('accounts.phone')}
        defaultValue={profile.phone}
        isRequired
        error={missingIn('phone')}
        onPhone={setPhone}
        onLeave={leave}
      />
      <EmailField autoComplete="email" value={profile.email} disabled readOnly help={t('profile.email-fixed')} />
      <AvatarPicker id={profile.id} name={name || profile.name} color={color} onColor={setColor} />
      {!isFilled && <p className="text-sm text-ink-2">{t('profile.to-save')}</p>}
    </FormDialog>
  )
}
