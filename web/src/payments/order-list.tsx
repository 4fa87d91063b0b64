import type { Order } from '@green-room/contract/payments'
import { useState } from 'react'
import { Link } from 'react-router'
import '#web/accounts/profile-texts.ts'
import { shortDate } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/problem-text.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { RowTable } from '#web/ui/row-table.tsx'
import { StatusTag, type StatusTone } from '#web/ui/status-tag.tsx'
import '#web/ui/texts.ts'
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
  const { data, error, isPending, refetch } = useOrders(page)
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="text-[1.75rem]">
        {t('profile.orders')}
      </h2>
      <div className="mt-4">
        {error && (
          <ErrorBanner text={problemText(error, t, 'profile.orders-failed')}>
            <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
              {t('ui.try-again')}
            </button>
          </ErrorBanner>
        )}
        {isPending && <div className="late card skel h-48" aria-hidden="true" />}
        {data && (
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
      </div>
    </section>
  )
}

const Number = ({ order: { number, receipt_id: receiptId } }: { order: Order }) =>
  receiptId ? (
    <Link to={`/account/receipts/${receiptId}`} className="underline underline-offset-3">
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
