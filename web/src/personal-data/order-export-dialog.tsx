import { useId } from 'react'
import { refusalErrors, schemaErrors } from '#web/platform/form-problems.ts'
import { useT } from '#web/platform/i18n.tsx'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { FormError } from '#web/ui/form-error.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { textOf, useForm } from '#web/ui/use-form.ts'
import '#web/accounts/profile-texts.ts'
import './texts.ts'
import { useOrderExport } from './use-exports.ts'

/** Asks for the password before a copy of everything is made. */
export default function OrderExportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const id = useId()
  const order = useOrderExport()
  const { errors, isBusy, formProps } = useForm({
    async check(values) {
      const { ExportForm } = await import('@green-room/contract/personal-data-forms')
      return schemaErrors(ExportForm.safeParse({ password: textOf(values, 'password') }), t)
    },
    async send(values) {
      try {
        await order.mutateAsync(textOf(values, 'password'))
        showToast({ text: t('personal-data.ordered'), durationMs: TOAST_MS.account })
        onClose()
      } catch (error) {
        return refusalErrors(error, t, 'personal-data.order-failed', ['password'])
      }
    },
  })
  const foot = (
    <>
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        {t('ui.cancel')}
      </button>
      <button type="submit" form={id} className="btn btn-primary px-7" aria-disabled={isBusy}>
        {isBusy ? t('personal-data.ordering') : t('personal-data.order')}
      </button>
    </>
  )
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('personal-data.title')} lead={t('personal-data.order-lead')} foot={foot}>
      <form {...formProps} id={id} className="grid gap-4">
        <FormError text={errors['form']} />
        <PasswordField
          id="export-password"
          name="password"
          label={t('profile.current-password')}
          autoComplete="current-password"
          error={errors['password']}
        />
      </form>
    </Modal>
  )
}
