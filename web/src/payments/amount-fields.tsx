import { useId } from 'react'
import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { points } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { CoinStack } from '#web/ui/coin-stack.tsx'
import { Field } from '#web/ui/field.tsx'
import { cleanAmount, inCurrency, QUICK_SUMS, quoteAmount, sumText, type Amount } from './quote.ts'
import './texts.ts'

type AmountFieldsProps = { amount: Amount; error: string | undefined; onAmount: (amount: Amount) => void }

/** The quick sums as cards, and a sum of one's own. */
export function AmountFields({ amount, error, onAmount }: AmountFieldsProps) {
  const t = useT()
  const id = useId()
  const settings = useSettings()
  const { currency } = useCurrencyChoice()
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">{t('payments.amount')}</legend>
        <div className="grid grid-cols-2 gap-3">
          {QUICK_SUMS.map(([euro, coins]) => {
            const sum = inCurrency(euro, currency)
            const quote = quoteAmount(String(sum), currency, settings)
            return (
              <label
                key={euro}
                className="pack relative flex cursor-pointer items-center gap-1 rounded-lg bg-surface p-3.5 @max-md:flex-col @max-md:items-start @md:gap-4 @md:px-5"
              >
                <input
                  type="radio"
                  name={`${id}sum`}
                  checked={amount.quick === euro}
                  onChange={() => onAmount({ quick: euro, own: '' })}
                  className="radio absolute end-3.5 top-3.5"
                />
                <CoinStack count={coins} className="h-14 w-[3.7rem] @max-md:-ms-1.5 @md:h-[4.5rem] @md:w-[4.75rem]" />
                <span>
                  <bdi className="block font-display text-[1.625rem] leading-none font-bold tabular-nums">
                    {sumText(sum, currency).replace(/\.00$/, '')}
                  </bdi>
                  <bdi className="mt-1.5 block text-[0.9375rem] text-ink-2 tabular-nums">
                    {t('ui.amount-of-points', { amount: points('points' in quote ? quote.points : 0) })}
                  </bdi>
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <Field
        id={`${id}own`}
        name="amount"
        label={t('payments.another-amount')}
        inputMode="decimal"
        autoComplete="off"
        placeholder={currency.symbol}
        value={amount.own}
        onChange={(event) => onAmount({ quick: null, own: cleanAmount(event.target.value) })}
        error={error}
        help={t('payments.from', { sum: sumText(inCurrency(settings.min_top_up_amount, currency), currency) })}
      />
    </>
  )
}
