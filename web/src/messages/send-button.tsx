import { ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { useTopUpPath } from '#web/payments/use-top-up-path.ts'
import { points } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Coin } from '#web/ui/coin.tsx'
import type { PriceState } from './price-state.ts'
import './texts.ts'

/** Carries the price of what is written. Where the balance is too low, the way to more points stands in its place. */
export function SendButton({ price, isOff, describedBy }: { price: PriceState; isOff: boolean; describedBy: string }) {
  const t = useT()
  const topUpPath = useTopUpPath()
  if (price.isTooDear && !price.isTooLong && !isOff)
    return (
      <Link to={topUpPath(price.missing)} className="btn btn-primary whitespace-nowrap">
        {t('messages.top-up')}
      </Link>
    )
  const isReady = !price.isBlank && !price.isTooLong
  const look = isReady
    ? 'bg-action ps-3.5 pe-3 text-on-action hover:bg-action-hover'
    : 'min-w-11 justify-center bg-[color-mix(in_oklab,var(--ink)_10%,transparent)] px-2.5 text-ink-3'
  const isPriced = price.points > 0
  return (
    <button
      type="submit"
      disabled={isOff}
      className={`flex h-11 items-center gap-2 rounded-md font-semibold tabular-nums transition-colors ${look}`}
      aria-label={isPriced ? t('messages.send-for', { amount: points(price.points) }) : t('messages.send')}
      aria-describedby={describedBy}
      aria-disabled={!isReady}
    >
      {isPriced && (
        <>
          <Coin size={17} />
          {points(price.points)}
        </>
      )}
      <ArrowUp size={21} strokeWidth={2.4} aria-hidden="true" />
    </button>
  )
}
