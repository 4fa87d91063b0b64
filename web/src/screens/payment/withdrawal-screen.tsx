import type { Withdrawal } from '@green-room/contract/payments'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useSumIn } from '#web/payments/orders/use-sum-in.ts'
import { useWithdraw, useWithdrawal } from '#web/payments/orders/use-withdrawal.ts'
import '#web/payments/texts.ts'
import { shortDate } from '#web/platform/texts/format.ts'
import { useI18n, useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import '#web/platform/texts/problem-texts.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import '#web/ui/texts.ts'
import { PageFrame } from '../shell/page-frame.tsx'

/** The second of the two steps that the law asks for: what goes, what comes back, and the button that does it. */
export default function WithdrawalScreen() {
  const t = useT()
  const { orderId = '' } = useParams()
  const { data, error, isPending, refetch } = useWithdrawal(orderId)
  return (
    <PageFrame title={t('payments.withdraw-title')}>
      <div className="mx-auto max-w-[40rem] pt-6 sm:pt-10">
        <BackLink to="/account" />
        <h1 className="mt-3 text-[2.25rem] font-extrabold sm:text-[2.75rem]">{t('payments.withdraw-title')}</h1>
        <div className="mt-6">
          {error && (
            <ErrorBanner text={problemText(error, t, 'payments.withdraw-load-failed')}>
              <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
                {t('ui.try-again')}
              </button>
            </ErrorBanner>
          )}
          {isPending && <div className="late card skel h-64" aria-hidden="true" />}
          {data && <Offer withdrawal={data} />}
        </div>
      </div>
    </PageFrame>
  )
}

function Offer({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, rich } = useI18n()
  const { points } = useNumbers()
  const sumIn = useSumIn()
  const withdraw = useWithdraw(withdrawal.order_id)
  const { number, problem, until, unused, amount, currency } = withdrawal
  const done = withdraw.data
  if (done)
    return (
      <section role="status" className="card p-6 sm:p-8">
        <h2 className="text-section">{t('payments.withdraw-done')}</h2>
        <p className="mt-3 text-lg text-ink-2">{t('payments.withdraw-done-text', { sum: sumIn(done.amount, done.currency) })}</p>
        <Link to="/account" className="btn btn-primary mt-6">
          {t('payments.back-to-account')}
        </Link>
      </section>
    )
  return (
    <section className="card p-6 sm:p-8">
      <p className="text-lg text-ink-2">
        {problem
          ? t(problem)
          : rich('payments.withdraw-lead', { number: <bdi className="whitespace-nowrap">{number}</bdi>, date: shortDate(until) })}
      </p>
      <dl className="rows mt-6 border-y border-line tabular-nums [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-4 [&>div]:py-3.5">
        <Row label={t('payments.withdraw-bought')}>{t('ui.amount-of-points', { amount: points(withdrawal.points) })}</Row>
        <Row label={t('payments.withdraw-unused')}>{t('ui.amount-of-points', { amount: points(unused) })}</Row>
        <Row label={t('payments.withdraw-amount')}>
          <b className="font-display text-[1.75rem] leading-none">{sumIn(amount, currency)}</b>
        </Row>
      </dl>
      <div className="mt-5">
        <FormError text={withdraw.error ? problemText(withdraw.error, t, 'payments.withdraw-failed') : undefined} />
      </div>
      {!problem && (
        <button
          type="button"
          className="btn btn-primary mt-5 min-h-13 px-7 max-sm:w-full"
          aria-disabled={withdraw.isPending}
          onClick={() => withdraw.isPending || withdraw.mutate()}
        >
          {t('payments.withdraw-confirm')}
        </button>
      )}
    </section>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-2">{label}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)
