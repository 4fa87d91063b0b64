import { useId } from 'react'
import { refusalErrors, schemaErrors } from '#web/platform/texts/form-problems.ts'
import { useT } from '#web/platform/i18n.tsx'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { textOf, useForm } from '#web/ui/forms/use-form.ts'
import './profile-texts.ts'

type Asked = { title: TextKey; lead: TextKey; go: TextKey; going: TextKey; failed: TextKey }

/** Asks for the password again before `send`. It stays open, with the reason, where that is refused. */
export function AskPasswordDialog(props: {
  isOpen: boolean
  onClose: () => void
  texts: Asked
  send: (password: string) => Promise<void>
}) {
  const { isOpen, onClose, texts, send } = props
  const t = useT()
  const id = useId()
  const { errors, isBusy, formProps } = useForm({
    async check(values) {
      const { PasswordForm } = await import('@green-room/contract/members/account-forms')
      return schemaErrors(PasswordForm.safeParse({ password: textOf(values, 'password') }), t)
    },
    async send(values) {
      try {
        await send(textOf(values, 'password'))
        onClose()
      } catch (error) {
        return refusalErrors(error, t, texts.failed, ['password'])
      }
    },
  })
  const foot = (
    <>
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        {t('ui.cancel')}
      </button>
      <button type="submit" form={id} className="btn btn-primary px-7" aria-disabled={isBusy}>
        {t(isBusy ? texts.going : texts.go)}
      </button>
    </>
  )
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t(texts.title)} lead={t(texts.lead)} foot={foot}>
      <form {...formProps} id={id} className="grid gap-4">
        <FormError text={errors['form']} />
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
