import { useId, type ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { Form } from '../forms/form.tsx'
import { FormContext } from '../forms/form-context.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import type { FormState } from '../forms/use-form.ts'
import { Modal, type ModalProps } from './modal.tsx'
import '../texts.ts'

type FormDialogProps = Pick<ModalProps, 'isOpen' | 'onClose' | 'title' | 'lead' | 'children'> & {
  form: FormState
  className?: string
  submit: string
  busy?: string
  /** Whether it can be sent at all. */
  isReady?: boolean
  /** What stands below the form. */
  after?: ReactNode
}

/** A dialog that is a form: its fields, Cancel and what sends it. */
export function FormDialog(props: FormDialogProps) {
  const { form, className = 'grid gap-4', submit, busy = submit, isReady = true, after, children, ...modal } = props
  const t = useT()
  const id = useId()
  const foot = (
    <FormContext value={form}>
      <button type="button" className="btn btn-ghost" onClick={modal.onClose}>
        {t('ui.cancel')}
      </button>
      <SubmitButton form={id} className="px-7" text={submit} busy={busy} disabled={!isReady} />
    </FormContext>
  )
  return (
    <Modal {...modal} foot={foot}>
      <Form form={form} id={id} className={className}>
        {children}
      </Form>
      {after}
    </Modal>
  )
}
