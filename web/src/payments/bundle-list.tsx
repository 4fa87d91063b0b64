import type { Bundle } from '@green-room/contract/payments'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import '#web/accounts/profile-texts.ts'
import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { call } from '#web/platform/call.ts'
import { points } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { newKey } from '#web/platform/new-key.ts'
import { problemText } from '#web/platform/problem-text.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { AskedSection } from '#web/ui/asked-section.tsx'
import { CoinStack } from '#web/ui/coin-stack.tsx'
import { DEFAULT_AMOUNT, extraPercent, sumText } from './quote.ts'
import { useBundles } from './use-bundles.ts'
import { useTopUpDialog } from './use-top-up-dialog.tsx'
import './texts.ts'

const COINS_MAX = 10

/** Bundles: buying one opens its order, and the dialog goes on with it (decisions D7). */
export function BundleList() {
  const t = useT()
  const bundles = useBundles()
  const { open, dialog } = useTopUpDialog()
  const keys = useRef(new Map<string, string>())
  const purchase = useMutation({
    mutationFn: (bundle: Bundle) => {
      const key = keys.current.get(bundle.id) ?? newKey()
      keys.current.set(bundle.id, key)
      return call('purchaseBundle', { bundle_id: bundle.id }, { key })
    },
    onSuccess({ payload }, bundle) {
      keys.current.delete(bundle.id)
      open({ step: 'amount', amount: DEFAULT_AMOUNT, paymentType: 'visa', bundleId: payload.order.bundle_id ?? bundle.id, back: null })
    },
    onError: (error) => showToast({ tone: 'bad', text: problemText(error, t, 'payments.bundle-failed'), durationMs: TOAST_MS.account }),
  })
  const most = Math.max(...(bundles.data ?? []).map((bundle) => bundle.points))
  return (
    <>
      <AskedSection id="bundles" title={t('profile.bundles')} asked={bundles} failed="profile.bundles-failed" height="h-64">
        {(data) =>
          data.length === 0 ? (
            <p className="card p-8 text-ink-2">{t('profile.bundles-none')}</p>
          ) : (
            <ul className="grid grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-4">
              {data.map((bundle) => (
                <BundleCard
                  key={bundle.id}
                  bundle={bundle}
                  coins={Math.max(2, Math.round((bundle.points / most) * COINS_MAX))}
                  isBusy={purchase.isPending}
                  onBuy={() => purchase.isPending || purchase.mutate(bundle)}
                />
              ))}
            </ul>
          )
        }
      </AskedSection>
      {dialog}
    </>
  )
}

type BundleCardProps = { bundle: Bundle; coins: number; isBusy: boolean; onBuy: () => void }

function BundleCard({ bundle, coins, isBusy, onBuy }: BundleCardProps) {
  const t = useT()
  const { currency } = useCurrencyChoice()
  const more = extraPercent(bundle, useSettings())
  const sum = sumText(bundle.price, currency)
  return (
    <li
      className="card flex items-center gap-4 p-4 max-[22.5rem]:gap-3 max-[22.5rem]:p-3 sm:flex-col sm:items-start sm:gap-0 sm:p-6"
      title={bundle.description}
    >
      {bundle.image_url ? (
        <img
          src={bundle.image_url}
          alt=""
          width={88}
          height={84}
          loading="lazy"
          decoding="async"
          className="h-16 w-[4.2rem] object-contain sm:h-[5.25rem] sm:w-[5.5rem]"
        />
      ) : (
        <CoinStack count={coins} className="h-16 w-[4.2rem] sm:-ms-2 sm:h-[5.25rem] sm:w-[5.5rem]" />
      )}
      <div className="min-w-0 flex-1 sm:mt-2">
        <p className="font-display text-[1.625rem] leading-none font-bold tabular-nums sm:text-[2rem]">{points(bundle.points)}</p>
        {more > 0 && <p className="mt-1.5 text-sm font-medium text-ok">{t('profile.bundle-more', { percent: more })}</p>}
      </div>
      <button
        type="button"
        className="btn btn-line tabular-nums sm:mt-5 sm:w-full"
        aria-label={t('profile.bundle-buy', { points: points(bundle.points), sum })}
        aria-haspopup="dialog"
        aria-disabled={isBusy}
        onClick={onBuy}
      >
        <bdi>{sum}</bdi>
      </button>
    </li>
  )
}
