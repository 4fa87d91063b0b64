import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { PROFILE_KEY, useProfile } from '#web/accounts/use-profile.ts'
import { orderOutcome } from '#web/payments/orders/order-outcome.ts'
import { useOrderStatus } from '#web/payments/orders/use-order-status.ts'
import { wayBack } from '#web/payments/top-up/way-back.ts'
import '#web/payments/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import { Coin } from '#web/ui/pictures/coin.tsx'
import '#web/ui/texts.ts'
import { MAIN_ACTION, OTHER_ACTION, ResultFrame } from './result-frame.tsx'

export default function SuccessPaymentScreen() {
  const t = useT()
  const [query] = useSearchParams()
  const orderId = query.get('order_id')
  const { isAuthenticated } = useSession()
  const { data: order, error } = useOrderStatus(orderId)
  const outcome = order && orderOutcome(order.status)
  const client = useQueryClient()
  const isPaid = outcome !== undefined && outcome !== 'open' && outcome !== 'failed'
  // The points may have come between the first reading of the balance and the opening of the live line.
  useEffect(() => {
    if (isPaid) void client.invalidateQueries({ queryKey: PROFILE_KEY })
  }, [isPaid, client])
  if (outcome === 'open') return <Navigate to={`/processing-payment?order_id=${orderId}`} replace />
  if (outcome === 'failed') return <Navigate to={`/fail-payment?order_id=${orderId}`} replace />
  const isUnknown = isProblem(error, 'order.not-found')
  const back = orderId && wayBack(orderId)
  return (
    <ResultFrame
      title={isUnknown ? t('payments.processing-title') : t('payments.success-title')}
      motif="stage"
      palette="brass"
      actions={
        <>
          {back && (
            <Link to={back} state={{ isPaid: true }} className={MAIN_ACTION}>
              {t('payments.back-to-chat')}
            </Link>
          )}
          <Link to="/account?tab=orders" className={back ? OTHER_ACTION : MAIN_ACTION}>
            {t('payments.view-orders')}
          </Link>
          <Link to="/" className={OTHER_ACTION}>
            {t('payments.continue-shopping')}
          </Link>
        </>
      }
    >
      {order && <Paid number={order.number} added={order.points} />}
      {error && <p className="mt-4 text-lg text-ink-2">{problemText(error, t, 'payments.check-failed')}</p>}
      {!isAuthenticated && <p className="mt-4 text-lg text-ink-2">{t('payments.sign-in-to-see')}</p>}
    </ResultFrame>
  )
}

/** What was there, what came, what is there now. */
function Paid({ number, added }: { number: string; added: number }) {
  const t = useT()
  const { points, signedPoints } = useNumbers()
  const { data: profile } = useProfile()
  const before = profile && Math.round((profile.balance - added) * 100) / 100
  return (
    <>
      <p className="mt-3 text-ink-2 tabular-nums">{t('payments.order-number', { number })}</p>
      <dl className="rows mt-7 border-y border-line tabular-nums [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-4 [&>div]:py-3.5">
        {before !== undefined && before >= 0 && (
          <div>
            <dt className="text-ink-2">{t('payments.before')}</dt>
            <dd>{points(before)}</dd>
          </div>
        )}
        <div>
          <dt className="text-ink-2">{t('payments.added')}</dt>
          <dd className="font-semibold text-ok">
            <bdi>{signedPoints(added)}</bdi>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{t('payments.balance-now')}</dt>
          <dd className="flex items-center gap-2 font-display text-[1.75rem] leading-none font-bold">
            <Coin size={22} />
            {profile ? points(profile.balance) : '–'} <span className="font-sans text-sm font-semibold">{t('ui.points')}</span>
          </dd>
        </div>
      </dl>
    </>
  )
}
