import { useT } from '#web/platform/i18n.tsx'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { textsOf, useForm } from '#web/ui/forms/use-form.ts'
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
  const form = useForm({
    entry: (values) => textsOf(values, 'password'),
    schema: async () => (await import('@green-room/contract/members/account-forms')).PasswordForm,
    async send({ password }) {
      await send(password)
      onClose()
    },
    failed: texts.failed,
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={t(texts.title)}
      lead={t(texts.lead)}
      submit={t(texts.go)}
      busy={t(texts.going)}
    >
      <PasswordField name="password" label={t('profile.current-password')} autoComplete="current-password" />
    </FormDialog>
  )
}
