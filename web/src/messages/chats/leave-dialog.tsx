import { useT } from '#web/platform/i18n.tsx'
import { ChoiceFoot } from '#web/ui/dialogs/choice-foot.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import '../texts.ts'

type LeaveDialogProps = { isOpen: boolean; companionName: string | null; isBusy: boolean; onCancel: () => void; onLeave: () => void }

export default function LeaveDialog({ isOpen, companionName, isBusy, onCancel, onLeave }: LeaveDialogProps) {
  const t = useT()
  return (
    <Modal
      isOpen={isOpen}
      isPersistent
      onClose={onCancel}
      title={t('messages.leave-title')}
      foot={<ChoiceFoot no={t('messages.cancel')} onNo={onCancel} yes={t('messages.leave')} onYes={onLeave} isBusy={isBusy} first="no" />}
    >
      <p className="text-ink-2">{companionName ? t('messages.leave-text', { name: companionName }) : t('messages.leave-text-waiting')}</p>
    </Modal>
  )
}
