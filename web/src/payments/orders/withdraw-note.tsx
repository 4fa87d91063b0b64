import { Link } from 'react-router'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useDeposits } from './use-deposits.ts'
import '../texts.ts'

/** Under a receipt, for fourteen days: the way out of the contract. */
export function WithdrawNote({ receiptId }: { receiptId: string }) {
  const t = useT()
  const deposit = useDeposits().data?.find(({ receipt }) => receipt?.id === receiptId)
  if (!deposit?.can_withdraw) return null
  return (
    <p className="mt-6 text-ink-2 print:hidden">
      {t('payments.withdraw-until', { date: shortDate(deposit.withdraw_until) })}{' '}
      <Link to={`/account/withdrawal/${deposit.id}`} className="font-medium text-ink underline underline-offset-3">
        {t('payments.withdraw-title')}
      </Link>
    </p>
  )
}
