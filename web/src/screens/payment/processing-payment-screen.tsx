import { Link, useNavigate, useSearchParams } from 'react-router'
import { PaymentRing } from '#web/payments/leave/payment-ring.tsx'
import { useOrderWatch } from '#web/payments/orders/use-order-watch.ts'
import '#web/payments/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/kept/use-session.ts'
import { MAIN_ACTION, OTHER_ACTION, ResultFrame } from './result-frame.tsx'
import { signInPath } from '../shell/keepers/session-keeper.tsx'

/** Where the payment page leads back to: waits until the order is paid or not. */
export default function ProcessingPaymentScreen() {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const orderId = query.get('order_id')
  const { isAuthenticated } = useSession()
  const here = `/processing-payment?order_id=${encodeURIComponent(orderId ?? '')}`
  const watch = useOrderWatch(isAuthenticated ? orderId : null, (outcome) => {
    const order = encodeURIComponent(orderId ?? '')
    const to = outcome === 'paid' ? `/success-payment?order_id=${order}` : `/fail-payment?order_id=${order}&error=Payment+processing+failed`
    void navigate(to, { replace: true })
  })
  return (
    <ResultFrame
      title={t('payments.processing-title')}
      motif="vinyl"
      palette="midnight"
      actions={
        <>
          {orderId !== null && !isAuthenticated && (
            <Link to={signInPath(here)} className={MAIN_ACTION}>
              {t('payments.sign-in')}
            </Link>
          )}
          <Link to="/account?tab=orders" className={OTHER_ACTION}>
            {t('payments.view-orders')}
          </Link>
          <Link to="/" className={OTHER_ACTION}>
            {t('payments.return-home')}
          </Link>
        </>
      }
    >
      <div role="status" className="mt-7 flex items-start gap-4">
        {orderId === null ? (
          <p className="text-lg">{t('payments.no-order')}</p>
        ) : !isAuthenticated ? (
          <p className="text-lg">{t('payments.sign-in-to-see')}</p>
        ) : watch === 'too-long' ? (
          <Said text={t('payments.taking-long')} more={t('payments.taking-long-note')} />
        ) : (
          <>
            <PaymentRing />
            <Said text={t(watch === 'failing' ? 'payments.check-failed' : 'payments.waiting')} more={t('payments.waiting-text')} />
          </>
        )}
      </div>
      {orderId !== null && <p className="mt-7 border-t border-line pt-5 text-ink-2">{t('payments.waiting-note')}</p>}
    </ResultFrame>
  )
}

const Said = ({ text, more }: { text: string; more: string }) => (
  <div>
    <p className="text-lg">{text}</p>
    <p className="mt-1 text-ink-2">{more}</p>
  </div>
)
