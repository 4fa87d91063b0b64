import { PlannedPrices } from '#web/content/planned-prices.tsx'
import { useT } from '#web/platform/i18n.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import '#web/ui/texts.ts'
import { MethodField } from './method-field.tsx'
import { OfferFields } from './offer-fields.tsx'
import type { TopUpState } from './use-top-up.ts'
import '../texts.ts'

/** Step 1: which offer, and how it is paid. */
export function AmountStep({ topUp, error, onChange }: { topUp: TopUpState; error: string | undefined; onChange: () => void }) {
  const t = useT()
  const { bundleState: state } = topUp
  const isOwn = topUp.chosen === null && state === 'there'
  if (state === 'loading' && !error) return <div className="skel h-72 rounded-lg" aria-hidden="true" />
  return (
    <>
      {(state === 'gone' || state === 'failed') && (
        <div className="grid justify-items-start gap-3">
          <FormError text={t(state === 'gone' ? 'payments.bundle-not-found' : 'payments.bundle-failed')} />
          {state === 'failed' && (
            <button type="button" className="btn btn-line" onClick={topUp.reloadBundle}>
              {t('ui.try-again')}
            </button>
          )}
        </div>
      )}
      {error !== undefined && !isOwn && <FormError text={error} />}
      <PlannedPrices of={/^(message|points|image|document|audio|video)_/} />
      <OfferFields topUp={topUp} error={isOwn ? error : undefined} onChange={onChange} />
      <MethodField value={topUp.paymentType} onMethod={topUp.setPaymentType} />
    </>
  )
}
