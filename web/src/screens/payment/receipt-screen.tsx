import { Download, Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { ReceiptPaper } from '#web/payments/orders/receipt-paper.tsx'
import { useReceipt } from '#web/payments/orders/use-receipt.ts'
import { WithdrawNote } from '#web/payments/orders/withdraw-note.tsx'
import '#web/payments/orders/receipt-texts.ts'
import '#web/payments/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/ui/texts.ts'
import { PageFrame } from '../shell/page-frame.tsx'

export default function ReceiptScreen() {
  const t = useT()
  const { receiptId = '' } = useParams()
  const { data: receipt, error, isPending, refetch } = useReceipt(receiptId)
  const title = receipt
    ? `${t(receipt.kind === 'receipt' ? 'receipt.receipt' : 'receipt.credit-note')} ${receipt.number}`
    : t('receipt.receipt')
  return (
    <PageFrame title={title}>
      <div className="mx-auto max-w-[48rem] pt-6 sm:pt-10">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
          <BackLink to="/account?tab=orders" />
          {receipt && (
            <div className="flex flex-wrap gap-2">
              <button type="button" className="btn btn-line" onClick={() => print()}>
                <Printer size={18} aria-hidden="true" /> {t('payments.print')}
              </button>
              <a href={`/api/receipts/${encodeURIComponent(receiptId)}/pdf`} download className="btn btn-primary">
                <Download size={18} aria-hidden="true" /> {t('payments.download-pdf')}
              </a>
            </div>
          )}
        </div>
        {error && (
          <ErrorBanner text={problemText(error, t, 'payments.receipt-failed')}>
            <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
              {t('ui.try-again')}
            </button>
          </ErrorBanner>
        )}
        {isPending && <div className="late card skel h-96" aria-hidden="true" />}
        {receipt && <ReceiptPaper receipt={receipt} />}
        <WithdrawNote receiptId={receiptId} />
      </div>
    </PageFrame>
  )
}
