import { messagesFor } from '#web/content/usual-message.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import '#web/ui/texts.ts'
import type { Offer } from './offers.ts'
import './offers-texts.ts'

/** What an offer gives: points, what they are good for, and what is more than its price buys. */
export function About({ offer }: { offer: Offer }) {
  const t = useT()
  const { points } = useNumbers()
  const count = messagesFor(offer.points, useSettings().message_symbol_cost)
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="tabular-nums sm:whitespace-nowrap">
          <b className="font-display text-[1.375rem] leading-tight font-bold">{points(offer.points)}</b>{' '}
          <span className="text-sm font-semibold">{t('ui.points')}</span>
        </bdi>
        {count !== null && (
          <span className="text-[0.9375rem] text-ink-2 tabular-nums">{t('offers.messages', { count: points(count) })}</span>
        )}
      </span>
      {offer.more > 0 && (
        <span className="tag mt-1 bg-brass-wash py-0.5 leading-tight whitespace-normal! text-brass-ink tabular-nums">
          {t('offers.more', { points: points(offer.more) })}
        </span>
      )}
    </>
  )
}
