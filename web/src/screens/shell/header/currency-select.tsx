import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { useT } from '#web/platform/i18n.tsx'
import { InlineSelect } from '#web/ui/forms/inline-select.tsx'
import { useFailureToast } from './use-failure-toast.ts'

export function CurrencySelect() {
  const t = useT()
  const { currencies, currency, isError, change } = useCurrencyChoice()
  useFailureToast(isError, 'common.currencies-failed')
  return (
    <InlineSelect
      className="me-2 max-lg:hidden"
      shown={`${currency.symbol} ${currency.code}`}
      label={t('common.currency')}
      choices={currencies.map((one) => ({ value: one.code, label: `${one.symbol} ${one.code}` }))}
      value={currency.code}
      onChange={(event) => change(event.target.value)}
    />
  )
}
