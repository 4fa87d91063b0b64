import { useProfile } from '#web/accounts/use-profile.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import '#web/ui/texts.ts'
import { useSumText } from '../use-sum-text.ts'
import type { TopUpState } from './use-top-up.ts'
import '../texts.ts'

/** What a sum gives, what of it repays points that are owed, and the VAT in it. */
export function Sum({ topUp: { quote, vatPercent, currency } }: { topUp: TopUpState }) {
  const t = useT()
  const { points } = useNumbers()
  const sumText = useSumText()
  const { data: profile } = useProfile()
  const repaid = quote && profile ? Math.min(profile.owed, quote.points) : 0
  const amount = (sum: number) => <bdi className="whitespace-nowrap">{t('ui.amount-of-points', { amount: points(sum) })}</bdi>
  return (
    <dl className="grid gap-y-1.5 tabular-nums [&_dd]:ms-auto [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-x-4">
      <div>
        <dt className="text-ink-2">{t('payments.you-get')}</dt>
        <dd className="font-semibold">{quote ? amount(quote.points) : '–'}</dd>
      </div>
      {repaid > 0 && (
        <div className="text-ink-2">
          <dt>{t('payments.repays-owed')}</dt>
          <dd>{amount(-repaid)}</dd>
        </div>
      )}
      <div className="text-ink-2">
        <dt>{t('payments.vat-included', { percent: vatPercent })}</dt>
        <dd>{quote ? <bdi>{sumText(quote.vat, currency)}</bdi> : '–'}</dd>
      </div>
    </dl>
  )
}
