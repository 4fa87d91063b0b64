import type { Departure } from '@green-room/contract/personal-data'
import { Link } from 'react-router'
import { useSumIn } from '#web/payments/orders/use-sum-in.ts'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import './texts.ts'

/** What ends with the account; before it, what money can still come back. */
export function Losses({ departure, onLeave }: { departure: Departure; onLeave: () => void }) {
  const t = useT()
  const { points } = useNumbers()
  const sumIn = useSumIn()
  const { withdrawable, chats, channel_until: channelUntil } = departure
  return (
    <>
      {withdrawable.length > 0 && (
        <section aria-labelledby="back-first" className="mb-5 rounded-md bg-brass-wash p-4">
          <h3 id="back-first" className="font-semibold text-brass-ink">
            {t('personal-data.back-first')}
          </h3>
          <p className="mt-1 text-[0.9375rem]">{t('personal-data.back-text', { count: withdrawable.length })}</p>
          <ul className="mt-2">
            {withdrawable.map(({ order_id: id, number, points: unused, amount, currency }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1 tabular-nums">
                <span>{t('personal-data.back-line', { number, points: points(unused), sum: sumIn(amount, currency) })}</span>
                <Link
                  to={`/account/withdrawal/${id}`}
                  className="link inline-flex min-h-9 pointer-coarse:min-h-11 items-center"
                  aria-label={t('personal-data.back-named', { number })}
                  onClick={onLeave}
                >
                  {t('personal-data.back')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h3 className="font-semibold">{t('personal-data.loses')}</h3>
      <ul className="mt-2 grid list-disc gap-1 ps-5 tabular-nums">
        <li>{t('personal-data.loses-chats', { chats })}</li>
        {departure.points > 0 && <li>{t('personal-data.loses-points', { points: points(departure.points) })}</li>}
        {channelUntil && <li>{t('personal-data.loses-channel', { date: shortDate(channelUntil) })}</li>}
        {chats > 0 && <li>{t('personal-data.loses-reply')}</li>}
      </ul>
      <p className="mt-3 text-sm text-ink-3">{t('personal-data.copy-first')}</p>
    </>
  )
}
