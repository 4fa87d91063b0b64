import type { ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { Modal } from './modal.tsx'
import '../texts.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  question: string
  /** What stands before the buttons, e.g. the cost. */
  children?: ReactNode
  isBusy: boolean
  onNo: () => void
  onYes: () => void
}

/** A question, and Yes or No. */
export function ConfirmDialog({ isOpen, question, children, isBusy, onNo, onYes }: ConfirmDialogProps) {
  const t = useT()
  const foot = (
    <>
      {children}
      <button type="button" className="btn btn-line px-7" onClick={onNo}>
        {t('ui.no')}
      </button>
      <button type="button" className="btn btn-primary px-7" aria-disabled={isBusy} onClick={() => isBusy || onYes()}>
        {t('ui.yes')}
      </button>
    </>
  )
  return <Modal isOpen={isOpen} onClose={onNo} title={question} foot={foot} />
}
