import { useId } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { Mastercard, Visa } from '#web/ui/lists/card-marks.tsx'
import type { PaymentType } from './top-up.ts'
import '../texts.ts'

const METHODS = [
  ['visa', Visa],
  ['mastercard', Mastercard],
] as const

export function MethodField({ value, onMethod }: { value: PaymentType; onMethod: (method: PaymentType) => void }) {
  const t = useT()
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('payments.payment-method')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-3">
        {METHODS.map(([method, Mark]) => (
          <label key={method} className="pack flex min-h-15 cursor-pointer items-center gap-3 rounded-md bg-surface px-4">
            <input type="radio" name={id} checked={value === method} onChange={() => onMethod(method)} className="radio" />
            <span className="max-sm:sr-only">{t(`payments.${method}`)}</span>
            <span className="ms-auto [&_svg]:h-7" aria-hidden="true">
              <Mark />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
