import { Link, Navigate, useSearchParams } from 'react-router'
import { useCurrencies } from '#web/content/use-currencies.ts'
import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import { orderOutcome } from '#web/payments/orders/order-outcome.ts'
import { DEFAULT_AMOUNT, sameAmount } from '#web/payments/top-up/quote.ts'
import { useOrderStatus } from '#web/payments/orders/use-order-status.ts'
import { useTopUpDialog } from '#web/payments/top-up/use-top-up-dialog.tsx'
import { paidWith, wayBack } from '#web/payments/top-up/way-back.ts'
import '#web/payments/texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import { MAIN_ACTION, OTHER_ACTION, ResultFrame } from './result-frame.tsx'
import { signInPath } from '../shell/keepers/session-keeper.tsx'

/** The only words that the address may put on the page. */
const KNOWN = new Map<string, TextKey>([
  ['Payment processing failed', 'payments.processing-failed'],
  ['canceled', 'payments.fail-canceled'],
])

/** Asks first how the order stands: money may have come after all. */
export default function FailPaymentScreen() {
  const t = useT()
  const [query] = useSearchParams()
  const orderId = query.get('order_id')
  const { isAuthenticated } = useSession()
  const { data: order, isLoading: isOrderAwaited } = useOrderStatus(orderId)
  const { isLoading: areCurrenciesAwaited } = useCurrencies()
  const { currencies, currency } = useCurrencyChoice()
  const { open, dialog } = useTopUpDialog()
  const back = orderId && wayBack(orderId)
  const isCanceled = query.get('error') === 'canceled'
  if (order && orderOutcome(order.status) === 'paid') return <Navigate to={`/success-payment?order_id=${orderId}`} replace />
  if (order?.status === 'processing') return <Navigate to={`/processing-payment?order_id=${orderId}`} replace />

  const again = () => {
    const charged = currencies.find(({ code }) => code === order?.currency)
    open({
      step: 'amount',
      amount: order && charged ? sameAmount(order.total, charged, currency) : DEFAULT_AMOUNT,
      paymentType: orderId ? paidWith(orderId) : 'visa',
      bundleId: order?.bundle_id ?? null,
      back,
    })
  }
  return (
    <ResultFrame
      title={t(isCanceled ? 'payments.canceled-title' : 'payments.fail-title')}
      motif="rooftop"
      palette="oxblood"
      actions={
        <>
          {isAuthenticated ? (
            <button
              type="button"
              className={MAIN_ACTION}
              aria-haspopup="dialog"
              // Until it is known what was to be paid, it would open another sum.
              disabled={isOrderAwaited || areCurrenciesAwaited}
              onClick={again}
            >
              {t('ui.try-again')}
            </button>
          ) : (
            <Link to={signInPath('/account?tab=balance')} className={MAIN_ACTION}>
              {t('ui.try-again')}
            </Link>
          )}
          {back && (
            <Link to={back} className={OTHER_ACTION}>
              {t('payments.back-to-chat')}
            </Link>
          )}
          <Link to="/" className={OTHER_ACTION}>
            {t('payments.return-home')}
          </Link>
        </>
      }
    >
      <p className="mt-4 text-lg text-ink-2">{t(KNOWN.get(query.get('error') ?? '') ?? 'payments.fail-text')}</p>
      <p className="mt-5 rounded-md bg-sunken px-4 py-3 text-ink-2">{t('payments.fail-note')}</p>
      {dialog}
    </ResultFrame>
  )
}
