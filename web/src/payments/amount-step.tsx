import { points } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { CoinStack } from '#web/ui/coin-stack.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import '#web/ui/texts.ts'
import { AmountFields } from './amount-fields.tsx'
import { MethodField } from './method-field.tsx'
import { sumText } from './quote.ts'
import type { TopUpState } from './use-top-up.ts'
import './texts.ts'

/** Step 1: how much, or which bundle, and how it is paid. */
export function AmountStep({ topUp, error, onChange }: { topUp: TopUpState; error: string | undefined; onChange: () => void }) {
  return (
    <>
      {topUp.bundleId === null ? (
        <AmountFields
          amount={topUp.amount}
          error={error}
          onAmount={(amount) => {
            topUp.setAmount(amount)
            onChange()
          }}
        />
      ) : (
        <ChosenBundle topUp={topUp} error={error} />
      )}
      <MethodField value={topUp.paymentType} onMethod={topUp.setPaymentType} />
    </>
  )
}

function ChosenBundle({ topUp, error }: { topUp: TopUpState; error: string | undefined }) {
  const t = useT()
  const { bundle, bundleState: state } = topUp
  if (state === 'loading' && !error) return <div className="skel h-28 rounded-lg" aria-hidden="true" />
  if (!bundle)
    return (
      <div className="grid justify-items-start gap-3">
        <FormError text={error ?? t(state === 'gone' ? 'payments.bundle-not-found' : 'payments.bundle-failed')} />
        {state === 'failed' && (
          <button type="button" className="btn btn-line" onClick={topUp.reloadBundle}>
            {t('ui.try-again')}
          </button>
        )}
      </div>
    )
  return (
    <section aria-label={t('payments.bundle')} className="flex items-center gap-4 rounded-lg bg-surface p-4 tabular-nums">
      <CoinStack count={10} className="h-16 w-[4.2rem]" />
      <p className="min-w-0">
        <bdi className="block font-display text-[1.625rem] leading-none font-bold">
          {t('ui.amount-of-points', { amount: points(bundle.points) })}
        </bdi>
        <span className="mt-1.5 block text-ink-2">
          <bdi>{sumText(bundle.price, topUp.currency)}</bdi>
          {bundle.description && ` · ${bundle.description}`}
        </span>
      </p>
    </section>
  )
}
