import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { messagesFor } from '#web/content/usual-message.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { fittingOffers, offersOf } from './offers.ts'
import { DEFAULT_AMOUNT } from './quote.ts'
import { useBundles } from './use-bundles.ts'
import { useSumText } from '../use-sum-text.ts'
import { useTopUpDialog } from './use-top-up-dialog.tsx'
import './offers-texts.ts'

type OfferBarProps = {
  /** Points that are needed at least. */
  missing: number
  title?: ReactNode
  /** The way to the whole list. */
  allPath: string
  /** The page to which a paid order leads back. */
  back: string | null
}

/** Three offers that suffice, the best fitting one chosen, and one button. */
export default function OfferBar({ missing, title, allPath, back }: OfferBarProps) {
  const t = useT()
  const { points } = useNumbers()
  const sumText = useSumText()
  const id = useId()
  const { currency } = useCurrencyChoice()
  const settings = useSettings()
  const bundles = useBundles()
  const owed = useProfile().data?.owed ?? 0
  const [wanted, setWanted] = useState<string | null>(null)
  const { open, dialog } = useTopUpDialog()
  const { offers, best } = fittingOffers(offersOf(bundles.data ?? [], currency, settings), missing + (missing > 0 ? owed : 0))
  const chosen = offers.find(({ key }) => key === wanted) ?? best
  if (bundles.isPending) return <div className="skel h-32 rounded-lg" aria-hidden="true" />
  return (
    <section aria-label={t('offers.choose')}>
      {title}
      <fieldset className={title ? 'mt-2.5' : ''}>
        <legend className="sr-only">{t('offers.choose')}</legend>
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
          {offers.map((offer) => {
            const count = messagesFor(offer.points, settings.message_symbol_cost)
            return (
              <label
                key={offer.key}
                className="pack flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-md bg-surface px-3 py-2"
              >
                <input type="radio" name={id} className="radio" checked={offer.key === chosen?.key} onChange={() => setWanted(offer.key)} />
                <span className="flex flex-1 flex-wrap items-baseline gap-x-2 leading-tight sm:flex-col sm:items-start">
                  <b className="font-display text-lg font-bold tabular-nums">{points(offer.points)}</b>
                  {count !== null && (
                    <span className="text-sm text-ink-2 tabular-nums">{t('offers.messages', { count: points(count) })}</span>
                  )}
                </span>
                <bdi className="ms-auto font-semibold whitespace-nowrap tabular-nums">{sumText(offer.sum, currency)}</bdi>
              </label>
            )
          })}
        </div>
      </fieldset>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Link to={allPath} className="link inline-flex min-h-11 items-center">
          {t('offers.all')}
        </Link>
        {chosen && (
          <button
            type="button"
            className="btn btn-primary px-5 tabular-nums max-sm:flex-1"
            aria-haspopup="dialog"
            onClick={() =>
              open({
                step: 'billing',
                amount: chosen.quick === null ? DEFAULT_AMOUNT : { quick: chosen.quick, own: '' },
                paymentType: 'visa',
                bundleId: chosen.bundleId,
                back,
              })
            }
          >
            {t('offers.add', { points: points(chosen.points), sum: sumText(chosen.sum, currency) })}
          </button>
        )}
      </div>
      {dialog}
    </section>
  )
}
