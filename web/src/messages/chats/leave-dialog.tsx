import { useT } from '#web/platform/i18n.tsx'
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
      foot={
        <>
          <button type="button" className="btn btn-line px-6" data-autofocus onClick={onCancel}>
            {t('messages.cancel')}
          </button>
          <button type="button" className="btn btn-primary px-8" aria-disabled={isBusy} onClick={() => isBusy || onLeave()}>
            {t('messages.leave')}
          </button>
        </>
      }
    >
      <p className="text-ink-2">{companionName ? t('messages.leave-text', { name: companionName }) : t('messages.leave-text-waiting')}</p>
    </Modal>
  )
}
