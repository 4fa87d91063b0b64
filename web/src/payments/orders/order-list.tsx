import type { Order } from '@green-room/contract/payments'
import { useState } from 'react'
import { Link } from 'react-router'
import '#web/accounts/profile-texts.ts'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { AskedSection } from '#web/ui/lists/asked-section.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { RowTable } from '#web/ui/lists/row-table.tsx'
import { StatusTag, type StatusTone } from '#web/ui/status-tag.tsx'
import { useOrders } from './use-orders.ts'
import { useSumIn } from './use-sum-in.ts'

const TONES: Record<Order['status'], StatusTone> = {
  Pending: 'wait',
  Processing: 'wait',
  Canceled: 'mute',
  Failed: 'bad',
  Successfully: 'ok',
}
const ITEM_COLUMN = 2

export function OrderList() {
  const t = useT()
  const sumIn = useSumIn()
  const [page, setPage] = useState(1)
  const asked = useOrders(page)
  return (
    <AskedSection id="orders" title={t('profile.orders')} asked={asked} failed="profile.orders-failed" height="h-48">
      {(data) => (
        <>
          <RowTable
            empty={t('profile.orders-none')}
            phoneLead={ITEM_COLUMN}
            head={[t('profile.order-number'), t('profile.date'), t('profile.item'), t('profile.total'), t('profile.status')]}
            rows={data.data.map((order) => ({
              key: order.id,
              cells: [
                <Number key="number" order={order} />,
                shortDate(order.created_at),
                order.item,
                <bdi key="total">{sumIn(order.total, order.currency)}</bdi>,
                <Status key="status" order={order} />,
              ],
            }))}
          />
          <Pager page={page} pages={data.meta.last_page} onPage={setPage} />
        </>
      )}
    </AskedSection>
  )
}

const Number = ({ order: { number, receipt_id: receiptId } }: { order: Order }) =>
  receiptId ? (
    <Link
      to={`/account/receipts/${receiptId}`}
      className="relative underline underline-offset-3 after:absolute after:-inset-x-1 after:-inset-y-3"
    >
      <bdi className="whitespace-nowrap">{number}</bdi>
    </Link>
  ) : (
    <bdi className="whitespace-nowrap">{number}</bdi>
  )

function Status({ order: { status, mark } }: { order: Order }) {
  const t = useT()
  return (
    <span className="inline-flex flex-wrap justify-end gap-1.5">
      {mark && <StatusTag tone={mark === 'disputed' ? 'bad' : 'mute'}>{t(`profile.mark-${mark}`)}</StatusTag>}
      <StatusTag tone={TONES[status]}>{t(`profile.order-${status}`)}</StatusTag>
    </span>
  )
}
