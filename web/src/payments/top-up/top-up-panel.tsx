import { Lock } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useCurrencyChoice } from '#web/content/use-currency-choice.ts'
import '#web/accounts/profile-texts.ts'
import { useSpendingCare } from '#web/ledger/use-spending-care.ts'
import { shortDate } from '#web/platform/texts/format.ts'
import { safePath } from '#web/platform/navigation.ts'
import { useT } from '#web/platform/i18n.tsx'
import '#web/platform/texts/problem-texts.ts'
import { AmountStep } from './amount-step.tsx'
import { amountText } from './amount-text.ts'
import { amountWorth, DEFAULT_AMOUNT } from './quote.ts'
import { Sum } from './sum.tsx'
import type { TopUpStart } from './top-up.ts'
import { useSumText } from '../use-sum-text.ts'
import { useTopUp } from './use-top-up.ts'
import { useTopUpDialog } from './use-top-up-dialog.tsx'
import './offers-texts.ts'
import '../texts.ts'

/**
 * A top-up on the page itself: sum and method here, billing details in the dialog. Begins anew for another sum or currency. `children`
 * stand below what is to pay.
 */
export function TopUpPanel({ children }: { children?: ReactNode }) {
  const { search } = useLocation()
  const { currency } = useCurrencyChoice()
  return <Panel key={`${search} ${currency.code}`}>{children}</Panel>
}

function Panel({ children }: { children: ReactNode }) {
  const t = useT()
  const sumText = useSumText()
  const id = useId()
  const start = useStart()
  const { data: profile } = useProfile()
  const topUp = useTopUp(start, profile?.country_id ?? '')
  const { open, dialog } = useTopUpDialog()
  const { data: care } = useSpendingCare()
  const breakUntil = care?.break_until ?? null
  const [error, setError] = useState<string>()
  const submit = () => {
    const problem = topUp.problem && amountText(topUp.problem, t, topUp.currency, sumText)
    setError(problem ?? undefined)
    if (problem) document.getElementById(id)?.querySelector<HTMLElement>('[name="amount"]')?.focus()
    else if (breakUntil === null)
      open({ ...start, step: 'billing', amount: topUp.amount, paymentType: topUp.paymentType, bundleId: topUp.bundleId })
  }
  return (
    <div className="grid min-w-0 grid-cols-1 items-start gap-6 @min-[51rem]:grid-cols-[minmax(0,1fr)_19rem]">
      <section aria-labelledby="top-up" className="card p-5 sm:p-8">
        <h2 id="top-up" className="text-section">
          {t('payments.top-up-balance')}
        </h2>
        <p className="mt-2 mb-6 text-ink-2">{t('offers.lead')}</p>
        {start.back !== null && <p className="-mt-2 mb-6 rounded-md bg-brass-wash px-4 py-3 text-brass-ink">{t('payments.need-note')}</p>}
        <form
          id={id}
          noValidate
          className="@container"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <div className="grid grid-cols-1 gap-6">
            <AmountStep topUp={topUp} error={error} onChange={() => setError(undefined)} />
          </div>
        </form>
      </section>
      <div className="grid grid-cols-1 content-start gap-6 @min-[51rem]:sticky @min-[51rem]:top-24">
        <section aria-labelledby="you-pay" className="card p-6 sm:p-7">
          <h2 id="you-pay" className="text-[1.5rem]">
            {t('payments.you-pay')}
          </h2>
          <p className="mt-3 font-display text-[2.75rem] leading-none font-bold tracking-[-0.02em] tabular-nums" aria-live="polite">
            <bdi>{topUp.quote ? sumText(topUp.quote.sum, topUp.currency) : '–'}</bdi>
          </p>
          <div className="mt-5 border-t border-line pt-4">
            <Sum topUp={topUp} />
          </div>
          {breakUntil !== null && (
            <p id="on-break" className="mt-5 rounded-md bg-brass-wash px-4 py-3 text-sm font-medium text-brass-ink">
              {t('profile.break-until', { date: shortDate(breakUntil) })}
            </p>
          )}
          <button
            type="submit"
            form={id}
            className="btn btn-primary mt-6 min-h-13 w-full"
            disabled={breakUntil !== null}
            aria-describedby={breakUntil === null ? undefined : 'on-break'}
          >
            {t('payments.continue')}
          </button>
          <p className="mt-4 flex gap-2 text-sm text-ink-3">
            <Lock size={16} className="mt-0.5 shrink-0" aria-hidden="true" /> {t('payments.card-note')}
          </p>
        </section>
        {children}
      </div>
      {dialog}
    </div>
  )
}

/** `need` is the sum in euro that a chat was short of, `back` the way to it. */
function useStart(): TopUpStart {
  const [query] = useSearchParams()
  const { currency } = useCurrencyChoice()
  const need = Number(query.get('need'))
  return {
    step: 'billing',
    amount: need > 0 && need <= 1_000_000 ? amountWorth(need, currency) : DEFAULT_AMOUNT,
    paymentType: 'visa',
    bundleId: null,
    back: safePath(query.get('back'), '') || null,
  }
}
