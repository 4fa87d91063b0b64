import type { ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { Coin } from './pictures/coin.tsx'
import './texts.ts'

/** What an act costs, at the foot of its dialog; `worth` is the same in money. */
export function Cost({ amount, worth }: { amount: number; worth: ReactNode }) {
  const t = useT()
  const { points } = useNumbers()
  return (
    <p className="flex items-center gap-2 font-semibold text-brass-ink tabular-nums max-sm:w-full sm:flex-1 sm:basis-32">
      <Coin size={20} />
      <span className="flex flex-wrap items-baseline gap-x-2">
        {amount > 0 ? t('ui.amount-of-points', { amount: points(amount) }) : t('ui.free')}{' '}
        {amount > 0 && <bdi className="text-sm font-normal text-ink-3">{worth}</bdi>}
      </span>
    </p>
  )
}
