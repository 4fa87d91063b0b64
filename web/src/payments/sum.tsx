import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { points } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import '#web/ui/texts.ts'
import { sumText, type Quote } from './quote.ts'
import './texts.ts'

/** What a sum gives, and the VAT in it. */
export function Sum({ quote }: { quote: Quote | null }) {
  const t = useT()
  const { vat_percent: percent } = useSettings()
  const { currency } = useCurrencyChoice()
  return (
    <dl className="grid gap-y-1.5 tabular-nums [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
      <div>
        <dt className="text-ink-2">{t('payments.you-get')}</dt>
        <dd className="font-semibold">{quote ? <bdi>{t('ui.amount-of-points', { amount: points(quote.points) })}</bdi> : '–'}</dd>
      </div>
      <div className="text-ink-2">
        <dt>{t('payments.vat-included', { percent })}</dt>
        <dd>{quote ? <bdi>{sumText(quote.vat, currency)}</bdi> : '–'}</dd>
      </div>
    </dl>
  )
}
