import { ArrowUp } from 'lucide-react'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { Coin } from '#web/ui/pictures/coin.tsx'
import type { PriceState } from './price-state.ts'
import '../texts.ts'

/** Carries the price of what is written. Where the balance is too low it stays, and the offers stand above the composer. */
export function SendButton({ price, isOff, describedBy }: { price: PriceState; isOff: boolean; describedBy: string }) {
  const t = useT()
  const { points } = useNumbers()
  const isReady = !price.isBlank && !price.isTooLong && !price.isTooDear
  const look = isReady
    ? 'bg-action ps-3.5 pe-3 text-on-action hover:bg-action-hover'
    : 'min-w-11 justify-center bg-[color-mix(in_oklab,var(--ink)_10%,transparent)] px-2.5 text-ink-3'
  const isPriced = price.points > 0
  return (
    <button
      ref={useFocusAfterPayment()}
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

/** Whoever comes back from a payment finds the focus here, and sends with a press of their own. */
function useFocusAfterPayment(): (button: HTMLButtonElement | null) => void {
  const isPaid = (useLocation().state as { isPaid?: boolean } | null)?.isPaid === true
  return useCallback((button) => void (isPaid && button?.focus()), [isPaid])
}
