import type { Deposit } from '@green-room/contract/payments'
import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import '#web/accounts/profile-texts.ts'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { AskedSection } from '#web/ui/lists/asked-section.tsx'
import { RowTable } from '#web/ui/lists/row-table.tsx'
import { useDeposits } from './use-deposits.ts'

const QUIET_LINK =
  'inline-flex min-h-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center gap-1 font-medium text-ink-2 underline underline-offset-3'

/** Purchase history: what was paid, its receipts, and for fourteen days the way out of the contract. */
export function DepositList() {
  const t = useT()
  const { money, signedPoints } = useNumbers()
  const asked = useDeposits()
  return (
    <AskedSection id="history" title={t('profile.history')} asked={asked} failed="profile.transactions-failed" height="h-32">
      {(data) => (
        <RowTable
          empty={t('profile.history-none')}
          hasActions
          head={[t('profile.date'), t('profile.sum'), t('profile.points'), t('profile.actions')]}
          rows={data.map((deposit) => ({
            key: deposit.id,
            cells: [
              shortDate(deposit.created_at),
              <bdi key="sum">{money(deposit.sum)}</bdi>,
              <bdi key="points">{signedPoints(deposit.points)}</bdi>,
              <Actions key="actions" deposit={deposit} />,
            ],
            ...(deposit.refunded > 0 ? { note: t('profile.refunded-sum', { sum: money(deposit.refunded) }) } : {}),
          }))}
        />
      )}
    </AskedSection>
  )
}

function Actions({ deposit }: { deposit: Deposit }) {
  const t = useT()
  return (
    <span className="flex flex-wrap justify-end gap-x-4">
      {deposit.receipt && (
        <Link
          to={`/account/receipts/${deposit.receipt.id}`}
          className={QUIET_LINK}
          aria-label={t('profile.receipt-named', { number: deposit.receipt.number })}
        >
          {t('profile.receipt')}
          <ArrowUpRight size={15} className="max-sm:hidden rtl:-scale-x-100" aria-hidden="true" />
        </Link>
      )}
      {deposit.credit_notes.map(({ id, number }) => (
        <Link key={id} to={`/account/receipts/${id}`} className={QUIET_LINK} aria-label={t('profile.credit-note-named', { number })}>
          {t('profile.credit-note')}
        </Link>
      ))}
      {deposit.can_withdraw && (
        <Link
          to={`/account/withdrawal/${deposit.id}`}
          className={QUIET_LINK}
          aria-label={t('profile.withdraw-named', { number: deposit.number })}
        >
          {t('profile.withdraw')}
        </Link>
      )}
    </span>
  )
}
