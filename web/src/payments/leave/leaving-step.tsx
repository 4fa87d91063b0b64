import { useT } from '#web/platform/i18n.tsx'
import { PaymentRing } from './payment-ring.tsx'
import '../texts.ts'

/** Between the form and the payment page. */
export function LeavingStep() {
  const t = useT()
  return (
    <div role="status" className="flex items-start gap-4 pb-4">
      <PaymentRing />
      <div>
        <p className="text-lg">{t('payments.leaving')}</p>
        <p className="mt-1 text-ink-2">{t('payments.leaving-text')}</p>
      </div>
    </div>
  )
}
