import type { Profile } from '@green-room/contract/accounts'
import { useId, useState } from 'react'
import { refusalErrors, schemaErrors } from '#web/platform/texts/form-problems.ts'
import { useT } from '#web/platform/i18n.tsx'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import '#web/platform/texts/problem-texts.ts'
import { useForm, type FormErrors } from '#web/ui/forms/use-form.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import type { Phone } from './phone/phone-field.tsx'
import { PhoneInput } from './phone/phone-input.tsx'
import { usePhoneValidity } from './phone/phone-validity.ts'
import { useUpdateProfile } from './use-update-profile.ts'
import './profile-texts.ts'

const FIELDS = ['name', 'surname', 'phone', 'email', 'avatar_color']

/** Name, phone and avatar. Saving waits until everything is filled in, and the number is one. */
export default function EditProfileModal({ profile, isOpen, onClose }: { profile: Profile; isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const id = useId()
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
  const entry = { name, surname, phone: phone.phone, avatar_color: color }
  const { errors, isBusy, formProps } = useForm({
    async check(): Promise<FormErrors> {
      const { ProfileForm } = await import('@green-room/contract/members/account-forms')
      return schemaErrors(ProfileForm.safeParse(entry), t)
    },
    async send() {
      try {
        const { message } = await update.mutateAsync(entry)
        showToast({ text: message ?? t('profile.updated'), durationMs: TOAST_MS.account })
        onClose()
      } catch (error) {
        return refusalErrors(error, t, 'profile.update-failed', FIELDS)
      }
    },
  })
  // Saving waits for what is missing, so that its field says so as soon as it is left.
  const leave = ({ target }: React.FocusEvent<HTMLInputElement>) => setLeft(new Set(left).add(target.name))
  const errorOf = (field: string) => errors[field] ?? (left.has(field) ? missing[field] : undefined)
  const foot = (
    <>
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        {t('ui.cancel')}
      </button>
      <button type="submit" form={id} className="btn btn-primary px-7" disabled={!isFilled} aria-disabled={isBusy}>
        {isBusy ? t('profile.saving') : t('ui.save')}
      </button>
    </>
  )
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('profile.edit-profile')} foot={foot}>
      <form {...formProps} id={id} className="grid gap-5 pb-2">
        <FormError text={errors['form']} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            id="edit-name"
            name="name"
            label={t('profile.first-name')}
            autoComplete="given-name"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onBlur={leave}
            error={errorOf('name')}
          />
          <Field
            id="edit-surname"
            name="surname"
            label={t('profile.last-name')}
            autoComplete="family-name"
            maxLength={60}
            value={surname}
            onChange={(event) => setSurname(event.target.value)}
            onBlur={leave}
            error={errorOf('surname')}
          />
        </div>
        <PhoneInput
          id="phone"
          label={t('accounts.phone')}
          defaultValue={profile.phone}
          isRequired
          error={errorOf('phone')}
          onPhone={setPhone}
          onLeave={leave}
        />
        <Field
          id="edit-email"
          name="email"
          label={t('accounts.email')}
          type="email"
          value={profile.email}
          disabled
          readOnly
          help={t('profile.email-fixed')}
          error={errors['email']}
        />
        <AvatarPicker id={profile.id} name={name || profile.name} color={color} onColor={setColor} />
        {!isFilled && <p className="text-sm text-ink-2">{t('profile.to-save')}</p>}
      </form>
    </Modal>
  )
}
