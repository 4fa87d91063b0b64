import type { ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { ChoiceFoot } from './choice-foot.tsx'
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
      <ChoiceFoot no={t('ui.no')} onNo={onNo} yes={t('ui.yes')} onYes={onYes} isBusy={isBusy} />
    </>
  )
  return <Modal isOpen={isOpen} onClose={onNo} title={question} foot={foot} />
}
