import { AskPasswordDialog } from '#web/accounts/ask-password-dialog.tsx'
import { useT } from '#web/platform/i18n.tsx'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import './texts.ts'
import { useOrderExport } from './use-exports.ts'

const TEXTS = {
  title: 'personal-data.title',
  lead: 'personal-data.order-lead',
  go: 'personal-data.order',
  going: 'personal-data.ordering',
  failed: 'personal-data.order-failed',
} as const

/** Asks for the password before a copy of everything is made. */
export default function OrderExportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const order = useOrderExport()
  const send = async (password: string) => {
    await order.mutateAsync(password)
    showToast({ text: t('personal-data.ordered'), durationMs: TOAST_MS.account })
  }
  return <AskPasswordDialog isOpen={isOpen} onClose={onClose} texts={TEXTS} send={send} />
}
