import { useLocation } from 'react-router'
import { useProfile } from '#web/accounts/use-profile.ts'
import OfferBar from '#web/payments/top-up/offer-bar.tsx'
import '#web/payments/top-up/offers-texts.ts'
import { useTopUpPath } from '#web/payments/use-top-up-path.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import type { PriceState } from './price-state.ts'

/** Over the composer, whose text waits: what this message is short of, and three offers that suffice. A chunk of its own. */
export default function LowPoints({ price: { points: needed, missing } }: { price: PriceState }) {
  const t = useT()
  const { points } = useNumbers()
  const { pathname } = useLocation()
  const topUpPath = useTopUpPath()
  const balance = useProfile().data?.balance ?? 0
  const title = (
    <p role="status" className="font-display text-[1.125rem] leading-tight font-bold tabular-nums">
      {t('offers.needs', { price: points(needed), balance: points(balance) })}
    </p>
  )
  return (
    <div className="mx-auto mb-2 max-h-[45dvh] max-w-[48rem] overflow-y-auto rounded-lg bg-raised p-4 shadow-2">
      <OfferBar missing={missing} title={title} allPath={topUpPath(missing)} back={pathname} />
    </div>
  )
}
