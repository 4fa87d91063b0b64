import { useId, useState } from 'react'
import { call } from '#web/platform/wire/call.ts'
import { refusalErrors, schemaErrors } from '#web/platform/texts/form-problems.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import './address-texts.ts'
import './profile-texts.ts'

const FIELDS = ['email', 'password']

/** Asks for the new address and for the password, and then says where the link went: nothing has changed yet. */
export default function ChangeEmailDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, rich } = useI18n()
  const id = useId()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { errors, isBusy, formProps } = useForm({
    async check(values) {
      const { ChangeEmailForm } = await import('@green-room/contract/members/account-forms')
      return schemaErrors(ChangeEmailForm.safeParse(entry(values)), t)
    },
    async send(values) {
      try {
        await call('changeEmail', entry(values))
        setSentTo(entry(values).email)
      } catch (error) {
        return refusalErrors(error, t, 'address.failed', FIELDS)
      }
    },
  })
  if (sentTo !== null) {
    return (
      <Modal
        isOpen={isOpen}
        onClose={onClose}
        title={t('address.sent-title')}
        foot={
          <button type="button" className="btn btn-primary px-7" onClick={onClose}>
            {t('ui.close')}
          </button>
        }
      >
        <p role="status" className="pb-4 break-words">
          {rich('address.sent', { email: <bdi>{sentTo}</bdi>, b: (inside) => <b className="font-semibold">{inside}</b> })}
        </p>
      </Modal>
    )
  }
  const foot = (
    <>
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        {t('ui.cancel')}
      </button>
      <button type="submit" form={id} className="btn btn-primary px-7" aria-disabled={isBusy}>
        {t(isBusy ? 'address.sending' : 'address.send')}
      </button>
    </>
  )
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('address.change')} lead={t('address.change-lead')} foot={foot}>
      <form {...formProps} id={id} className="grid gap-4">
        <FormError text={errors['form']} />
        <Field id={`${id}-email`} name="email" type="email" autoComplete="email" label={t('address.new')} error={errors['email']} />
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={t('profile.current-password')}
          autoComplete="current-password"
          error={errors['password']}
        />
      </form>
    </Modal>
  )
}

const entry = (values: FormData) => ({ email: textOf(values, 'email').trim(), password: textOf(values, 'password') })
