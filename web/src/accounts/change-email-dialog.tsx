import { useState } from 'react'
import { call } from '#web/platform/wire/call.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import { EmailField } from './email-field.tsx'
import './address-texts.ts'
import './profile-texts.ts'

/** Asks for the new address and for the password, and then says where the link went: nothing has changed yet. */
export default function ChangeEmailDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, rich } = useI18n()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    entry: (values) => ({ email: textOf(values, 'email').trim(), password: textOf(values, 'password') }),
    schema: async () => (await import('@green-room/contract/members/account-forms')).ChangeEmailForm,
    async send(entry) {
      await call('changeEmail', entry)
      setSentTo(entry.email)
    },
    failed: 'address.failed',
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
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={t('address.change')}
      lead={t('address.change-lead')}
      submit={t('address.send')}
      busy={t('address.sending')}
    >
      <EmailField autoComplete="email" label={t('address.new')} />
      <PasswordField name="password" label={t('profile.current-password')} autoComplete="current-password" />
    </FormDialog>
  )
}
